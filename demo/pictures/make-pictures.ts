import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Storage } from '../../server/providers/storage/storage.ts';
import type { Good } from '../plan.ts';
import { type PreparedPhotos, photoName } from '../prepare-photos.ts';
import { composePicture } from './compose.ts';

export interface PictureMaker {
  /** Makes and stores a picture unless it is there; false when it is none of ours or cannot be made. */
  make(name: string): Promise<boolean>;
  /** Makes those that are not there yet, the first ones first; gives the names of those that could not be made. */
  makeAll(names: readonly string[]): Promise<string[]>;
}

/** To be raised when pictures are drawn differently: the old ones would be kept otherwise. */
const look = 2;
// So many are sorted by their ground, which is then drawn once; more would keep what is seen first waiting.
const madeTogether = 120;

/** Makes the pictures of these goods, each once. */
export function createPictureMaker(
  goods: readonly Good[],
  storage: Pick<Storage, 'has' | 'put'>,
  photos: Pick<PreparedPhotos, 'cut'>,
): PictureMaker {
  const shown = new Map(goods.map((good) => [pictureName(good), good.shows]));
  const underWay = new Map<string, Promise<boolean>>();

  async function makeNow(name: string): Promise<boolean> {
    if (await storage.has(name)) return true;
    const shows = shown.get(name);
    if (!shows) return false;
    const bytes = 'photo' in shows ? await photos.cut(shows.photo) : await composePicture(shows.figure, shows.scene);
    if (bytes) await storage.put(name, bytes, 'image/webp');
    return bytes !== null;
  }

  function make(name: string): Promise<boolean> {
    const making = underWay.get(name) ?? makeNow(name).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  }

  return {
    make,
    async makeAll(names) {
      const queue = inGroups(names).flatMap((group) => group.sort(byGround));
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

/** A name made from what the picture shows, so that loading twice stores it once. */
export function pictureName({ shows }: Good): string {
  if ('photo' in shows) return photoName(shows.photo);
  const hash = createHash('sha256').update(JSON.stringify([look, shows]));
  return `demo-${hash.digest('hex').slice(0, 20)}.webp`;
}

function inGroups(names: readonly string[]): string[][] {
  const groups = Math.ceil(names.length / madeTogether);
  return Array.from({ length: groups }, (_, at) => names.slice(at * madeTogether, (at + 1) * madeTogether));
}

function groundOf(shows: Good['shows'] | undefined): string {
  return !shows || 'photo' in shows ? '' : `${shows.scene.tint} ${shows.scene.ground}`;
}
