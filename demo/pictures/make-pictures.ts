import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Storage } from '../../server/providers/storage/storage.ts';
import type { Good } from '../plan.ts';
import { photoName } from '../prepare-photos.ts';
import { composePicture } from './compose.ts';

/** To be raised when pictures are drawn differently: the old ones would be kept otherwise. */
const look = 2;

/** Makes and stores the picture of each good that is not there yet; gives their names in the same order. */
export async function makePictures(
  goods: readonly Good[],
  storage: Pick<Storage, 'has' | 'put'>,
  say: (line: string) => void,
): Promise<string[]> {
  const names = goods.map(pictureName);
  const queue = goods
    .map((good, at) => ({ shows: good.shows, name: names[at] as string }))
    .sort((a, b) => groundOf(a.shows).localeCompare(groundOf(b.shows)));
  let done = 0;
  let made = 0;
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if ('figure' in next.shows && !(await storage.has(next.name))) {
        made += 1;
        await storage.put(next.name, await composePicture(next.shows.figure, next.shows.scene), 'image/webp');
      }
      done += 1;
      if (made > 0 && done % 200 === 0)
        say(`Loading the demo shop … ${count(done)} of ${count(goods.length)} pictures`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 2 }, work));
  return names;
}

/** A name made from what the picture shows, so that loading twice stores it once. */
function pictureName({ shows }: Good): string {
  if ('photo' in shows) return photoName(shows.photo);
  const hash = createHash('sha256').update(JSON.stringify([look, shows]));
  return `demo-${hash.digest('hex').slice(0, 20)}.webp`;
}

/** Pictures on the same ground are made one after the other, so that it is drawn once. */
function groundOf(shows: Good['shows']): string {
  return 'photo' in shows ? '' : `${shows.scene.tint} ${shows.scene.ground}`;
}

function count(number: number): string {
  return number.toLocaleString('en');
}
