import type { Raster } from './raster.ts';

/** Darkness from 0 to 1 at reduced resolution, positioned relative to the figure's top left corner. */
export interface Shadow {
  dark: Float32Array;
  width: number;
  height: number;
  left: number;
  top: number;
}

/** Shadows are soft, so a quarter of the resolution is enough. */
export const coarseness = 4;

/** The shadows of a standing figure: a wide one on the floor and a narrow one where it touches the floor. */
export function standingShadows(figure: Raster): Shadow[] {
  const { width, height } = figure;
  const foot = Math.max(8, Math.round(height * 0.1));
  const depth = Math.min(width, height) * 0.2;
  return [
    cast(figure, 0, { width, height: depth, blur: 22, strength: 0.32, x: width * 0.03, y: height - depth * 0.6 }),
    cast(figure, height - foot, {
      width,
      height: depth * 0.34,
      blur: 8,
      strength: 0.44,
      x: 0,
      y: height - depth * 0.24,
    }),
  ];
}

/** The shadow of a lying figure, lit from the upper left. */
export function lyingShadows(figure: Raster): Shadow[] {
  const { width, height } = figure;
  return [cast(figure, 0, { width, height, blur: 12, strength: 0.36, x: 9, y: 15 })];
}

interface Casting {
  width: number;
  height: number;
  blur: number;
  strength: number;
  x: number;
  y: number;
}

/** Scales the figure's outline below a row to the given size and blurs it. */
function cast(figure: Raster, fromRow: number, to: Casting): Shadow {
  const pad = Math.ceil((to.blur * 2.5) / coarseness);
  const [wide, high] = [Math.ceil(to.width / coarseness), Math.ceil(to.height / coarseness)];
  const [width, height] = [wide + 2 * pad, high + 2 * pad];
  const dark = new Float32Array(width * height);
  for (let y = 0; y < high; y += 1) {
    const row = fromRow + Math.floor(((y + 0.5) / high) * (figure.height - fromRow));
    for (let x = 0; x < wide; x += 1) {
      const column = Math.floor(((x + 0.5) / wide) * figure.width);
      const alpha = figure.pixels[(row * figure.width + column) * 4 + 3] as number;
      dark[(y + pad) * width + x + pad] = (alpha / 255) * to.strength;
    }
  }
  // Three box blurs approximate a Gaussian blur.
  const reach = Math.max(1, Math.round((to.blur / coarseness) * 0.85));
  for (let pass = 0; pass < 3; pass += 1) {
    for (let y = 0; y < height; y += 1) blurLine(dark, y * width, 1, width, reach);
    for (let x = 0; x < width; x += 1) blurLine(dark, x, width, height, reach);
  }
  const [left, top] = [Math.round(to.x) - pad * coarseness, Math.round(to.y) - pad * coarseness];
  return { dark, width, height, left, top };
}

const line = new Float32Array(1024);

function blurLine(values: Float32Array, start: number, step: number, length: number, reach: number): void {
  for (let at = 0; at < length; at += 1) line[at] = values[start + at * step] as number;
  const wide = 2 * reach + 1;
  let sum = 0;
  for (let at = 0; at < Math.min(reach, length); at += 1) sum += line[at] as number;
  for (let at = 0; at < length; at += 1) {
    if (at + reach < length) sum += line[at + reach] as number;
    values[start + at * step] = sum / wide;
    if (at >= reach) sum -= line[at - reach] as number;
  }
}
