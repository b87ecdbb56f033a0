import sharp from 'sharp';
import { blank, clear, open, type Picture, place, read } from '../../../../platform/documents/text-drawing/picture.ts';
import { palette } from './palette.ts';

/** Turns a picture into a sticker with a white rim, a soft shadow and a slight rotation. */
export async function dieCut(picture: Picture, rim: number, angle = 0): Promise<Picture> {
  const margin = rim * 2 + 40;
  const width = picture.width + 2 * margin;
  const height = picture.height + 2 * margin;
  const padded = await read(
    open(picture).extend({
      top: margin,
      bottom: margin,
      left: margin,
      right: margin,
      background: clear,
    }),
  );
  const alpha = await open(padded).extractChannel('alpha').raw().toBuffer();
  const [edge, paper] = await Promise.all([
    widenOutline(alpha, width, height, rim + 2, '#d9d3ca'),
    widenOutline(alpha, width, height, rim, '#ffffff'),
  ]);
  const sticker = await read(
    blank(width, height).composite([place(edge, 0, 0), place(paper, 0, 0), place(padded, 0, 0)]),
  );
  const rotated = angle ? await read(open(sticker).rotate(angle, { background: clear })) : sticker;
  const shadow = await shadowOf(rotated);
  return read(blank(rotated.width, rotated.height).composite([place(shadow, 0, 10), place(rotated, 0, 0)]));
}

/** The outline widened by `by` pixels and rounded, filled with one colour. */
async function widenOutline(
  alpha: Buffer,
  width: number,
  height: number,
  by: number,
  colour: string,
): Promise<Picture> {
  const raw = { width, height, channels: 1 as const };
  const spread = await sharp(alpha, { raw })
    .blur(by * 0.62)
    .extractChannel(0)
    .raw()
    .toBuffer();
  // At the rim's width a blurred straight edge has faded to 5 %; everything above that becomes solid.
  const solid = await sharp(spread, { raw })
    .linear(24, -24 * 13)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return fill(solid, width, height, colour);
}

function fill(alpha: Buffer, width: number, height: number, background: string): Promise<Picture> {
  const raw = { width, height, channels: 1 as const };
  return read(sharp({ create: { width, height, channels: 3, background } }).joinChannel(alpha, { raw }));
}

async function shadowOf(picture: Picture): Promise<Picture> {
  const raw = { width: picture.width, height: picture.height, channels: 1 as const };
  const alpha = await open(picture).extractChannel('alpha').raw().toBuffer();
  const soft = await sharp(alpha, { raw }).blur(14).linear(0.3, 0).extractChannel(0).raw().toBuffer();
  return fill(soft, picture.width, picture.height, palette.ink);
}
