import { randomUUID } from 'node:crypto';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { createFairQueue } from '../../fair-queue.ts';
import type { PhotoDecoder } from '../../providers/photo-decoder/photo-decoder.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import type { Vision } from '../../providers/vision/vision.ts';
import { type Quotas, takeSpace } from '../quotas/quotas.service.ts';

/** Makes what is kept of a file that an account uploaded, or refuses it with the reason. */
export type TakePhoto = (accountId: number, file: { path: string; size: number }) => Promise<Uint8Array>;

const longestQueue = 200;

/** Takes photos in a few at a time, whichever call they come with, and one of each account. */
export function createPhotoIntake(
  decoder: Pick<PhotoDecoder, 'decode'>,
  vision: Pick<Vision, 'isUnsafe'>,
  atOnce: number,
): TakePhoto {
  const inTurn = createFairQueue({ atOnce, maxWaiting: longestQueue });
  return async (accountId, file) => {
    if (file.size === 0) throw new AppError('photo_empty');
    return inTurn(accountId, async () => {
      const photo = await decoder.decode(file.path);
      if (await vision.isUnsafe(photo)) throw new AppError('photo_unsafe');
      return photo;
    });
  };
}

export interface PhotoStore {
  db: Db;
  storage: Storage;
  quotas: Quotas;
}

/** Stores a photo that was taken in, in the seller's space; the name is below `/uploads/`. */
export async function storePhoto({ db, storage, quotas }: PhotoStore, sellerId: number, photo: Uint8Array) {
  const image = `${randomUUID()}.webp`;
  await takeSpace(db, quotas, { name: image, sellerId, bytes: photo.byteLength });
  await storage.put(image, photo, 'image/webp');
  return image;
}
