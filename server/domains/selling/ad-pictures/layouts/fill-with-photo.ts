import sharp from 'sharp';
import { open, type Picture, place, read, upright } from '../../../../platform/documents/text-drawing/picture.ts';

/** The photo shows this far below the sheet's upper edge, through its rounded corners. */
const behindSheet = 56;
/** How much of a photo may be cropped before its background is extended instead. */
const maxCrop = 1.12;
/** Mean colour step along an edge below which the background counts as plain. */
const plainStep = 5;

/** The photo over the whole area: cropped to fit, or with its background extended where that is plain. */
export async function fillWithPhoto(photo: Buffer, width: number, height: number): Promise<Picture> {
  const whole = await read(upright(photo).resize(1600, 1600, { fit: 'inside', withoutEnlargement: true }));
  const across = width / whole.width;
  const down = height / whole.height;
  const scale = Math.min(Math.max(across, down), Math.min(across, down) * maxCrop);
  const isWide = across > down;
  const shown = isPlain(whole, isWide ? 'sides' : 'ends')
    ? await extendBackground(whole, width, height, scale)
    : await read(open(whole).resize(width, height, { fit: 'cover', position: sharp.strategy.attention }));
  // Mirrored, so that no edge shows in the sheet's corners.
  return read(open(shown).extend({ bottom: behindSheet, extendWith: 'mirror' }));
}

async function extendBackground(photo: Picture, width: number, height: number, scale: number): Promise<Picture> {
  const inner = {
    width: Math.min(width, Math.round(photo.width * scale)),
    height: Math.min(height, Math.round(photo.height * scale)),
  };
  const fitted = await read(open(photo).resize(inner.width, inner.height, { fit: 'cover' }));
  const left = Math.floor((width - inner.width) / 2);
  const top = Math.floor((height - inner.height) / 2);
  const margins = { left, right: width - inner.width - left, top, bottom: height - inner.height - top };
  if (left + top === 0) return fitted;
  const extended = await read(open(fitted).extend({ ...margins, extendWith: 'copy' }));
  const soft = await read(open(extended).blur(36));
  return read(open(soft).composite([place(await fadeEdges(fitted, left > 0, top > 0), left, top)]));
}

/** Fades the edges where the extended background begins. */
async function fadeEdges(picture: Picture, isAcross: boolean, isDown: boolean): Promise<Picture> {
  const data = Buffer.from(picture.data);
  const fade = 110;
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const inside = Math.min(
        isAcross ? Math.min(x, picture.width - 1 - x) : fade,
        isDown ? Math.min(y, picture.height - 1 - y) : fade,
      );
      if (inside < fade) data[(y * picture.width + x) * 4 + 3] = Math.round((255 * inside) / fade);
    }
  }
  return { ...picture, data };
}

/** Whether the colour changes only slowly along both edges that would be extended. */
function isPlain({ data, width, height }: Picture, edges: 'sides' | 'ends'): boolean {
  const length = edges === 'sides' ? height : width;
  const place = (edge: number, along: number) =>
    edges === 'sides' ? along * width + edge * (width - 1) : edge * (height - 1) * width + along;
  return [0, 1].every((edge) => {
    let sum = 0;
    for (let along = 4; along < length; along += 4) {
      for (const channel of [0, 1, 2]) {
        sum += Math.abs(
          (data[place(edge, along) * 4 + channel] ?? 0) - (data[place(edge, along - 4) * 4 + channel] ?? 0),
        );
      }
    }
    return sum / (length / 4) / 3 < plainStep;
  });
}
