import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { type PreparedPhotos, photoName } from '../photos/prepare-photos.ts';
import type { Good } from '../plan.ts';
import { composePicture } from './compose.ts';

export interface PictureMaker {
  /** Creates and stores a picture unless it exists; false when it is unknown or cannot be created. */
  make(name: string): Promise<boolean>;
  /** Creates missing pictures in the given order; returns the names of those that failed. */
  makeAll(names: readonly string[]): Promise<string[]>;
}

/** Increased when the rendering changes, so that stored pictures are replaced. */
const renderVersion = 2;
// A batch is sorted by background, which is then rendered once. The newest come in the first batch; requested pictures do
// not wait for their batch.
const batchSize = 480;

/** Creates each picture of these goods once. */
export function createPictureMaker(
  goods: readonly Good[],
  storage: Pick<Storage, 'has' | 'put'>,
  photos: Pick<PreparedPhotos, 'cut'>,
): PictureMaker {
  const shown = new Map(goods.map((good) => [pictureName(good), good.shows]));
  const inProgress = new Map<string, Promise<boolean>>();

  async function makeNow(name: string): Promise<boolean> {
    if (await storage.has(name)) return true;
    const shows = shown.get(name);
    if (!shows) return false;
    const bytes = 'photo' in shows ? await photos.cut(shows.photo) : await composePicture(shows.figure, shows.scene);
    if (bytes) await storage.put(name, bytes, 'image/webp');
    return bytes !== null;
  }

  function make(name: string): Promise<boolean> {
    const making = inProgress.get(name) ?? makeNow(name).finally(() => inProgress.delete(name));
    inProgress.set(name, making);
    return making;
  }

  return {
    make,
    async makeAll(names) {
      const queue = toBatches(names).flatMap((batch) => batch.sort(byGround));
      const failed: string[] = [];
      async function work(): Promise<void> {
        for (let next = queue.shift(); next; next = queue.shift()) if (!(await make(next))) failed.push(next);
      }
      await Promise.all(Array.from({ length: availableParallelism() + 2 }, work));
      return failed;
    },
  };

  function byGround(one: string, other: string): number {
    return groundOf(shown.get(one)).localeCompare(groundOf(shown.get(other)));
  }
}

/** A name derived from the content, so that reloading does not store a picture twice. */
export function pictureName({ shows }: Good): string {
  if ('photo' in shows) return photoName(shows.photo);
  const hash = createHash('sha256').update(JSON.stringify([renderVersion, shows]));
  return `demo-${hash.digest('hex').slice(0, 20)}.webp`;
}

function toBatches(names: readonly string[]): string[][] {
  const count = Math.ceil(names.length / batchSize);
  return Array.from({ length: count }, (_, at) => names.slice(at * batchSize, (at + 1) * batchSize));
}

function groundOf(shows: Good['shows'] | undefined): string {
  return !shows || 'photo' in shows ? '' : `${shows.scene.tint} ${shows.scene.ground}`;
}
