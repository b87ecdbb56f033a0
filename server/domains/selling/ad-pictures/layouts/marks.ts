import { drawText } from '../../../../platform/documents/text-drawing/draw-text.ts';
import type { FontSet } from '../../../../platform/documents/text-drawing/load-fonts.ts';
import {
  drawSvg,
  inkBox,
  open,
  type Picture,
  place,
  read,
} from '../../../../platform/documents/text-drawing/picture.ts';
import { palette } from './palette.ts';

/** The lantern of the site's logo as SVG, for a square of that size. */
export function lantern(size: number, left = 0, top = 0): string {
  return `<g transform="translate(${left} ${top}) scale(${size / 28})">
<defs><linearGradient id="lantern" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.lantern}"/><stop offset="1" stop-color="${palette.brand}"/></linearGradient></defs>
<rect width="28" height="28" rx="8" fill="url(#lantern)"/><circle cx="14" cy="14" r="5.25" fill="none" stroke="#fff" stroke-width="3.5"/></g>`;
}

/** Lantern and name on one line of that height. */
export async function drawMark(fonts: FontSet, height: number, colour = palette.ink): Promise<Picture> {
  const name = await drawLabel('Snapbazaar', fonts, 'display', height * 0.72, colour);
  const gap = Math.round(height * 0.32);
  const width = height + gap + name.width;
  const mark = await drawSvg(width, height, lantern(height));
  // Optically centred: the middle of the name's capital letter is the middle of the lantern.
  return read(open(mark).composite([place(name, height + gap, (height - name.height) / 2 + height * 0.07)]));
}

/** Margin around the pill for its shadow. */
export const offerShadow = 40;

/** The offer in an orange pill with a shadow. */
export async function drawOffer(offer: string, fonts: FontSet, height: number): Promise<Picture> {
  const words = await drawLabel(offer, fonts, 'strong', height * 0.44, palette.onBrand);
  const width = Math.round(words.width + height * 0.9);
  const spare = offerShadow;
  const radius = height / 2;
  const pill = await drawSvg(
    width + 2 * spare,
    height + 2 * spare,
    `<defs><filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="12"/></filter></defs>
<rect x="${spare}" y="${spare + 10}" width="${width}" height="${height}" rx="${radius}" fill="${palette.brand}" opacity=".3" filter="url(#soft)"/>
<rect x="${spare}" y="${spare}" width="${width}" height="${height}" rx="${radius}" fill="${palette.brand}"/>`,
  );
  const left = spare + (width - words.width) / 2;
  return read(open(pill).composite([place(words, left, spare + (height - words.height) / 2 + height * 0.035)]));
}

/** A short text on one line, cropped to its visible pixels. */
async function drawLabel(text: string, fonts: FontSet, style: 'display' | 'strong', size: number, colour: string) {
  const room = {
    width: Math.round(size * 20),
    height: size * 2,
    maxLines: 1,
    largest: Math.round(size),
    smallest: Math.round(size),
  };
  const drawn = await drawText(text, fonts, { ...room, lineHeight: 1.4, style, colour });
  const { left, top, right, bottom } = inkBox(drawn);
  return read(open(drawn).extract({ left, top, width: right - left, height: bottom - top }));
}
