import type { Sharp } from 'sharp';

/** Encodes an edited picture as JPEG, which other marketplaces accept, with EXIF that says it was edited. */
export function encodeEdited(picture: Sharp): Promise<Buffer> {
  return picture
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .withExif({ IFD0: { Software: 'Snapbazaar', ImageDescription: 'Edited with Snapbazaar' } })
    .toBuffer();
}
