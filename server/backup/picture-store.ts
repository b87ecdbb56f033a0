import type { Entry } from '../providers/archive/archive.ts';
import type { Storage } from '../providers/storage/storage.ts';

const types: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };
const atOnce = 8;

export const pictureFolder = 'pictures/';

/** Puts the pictures of a backup into a store, a few at a time, and can take back what it put. */
export function createPictureStore(storage: Storage) {
  const waiting: Entry[] = [];
  const put: string[] = [];
  let taken = 0;

  async function store({ name, bytes }: Entry): Promise<void> {
    const stored = name.slice(pictureFolder.length);
    // What stands under a name never changes: a bucket that outlived its database is used as it is.
    const there = await storage.open(stored);
    there?.stream.destroy();
    if (there?.bytes === bytes.byteLength) return;
    put.push(stored);
    const type = types[stored.slice(stored.lastIndexOf('.') + 1)];
    await storage.put(stored, bytes, type ?? 'application/octet-stream');
  }

  async function finish(): Promise<void> {
    // All of them come to an end before one is blamed: what is still on its way could not be taken back.
    const ends = await Promise.allSettled(waiting.splice(0).map(store));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  return {
    /** How many it was given so far. */
    count: () => taken,
    async take(entry: Entry): Promise<void> {
      taken += 1;
      if (waiting.push(entry) === atOnce) await finish();
    },
    finish,
    async takeBack(): Promise<void> {
      for (const name of put) if (await storage.has(name)) await storage.remove(name);
    },
  };
}
