import sharp from 'sharp';
import { encodeEdited } from './encode-edited.ts';

const longestSide = 2048;
const maxScale = 2;
const sampleSide = 160;
/** More contrast would show noise and turn a pale article grey. */
const maxContrast = 1.6;
/** The maximum change of a channel for white balance. */
const maxTint = 0.08;
const tintStrength = 0.6;
/** White balance is measured on nearly grey pixels only, and skipped if there are too few of them. */
const neutralSpread = 0.22;
const minNeutralShare = 0.05;

/** A linear correction of light and colour: `out = in × gain + shift` in each channel. */
interface Correction {
  gain: number[];
  shift: number[];
}

/** Improves contrast, white balance and sharpness, and upscales small photos. */
export async function enhance(photo: Buffer): Promise<Buffer> {
  const { autoOrient } = await sharp(photo).metadata();
  const longest = Math.max(autoOrient.width, autoOrient.height);
  const scale = Math.max(1, Math.min(maxScale, longestSide / longest));
  const { gain, shift } = await correctionFor(photo);
  return encodeEdited(
    sharp(photo)
      .autoOrient()
      .resize({ width: Math.round(autoOrient.width * scale), kernel: 'lanczos3' })
      .linear(gain, shift)
      .sharpen({ sigma: 1.1, m1: 0.4, m2: 1.6 })
      .modulate({ saturation: 1.05 }),
  );
}

async function correctionFor(photo: Buffer): Promise<Correction> {
  // A small copy is enough to measure and takes a few milliseconds.
  const pixels = await sharp(photo).resize(sampleSide, sampleSide, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const { means, low, high } = measure(pixels);
  const contrast = Math.min(maxContrast, 255 / Math.max(1, high - low));
  // A range that cannot be stretched fully keeps its relative position, so that a pale picture stays pale.
  const room = 255 - (high - low) * contrast;
  const floor = high - low >= 254 ? 0 : (room * low) / (255 - (high - low));
  const grey = (means[0] + means[1] + means[2]) / 3;
  const tints = means.map((mean) => clamp(1 + tintStrength * (grey / Math.max(1, mean) - 1), 1 - maxTint, 1 + maxTint));
  return {
    gain: tints.map((tint) => tint * contrast),
    shift: tints.map(() => floor - low * contrast),
  };
}

/** The mean of each channel over nearly grey pixels, and the 0.5 and 99.5 percentiles of brightness. */
function measure(pixels: Buffer): { means: [number, number, number]; low: number; high: number } {
  const counts = new Uint32Array(256);
  const sums: [number, number, number] = [0, 0, 0];
  let neutral = 0;
  const total = pixels.length / 3;
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    const brightest = Math.max(red, green, blue);
    if (brightest > 30 && brightest - Math.min(red, green, blue) < brightest * neutralSpread) {
      sums[0] += red;
      sums[1] += green;
      sums[2] += blue;
      neutral += 1;
    }
    const light = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    counts[light] = (counts[light] as number) + 1;
  }
  const means = neutral < total * minNeutralShare ? [1, 1, 1] : sums.map((sum) => sum / neutral);
  return {
    means: means as [number, number, number],
    low: percentile(counts, total * 0.005),
    high: percentile(counts, total * 0.995),
  };
}

function percentile(counts: Uint32Array, target: number): number {
  let seen = 0;
  for (const [light, count] of counts.entries()) {
    seen += count;
    if (seen > target) return light;
  }
  return 255;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
