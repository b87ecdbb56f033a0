import { setTimeout as delay } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '../../../../contracts/marketplace/pictures.ts';
import { limitConcurrency } from '../../../platform/concurrency/concurrency-limit.ts';
import type { Storage, StoredFile } from '../../../platform/storage/storage.ts';

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

const encoders: Record<PictureFormat, { type: string; encode(picture: Sharp): Sharp }> = {
  avif: { type: 'image/avif', encode: (picture) => picture.avif({ quality: 55, effort: 2 }) },
  webp: { type: 'image/webp', encode: (picture) => picture.webp({ quality: 80 }) },
  jpg: { type: 'image/jpeg', encode: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }) },
};

export interface OpenedPicture extends StoredFile {
  /** The extension of what is served. */
  extension: string;
  /** False for an original that stands in for a size that is not made yet. */
  isFinal: boolean;
}

/** While many sizes are being made, a visitor sees the original after so long. */
const patienceMs = 2000;

/** Resizes pictures on demand, once per size and `concurrency` at a time, and stores the results. */
export function createPictureSizes(storage: Storage, concurrency: number, patience = patienceMs) {
  const withinLimit = limitConcurrency(concurrency);
  const inFlight = new Map<string, { begun: Promise<void>; done: Promise<boolean> }>();

  function startResizing(sized: SizedPicture, name: string) {
    const begun = Promise.withResolvers<void>();
    const done = withinLimit(() => {
      begun.resolve();
      return resizeAndStore(sized, name);
    }).finally(() => inFlight.delete(name));
    // Where all visitors have got the original nobody waits for it; the next request then meets the error.
    done.catch(() => undefined);
    const resizing = { begun: begun.promise, done };
    inFlight.set(name, resizing);
    return resizing;
  }

  async function resizeAndStore({ stem, width, format }: SizedPicture, name: string): Promise<boolean> {
    const original = await openOriginal(storage, stem);
    if (!original) return false;
    const picture = sharp(Buffer.concat(await original.stream.toArray())).resize({ width, withoutEnlargement: true });
    const { type, encode } = encoders[format];
    await storage.put(name, await encode(picture).toBuffer(), type);
    return true;
  }

  /** The picture in that size, resized first if needed, or the original if that has to wait long; null if there is none. */
  return async (sized: SizedPicture): Promise<OpenedPicture | null> => {
    const name = `sizes/${sized.width}/${sized.stem}.${sized.format}`;
    const openSized = async () => {
      const file = await storage.open(name);
      return file && { ...file, extension: sized.format, isFinal: true };
    };
    const stored = await openSized();
    if (stored) return stored;
    const { begun, done } = inFlight.get(name) ?? startResizing(sized, name);
    if (!(await isWithin(begun, patience))) return openOriginal(storage, sized.stem);
    return (await done) ? openSized() : null;
  };
}

async function isWithin(event: Promise<void>, milliseconds: number): Promise<boolean> {
  const ending = new AbortController();
  const late = delay(milliseconds, false, { signal: ending.signal });
  return Promise.race([event.then(() => true), late]).finally(() => ending.abort());
}

async function openOriginal(storage: Storage, stem: string): Promise<OpenedPicture | null> {
  for (const extension of originalExtensions) {
    const file = await storage.open(`${stem}.${extension}`);
    if (file) return { ...file, extension, isFinal: false };
  }
  return null;
}
