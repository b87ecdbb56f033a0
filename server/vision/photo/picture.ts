import sharp, { type Sharp } from 'sharp';

/** Pixels of red, green and blue, row by row. */
export interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Networks and the word reader need no larger pictures. */
const longestSide = 1200;

/** Decodes a photo once for all networks; transparent parts become white. */
export async function openPicture(photo: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

function open({ width, height, pixels }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A part of the picture, or all of it, stretched to a square of this size. */
export function squareOf(picture: Picture, side: number, part?: Box): Promise<Uint8Array> {
  const cut = part ? open(picture).extract(part) : open(picture);
  return cut.resize(side, side, { fit: 'fill' }).raw().toBuffer();
}

/** The largest square in the middle of the picture. */
export function middleOf({ width, height }: Picture): Box {
  const side = Math.min(width, height);
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side };
}

/** A part of the picture as an enlarged greyscale PNG for reading words. */
export function printOf(picture: Picture, part: Box): Promise<Uint8Array> {
  return open(picture)
    .extract(part)
    .resize(1000, 1000, { fit: 'inside' })
    .grayscale()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
