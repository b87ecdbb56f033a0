import sharp from 'sharp';
import { labelled } from './labelled.ts';

const longestSide = 2048;
const largestGrowth = 2;
const sampleSide = 160;
/** As far as the light is stretched: beyond that, noise shows and a pale thing turns grey. */
const mostContrast = 1.6;
/** As far as a colour is pulled towards neutral. */
const mostTint = 0.08;
const tintTrust = 0.6;
/** Only what is nearly grey tells of the light: grass is meant to be green. Too little of it tells nothing. */
const neutralSpread = 0.22;
const leastNeutral = 0.05;

/** How the light and the colours of a photo are put right: `out = in × gain + shift` in each channel. */
interface Correction {
  gain: number[];
  shift: number[];
}

/** A clearer copy: light, white balance, sharpness, and more pixels where there are few. */
export async function enhance(photo: Buffer): Promise<Buffer> {
  const { autoOrient } = await sharp(photo).metadata();
  const longest = Math.max(autoOrient.width, autoOrient.height);
  const growth = Math.max(1, Math.min(largestGrowth, longestSide / longest));
  const { gain, shift } = await correctionFor(photo);
  return labelled(
    sharp(photo)
      .autoOrient()
      .resize({ width: Math.round(autoOrient.width * growth), kernel: 'lanczos3' })
      .linear(gain, shift)
      .sharpen({ sigma: 1.1, m1: 0.4, m2: 1.6 })
      .modulate({ saturation: 1.05 }),
  );
}

async function correctionFor(photo: Buffer): Promise<Correction> {
  // A small copy tells enough, and is read in a few milliseconds.
  const pixels = await sharp(photo).resize(sampleSide, sampleSide, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const { means, low, high } = measure(pixels);
  const contrast = Math.min(mostContrast, 255 / Math.max(1, high - low));
  // What cannot be stretched to the full range keeps its place in it: a pale picture stays pale.
  const room = 255 - (high - low) * contrast;
  const floor = high - low >= 254 ? 0 : (room * low) / (255 - (high - low));
  const grey = (means[0] + means[1] + means[2]) / 3;
  const tints = means.map((mean) => clamp(1 + tintTrust * (grey / Math.max(1, mean) - 1), 1 - mostTint, 1 + mostTint));
  return {
    gain: tints.map((tint) => tint * contrast),
    shift: tints.map(() => floor - low * contrast),
  };
}

/** The mean of each channel over what is nearly grey, and between which brightnesses nearly all pixels lie. */
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
  const means = neutral < total * leastNeutral ? [1, 1, 1] : sums.map((sum) => sum / neutral);
  return {
    means: means as [number, number, number],
    low: percentile(counts, total * 0.005),
    high: percentile(counts, total * 0.995),
  };
}

function percentile(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  for (const [light, count] of counts.entries()) {
    seen += count;
    if (seen > wanted) return light;
  }
  return 255;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
