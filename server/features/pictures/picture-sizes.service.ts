import sharp from 'sharp';
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '../../../contracts/pictures.ts';
import { limitConcurrency } from '../../concurrency-limit.ts';
import type { Storage, StoredFile } from '../../providers/storage/storage.ts';

export interface SizedPicture {
  stem: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** The possible extensions of an original, in lookup order. */
const originalExtensions = ['webp', 'jpg', 'png'];

/** Parses `320/name.avif`; null for an unsupported width or format. */
export function readSizedName(name: string): SizedPicture | null {
  const match = /^(\d{3,4})\/([\w-]+)\.(\w+)$/.exec(name);
  const width = pictureWidths.find((supported) => String(supported) === match?.[1]);
  const format = pictureFormats.find((supported) => supported === match?.[3]);
  return match?.[2] && width && format ? { stem: match[2], width, format } : null;
}

/** Resizes pictures on demand, once per size and `atOnce` at a time, and stores the results. */
export function createPictureSizes(storage: Storage, atOnce: number) {
  const withinLimit = limitConcurrency(atOnce);
  const inFlight = new Map<string, Promise<boolean>>();

  async function resizeAndStore({ stem, width, format }: SizedPicture, name: string): Promise<boolean> {
    const original = await findOriginal(storage, stem);
    if (!original) return false;
    const picture = sharp(original).resize({ width, withoutEnlargement: true });
    const bytes = await (format === 'avif'
      ? picture.avif({ quality: 55, effort: 2 })
      : picture.webp({ quality: 80 })
    ).toBuffer();
    await storage.put(name, bytes, `image/${format}`);
    return true;
  }

  /** The picture in that size, resized first if needed; null if there is no original. */
  return async (sized: SizedPicture): Promise<StoredFile | null> => {
    const name = `sizes/${sized.width}/${sized.stem}.${sized.format}`;
    const stored = await storage.open(name);
    if (stored) return stored;
    const resizing =
      inFlight.get(name) ?? withinLimit(() => resizeAndStore(sized, name)).finally(() => inFlight.delete(name));
    inFlight.set(name, resizing);
    return (await resizing) ? storage.open(name) : null;
  };
}

async function findOriginal(storage: Storage, stem: string): Promise<Buffer | null> {
  for (const extension of originalExtensions) {
    const file = await storage.open(`${stem}.${extension}`);
    if (file) return Buffer.concat(await file.stream.toArray());
  }
  return null;
}
