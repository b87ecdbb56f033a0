import sharp from 'sharp';
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '../../../contracts/pictures.ts';
import { limitConcurrency } from '../../concurrency-limit.ts';
import type { Storage, StoredFile } from '../../providers/storage/storage.ts';

export interface SizedPicture {
  stem: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** Stored pictures have one of these endings; the original is looked for in this order. */
const originals = ['webp', 'jpg', 'png'];

/** Reads `320/name.avif`; null for a width or format that is not offered. */
export function readSizedName(name: string): SizedPicture | null {
  const match = /^(\d{3,4})\/([\w-]+)\.(\w+)$/.exec(name);
  const width = pictureWidths.find((offered) => String(offered) === match?.[1]);
  const format = pictureFormats.find((offered) => offered === match?.[3]);
  return match?.[2] && width && format ? { stem: match[2], width, format } : null;
}

/** Makes each size of a picture once, a few at a time, and keeps it beside the original. */
export function createPictureSizes(storage: Storage, atOnce: number) {
  const withinLimit = limitConcurrency(atOnce);
  const inFlight = new Map<string, Promise<boolean>>();

  async function make({ stem, width, format }: SizedPicture, name: string): Promise<boolean> {
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

  /** The picture in that size, made first if need be; null when there is no such picture. */
  return async (sized: SizedPicture): Promise<StoredFile | null> => {
    const name = `sizes/${sized.width}/${sized.stem}.${sized.format}`;
    const kept = await storage.open(name);
    if (kept) return kept;
    const making = inFlight.get(name) ?? withinLimit(() => make(sized, name)).finally(() => inFlight.delete(name));
    inFlight.set(name, making);
    return (await making) ? storage.open(name) : null;
  };
}

async function findOriginal(storage: Storage, stem: string): Promise<Buffer | null> {
  for (const ending of originals) {
    const file = await storage.open(`${stem}.${ending}`);
    if (file) return Buffer.concat(await file.stream.toArray());
  }
  return null;
}
