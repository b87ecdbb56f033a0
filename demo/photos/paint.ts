import type { ColourId } from '../../listing-copy/words/colours.ts';
import { type Oklch, toOklch, toRgb } from '../../listing-copy/words/oklch.ts';

const paint = (lightness: number, chroma: number, hue: number): Oklch => ({ lightness, chroma, hue });

/** The colours in which goods are painted; nameColours gives each its own id. */
export const paints = {
  black: paint(0.3, 0.012, 300),
  white: paint(0.95, 0.004, 300),
  grey: paint(0.66, 0.012, 290),
  red: paint(0.58, 0.2, 26),
  pink: paint(0.74, 0.15, 355),
  orange: paint(0.74, 0.16, 55),
  yellow: paint(0.85, 0.15, 92),
  green: paint(0.66, 0.15, 148),
  teal: paint(0.6, 0.095, 190),
  'light-blue': paint(0.8, 0.095, 232),
  blue: paint(0.56, 0.18, 258),
  navy: paint(0.34, 0.09, 264),
  purple: paint(0.54, 0.17, 300),
  brown: paint(0.48, 0.085, 50),
  beige: paint(0.83, 0.05, 76),
} satisfies Partial<Record<ColourId, Oklch>>;

export type PaintId = keyof typeof paints;

/** Below this chroma a pixel counts as white, grey or black. */
const colourlessChroma = 0.055;
/** Distance from the main hue, in degrees, up to which paint covers fully, and where it ends. */
const [fullTo, endsAt] = [30, 62];

/** Paints the main part of a product in another colour; windows, straps and wheels keep theirs. */
export function repaint(rgba: Uint8Array, id: PaintId): Uint8Array {
  const part = findMainPart(rgba);
  // Similar colours change by the same amount, so the change is cached per 6-bit colour.
  const changes = new Map<number, readonly [number, number, number]>();
  const out = new Uint8ClampedArray(rgba);
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    if (rgba[at + 3] === 0) continue;
    const red = rgba[at] as number;
    const green = rgba[at + 1] as number;
    const blue = rgba[at + 2] as number;
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
    let change = changes.get(key);
    if (!change) {
      change = changeOf([red, green, blue], part, paints[id]);
      changes.set(key, change);
    }
    out[at] = red + change[0];
    out[at + 1] = green + change[1];
    out[at + 2] = blue + change[2];
  }
  return new Uint8Array(out.buffer);
}

function changeOf(bare: [number, number, number], part: MainPart, target: Oklch): [number, number, number] {
  const pixel = toOklch(...bare);
  const cover = part.covers(pixel);
  if (cover === 0) return [0, 0, 0];
  const lightness = Math.min(0.985, Math.max(0.08, target.lightness + (pixel.lightness - part.lightness) * 0.8));
  const chroma = target.chroma * Math.min(1, lightness / target.lightness, (1 - lightness) * 5);
  const painted = toRgb({ lightness, chroma, hue: target.hue });
  return [0, 1, 2].map((byte) => ((painted[byte] as number) - (bare[byte] as number)) * cover) as [
    number,
    number,
    number,
  ];
}

interface MainPart {
  /** Mean lightness. */
  lightness: number;
  /** From 0 to 1, so that paint fades out at colour gradients. */
  covers(pixel: Oklch): number;
}

/** The part with the most common hue, or the colourless part if that is larger. */
function findMainPart(rgba: Uint8Array): MainPart {
  const sample: Oklch[] = [];
  for (let at = 0; at + 3 < rgba.length; at += 4 * 13) {
    if ((rgba[at + 3] as number) < 200) continue;
    sample.push(toOklch(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number));
  }
  const coloured = sample.filter(({ chroma }) => chroma >= colourlessChroma);
  const covers = coloured.length * 2 < sample.length ? coversColourless : coversHue(mainHue(coloured));
  const main = sample.filter((pixel) => covers(pixel) > 0.5);
  return { covers, lightness: main.reduce((sum, pixel) => sum + pixel.lightness, 0) / Math.max(1, main.length) };
}

function coversColourless({ lightness, chroma }: Oklch): number {
  return fade(chroma, colourlessChroma, 0.1) * (1 - fade(lightness, 0.36, 0.46));
}

function coversHue(main: number) {
  return ({ hue, chroma }: Oklch): number => {
    const away = Math.abs(((hue - main + 540) % 360) - 180);
    return fade(away, fullTo, endsAt) * (1 - fade(chroma, 0.025, 0.055));
  };
}

/** 1 up to `from`, falling to 0 at `to`. */
function fade(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (to - value) / (to - from)));
}

function mainHue(pixels: readonly Oklch[]): number {
  const sectors = new Float64Array(36);
  for (const { hue, chroma } of pixels) {
    const sector = Math.floor(hue / 10) % 36;
    sectors[sector] = (sectors[sector] as number) + chroma;
  }
  const around = [...sectors.keys()].map((at) =>
    [-2, -1, 0, 1, 2].reduce((sum, step) => sum + (sectors[(at + step + 36) % 36] as number), 0),
  );
  return around.indexOf(Math.max(...around)) * 10 + 5;
}
