import { type Entry, readArchive } from '../providers/archive/archive.ts';
import type { Storage } from '../providers/storage/storage.ts';

const types: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };
const atOnce = 8;

export const pictureFolder = 'pictures/';

/** Puts the pictures of a backup into a store, a few at a time, and can take them all back. */
export function createPictureShelf(storage: Storage) {
  const waiting: Entry[] = [];
  let taken = 0;

  async function put({ name, bytes }: Entry): Promise<void> {
    const type = types[name.slice(name.lastIndexOf('.') + 1)];
    await storage.put(name.slice(pictureFolder.length), bytes, type ?? 'application/octet-stream');
  }

  async function finish(): Promise<void> {
    // All of them come to an end before one is blamed: what is still on its way could not be taken back.
    const ends = await Promise.allSettled(waiting.splice(0).map(put));
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
    /** Takes back what was put, by reading once more what that was. */
    async clear(file: string): Promise<void> {
      for await (const { name } of readArchive(file)) {
        if (taken === 0) return;
        if (!name.startsWith(pictureFolder)) continue;
        taken -= 1;
        const stored = name.slice(pictureFolder.length);
        if (await storage.has(stored)) await storage.remove(stored);
      }
    },
  };
}
