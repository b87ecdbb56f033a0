import { AppError } from '../../../../contracts/errors.ts';
import { createFairQueue, type Owner } from '../../../platform/concurrency/fair-queue.ts';
import type { PhotoDecoder } from '../../../platform/photo-decoder/photo-decoder.ts';
import type { Vision } from '../../../vision/networks/vision.ts';

/** Decodes an uploaded file into the photo to store, or throws why it is refused. */
export type PreparePhoto = (owner: Owner, file: { path: string; size: number }) => Promise<Uint8Array>;

const maxQueueLength = 200;

/** Prepares `concurrency` photos concurrently, at most one per account or visitor, across all endpoints. */
export function createPhotoIntake(
  decoder: Pick<PhotoDecoder, 'decode'>,
  vision: Pick<Vision, 'isUnsafe'>,
  concurrency: number,
): PreparePhoto {
  const enqueue = createFairQueue({ concurrency, maxWaiting: maxQueueLength });
  return async (owner, file) => {
    if (file.size === 0) throw new AppError('photo_empty');
    return enqueue(owner, async () => {
      const photo = await decoder.decode(file.path);
      if (await vision.isUnsafe(photo)) throw new AppError('photo_unsafe');
      return photo;
    });
  };
}
