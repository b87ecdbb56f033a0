import sharp from 'sharp';
import { blank, clear, open, type Picture, place, read } from '../../../providers/text-drawing/picture.ts';
import { palette } from './palette.ts';

/** Makes a sticker of a picture: a white rim around its outline and a soft shadow under it, turned a little. */
export async function dieCut(picture: Picture, rim: number, angle = 0): Promise<Picture> {
  const spare = rim * 2 + 40;
  const width = picture.width + 2 * spare;
  const height = picture.height + 2 * spare;
  const laid = await read(
    open(picture).extend({
      top: spare,
      bottom: spare,
      left: spare,
      right: spare,
      background: clear,
    }),
  );
  const alpha = await open(laid).extractChannel('alpha').raw().toBuffer();
  const [edge, paper] = await Promise.all([
    grown(alpha, width, height, rim + 2, '#d9d3ca'),
    grown(alpha, width, height, rim, '#ffffff'),
  ]);
  const sticker = await read(
    blank(width, height).composite([place(edge, 0, 0), place(paper, 0, 0), place(laid, 0, 0)]),
  );
  const turned = angle ? await read(open(sticker).rotate(angle, { background: clear })) : sticker;
  const shadow = await shadowOf(turned);
  return read(blank(turned.width, turned.height).composite([place(shadow, 0, 10), place(turned, 0, 0)]));
}

/** The outline, that many pixels wider and rounded, filled with one colour. */
async function grown(alpha: Buffer, width: number, height: number, by: number, colour: string): Promise<Picture> {
  const raw = { width, height, channels: 1 as const };
  const spread = await sharp(alpha, { raw })
    .blur(by * 0.62)
    .extractChannel(0)
    .raw()
    .toBuffer();
  // A straight edge has faded to a twentieth at the rim's width; from there on the rim is solid.
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
