import sharp, { type Sharp } from 'sharp';
import type { ColourId } from '../../../listing-copy/words/colours.ts';
import { maskSide } from '../networks/input-sizes.ts';
import { nameArticleColours } from './article-colours.ts';
import { type Box, type Picture, squareOf } from './picture.ts';

const colourSide = 128;
const margin = 0.1;

/** Scales the network's output to bytes: 0 is background, 255 is the article. */
export function maskOf(answer: Float32Array): Uint8Array {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of answer) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const range = most - least || 1;
  return Uint8Array.from(answer, (value) => Math.round((255 * (value - least)) / range));
}

/** The bounding box of the article with a margin; the whole picture when no article is found. */
export function boxOf(mask: Uint8Array, { width, height }: Picture): Box {
  let [left, top, right, bottom] = [maskSide, maskSide, -1, -1];
  for (let at = 0; at < mask.length; at += 1) {
    if ((mask[at] as number) < 128) continue;
    const [x, y] = [at % maskSide, Math.floor(at / maskSide)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  if (right - left < maskSide / 20 || bottom - top < maskSide / 20) return { left: 0, top: 0, width, height };
  const across = toRange(left, right, width);
  const down = toRange(top, bottom, height);
  return { left: across.from, top: down.from, width: across.length, height: down.length };
}

function toRange(first: number, last: number, length: number): { from: number; length: number } {
  const air = (last - first) * margin;
  const from = Math.max(0, Math.floor(((first - air) / maskSide) * length));
  const to = Math.min(length, Math.ceil(((last + 1 + air) / maskSide) * length));
  return { from, length: Math.max(1, to - from) };
}

/** The colours of the article in daylight, as far as they are certain. */
export async function coloursOf(mask: Uint8Array, picture: Picture): Promise<ColourId[]> {
  const [colours, solid] = await Promise.all([squareOf(picture, colourSide), resizeMask(mask, colourSide, colourSide)]);
  const rgba = new Uint8Array(colourSide * colourSide * 4);
  for (let at = 0; at < solid.length; at += 1) {
    rgba.set(colours.subarray(at * 3, at * 3 + 3), at * 4);
    rgba[at * 4 + 3] = solid[at] as number;
  }
  return nameArticleColours(rgba);
}

/** The mask in another size. */
export function resizeMask(mask: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  return scaled(mask, width, height).raw().toBuffer();
}

/** The mask as a PNG of one channel. */
export function maskPng(mask: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  return scaled(mask, width, height).png().toBuffer();
}

function scaled(mask: Uint8Array, width: number, height: number): Sharp {
  return sharp(mask, { raw: { width: maskSide, height: maskSide, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .toColourspace('b-w');
}
