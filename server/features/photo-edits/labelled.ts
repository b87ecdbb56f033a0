import type { Sharp } from 'sharp';

/** The picture as it is kept: a JPEG, which every other shop takes too, that says of itself that it was edited. */
export function labelled(picture: Sharp): Promise<Buffer> {
  return picture
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { Software: 'Snapbazaar', ImageDescription: 'Edited with Snapbazaar' } })
    .toBuffer();
}
