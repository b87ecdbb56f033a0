import { randomUUID } from 'node:crypto';
import { AppError } from '../../../contracts/errors.ts';
import { createFairQueue } from '../../fair-queue.ts';
import type { PhotoDecoder } from '../../providers/photo-decoder/photo-decoder.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { Vision } from '../../providers/vision/vision.ts';

/** Makes what is kept of a file that an account uploaded, or refuses it with the reason. */
export type TakePhoto = (accountId: number, file: { path: string; size: number }) => Promise<Uint8Array>;

const longestQueue = 200;

/** Takes photos in a few at a time, whichever call they come with, and one of each account. */
export function createPhotoIntake(
  decoder: Pick<PhotoDecoder, 'decode'>,
  vision: Pick<Vision, 'isUnsafe'>,
  atOnce: number,
): TakePhoto {
  const inTurn = createFairQueue({ atOnce, longest: longestQueue });
  return async (accountId, file) => {
    if (file.size === 0) throw new AppError('photo_empty');
    return inTurn(accountId, async () => {
      const photo = await decoder.decode(file.path);
      if (await vision.isUnsafe(photo)) throw new AppError('photo_unsafe');
      return photo;
    });
  };
}

/** Stores a photo that was taken in; the name is below `/uploads/`. */
export async function storePhoto(storage: Storage, photo: Uint8Array): Promise<string> {
  const image = `${randomUUID()}.webp`;
  await storage.put(image, photo, 'image/webp');
  return image;
}
