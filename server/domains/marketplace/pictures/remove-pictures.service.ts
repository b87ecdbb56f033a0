import path from 'node:path';
import { pictureFormats, pictureWidths } from '../../../../contracts/marketplace/pictures.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { removePictures } from './pictures.job.ts';

const batchSize = 200;

/** Queues the removal of pictures for after the caller's transaction commits. */
export async function enqueuePictureRemoval(queue: Pick<Queue, 'enqueue'>, db: Db, images: string[]): Promise<void> {
  for (let start = 0; start < images.length; start += batchSize) {
    await queue.enqueue(db, removePictures, { images: images.slice(start, start + batchSize) });
  }
}

/** Removes pictures and all their sizes; files that do not exist are skipped. */
export async function removeStoredPictures(storage: Storage, images: string[]): Promise<void> {
  for (const image of images) {
    const stem = path.parse(image).name;
    const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => `sizes/${width}/${stem}.${format}`));
    for (const name of [image, ...sizes]) {
      if (await storage.has(name)) await storage.remove(name);
    }
  }
}
