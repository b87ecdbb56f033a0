import type { Oklch } from '../../../listing-copy/words/oklch.ts';
import { toOklch } from '../../../listing-copy/words/oklch.ts';

/** A background with more chroma than this may itself be coloured, so it does not show the colour of the light. */
const maxCast = 0.045;
/** The brightest part of the background is used, except overexposed pixels. */
const brightShare = 0.25;
const maxGain = 1.35;

/** The factors for red, green and blue that make a pale background neutral, as in daylight. */
export function whiteBalanceGains(rgba: Uint8Array, isGround: number): [number, number, number] {
  const ground: { rgb: [number, number, number]; seen: Oklch }[] = [];
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if ((rgba[at + 3] as number) >= isGround) continue;
    const rgb: [number, number, number] = [rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number];
    if (Math.max(...rgb) < 252) ground.push({ rgb, seen: toOklch(...rgb) });
  }
  ground.sort((one, other) => other.seen.lightness - one.seen.lightness);
  const bright = ground
    .slice(0, Math.ceil(ground.length * brightShare))
    .filter(({ seen }) => seen.chroma < maxCast && seen.lightness > 0.6);
  // Where most bright pixels are coloured, the colour of the light is unknown.
  if (bright.length < ground.length * brightShare * 0.6 || bright.length === 0) return [1, 1, 1];
  const mean = [0, 1, 2].map(
    (channel) => bright.reduce((sum, { rgb }) => sum + (rgb[channel] as number), 0) / bright.length,
  );
  const level = Math.max(...mean);
  return mean.map((value) => Math.min(maxGain, level / Math.max(1, value))) as [number, number, number];
}

/** Whether a picture is black and white, so that no colour can be named. */
export function isGreyscale(pixels: readonly Oklch[]): boolean {
  const coloured = pixels.filter(
    ({ chroma, lightness }) => chroma > 0.02 && lightness > 0.2 && lightness < 0.98,
  ).length;
  return coloured < pixels.length * 0.01;
}
