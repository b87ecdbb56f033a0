import sharp from 'sharp';
import {
  drawSvg,
  open,
  type Picture,
  place,
  read,
  upright,
} from '../../../../platform/documents/text-drawing/picture.ts';
import { cutOut } from '../cut-out/cut-out.ts';

/** The product for stickers and prints: cut out where possible, else cropped with rounded corners. */
export async function drawFigure(photo: Buffer, width: number, height: number): Promise<Picture> {
  const cut = await cutOut(photo, width, height);
  if (cut) return cut;
  const { width: wide, height: high } = (await sharp(photo).metadata()).autoOrient;
  const shape = Math.min(1.4, Math.max(0.75, wide / high));
  const card = {
    width: Math.round(Math.min(width, height * shape)),
    height: Math.round(Math.min(height, width / shape)),
  };
  const crop = { fit: 'cover', position: sharp.strategy.attention } as const;
  const cropped = await read(upright(photo).resize(card.width, card.height, crop));
  const corners = `<rect width="${card.width}" height="${card.height}" rx="${Math.min(card.width, card.height) * 0.14}"/>`;
  const mask = await drawSvg(card.width, card.height, corners);
  return read(open(cropped).composite([{ ...place(mask, 0, 0), blend: 'dest-in' }]));
}
