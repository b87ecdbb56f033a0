import { randomUUID } from 'node:crypto';
import { AppError } from '../../../contracts/errors.ts';
import { limitConcurrency } from '../../concurrency-limit.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { Vision } from '../../providers/vision/vision.ts';
import { preparePhoto } from './prepare-photo.ts';

/** Makes what is kept of an uploaded file, or refuses it with the reason. */
export type TakePhoto = (file: { path: string; size: number }) => Promise<Uint8Array>;

/** Takes photos in a few at a time, whichever call they come with. */
export function createPhotoIntake(
  vision: Pick<Vision, 'isUnsafe'>,
  limits: { atOnce: number; megapixels: number },
): TakePhoto {
  const withinLimit = limitConcurrency(limits.atOnce);
  return (file) =>
    withinLimit(async () => {
      const photo = await preparePhoto(file, limits);
      if (await vision.isUnsafe(photo)) throw new AppError('photo_unsafe');
      return photo;
    });
}

/** Stores a photo that was taken in; the name is below `/uploads/`. */
export async function storePhoto(storage: Storage, photo: Uint8Array): Promise<string> {
  const image = `${randomUUID()}.webp`;
  await storage.put(image, photo, 'image/webp');
  return image;
}
