import type { ColourId } from '../../listing-copy/words/colours.ts';
import { type Oklch, readHex, writeHex } from '../../listing-copy/words/oklch.ts';
import { paints } from '../photos/paint.ts';

/** Draws a product as SVG elements on a 400 × 400 canvas in a main and a second colour. */
export type Drawing = (brush: Brush, main: string, second: string) => string;

/** Gradient fills that make flat shapes look round and lit from the upper left. */
export interface Brush {
  /** Round from left to right, like a bottle. */
  across(hex: string): string;
  /** Lit from above, like a wall or a cushion. */
  down(hex: string): string;
  ball(hex: string): string;
  /** Hard bands of light and dark. */
  metal(hex: string): string;
}

const pixels = (id: keyof typeof paints) => writeHex(paints[id]);

/** The colours of drawings, by the colour ids of listing copy. */
export const inks: Partial<Record<ColourId, string>> = {
  ...Object.fromEntries(Object.keys(paints).map((id) => [id, pixels(id as keyof typeof paints)])),
  silver: '#c9ced8',
  gold: '#e2b04a',
  cream: '#f6ecd6',
  burgundy: '#7d2338',
  olive: '#7f8440',
  // Multicoloured drawings define their other colours themselves.
  multicolour: '#e4574f',
};

/** Lightens a colour by a lightness difference, or darkens it when negative. */
export function shade(hex: string, by: number): string {
  const { lightness, chroma, hue }: Oklch = readHex(hex);
  const shaded = Math.min(0.99, Math.max(0.06, lightness + by));
  return writeHex({ lightness: shaded, chroma: chroma * (by > 0 ? 1 - by * 0.9 : 1), hue });
}

/** Renders a drawing in its colours as an SVG document. */
export function drawSvg(draw: Drawing, main: string, second: string): string {
  const fills: string[] = [];
  const addFill = (gradient: (id: string) => string) => {
    const id = `f${fills.length}`;
    fills.push(gradient(id));
    return `url(#${id})`;
  };
  const line = (direction: string, stops: [number, string][]) =>
    addFill((id) => `<linearGradient id="${id}" ${direction}>${stopsOf(stops)}</linearGradient>`);
  const brush: Brush = {
    across: (hex) =>
      line('', [
        [0, shade(hex, -0.09)],
        [0.22, shade(hex, 0.08)],
        [0.5, hex],
        [1, shade(hex, -0.15)],
      ]),
    down: (hex) =>
      line('x1="0" y1="0" x2=".25" y2="1"', [
        [0, shade(hex, 0.08)],
        [0.45, hex],
        [1, shade(hex, -0.11)],
      ]),
    metal: (hex) =>
      line('x1="0" y1="0" x2="1" y2=".6"', [
        [0, shade(hex, 0.1)],
        [0.28, shade(hex, -0.12)],
        [0.46, shade(hex, 0.13)],
        [0.7, shade(hex, -0.06)],
        [0.86, shade(hex, 0.08)],
        [1, shade(hex, -0.18)],
      ]),
    ball: (hex) =>
      addFill(
        (id) =>
          `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stopsOf([
            [0, shade(hex, 0.14)],
            [0.45, hex],
            [1, shade(hex, -0.17)],
          ])}</radialGradient>`,
      ),
  };
  const body = draw(brush, main, second);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400"><defs>${fills.join('')}</defs>${body}</svg>`;
}

function stopsOf(stops: [number, string][]): string {
  return stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('');
}
