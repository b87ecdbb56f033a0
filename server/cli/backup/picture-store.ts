import type { Entry } from '../../platform/documents/archive.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const types: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };
const concurrency = 8;

export const pictureFolder = 'pictures/';

/** Writes the pictures of a backup into a store, a few at a time, and can remove them again. */
export function createPictureStore(storage: Storage) {
  const waiting: Entry[] = [];
  const written: string[] = [];
  let added = 0;

  async function store({ name, bytes }: Entry): Promise<void> {
    const stored = name.slice(pictureFolder.length);
    // A stored file never changes, so one that is already in the bucket is kept.
    const existing = await storage.open(stored);
    existing?.stream.destroy();
    if (existing?.bytes === bytes.byteLength) return;
    written.push(stored);
    const type = types[stored.slice(stored.lastIndexOf('.') + 1)];
    await storage.put(stored, bytes, type ?? 'application/octet-stream');
  }

  async function finish(): Promise<void> {
    // All writes finish before a failure is thrown, because a write still running could not be rolled back.
    const results = await Promise.allSettled(waiting.splice(0).map(store));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  return {
    /** How many pictures were added so far. */
    count: () => added,
    async add(entry: Entry): Promise<void> {
      added += 1;
      if (waiting.push(entry) === concurrency) await finish();
    },
    finish,
    async rollBack(): Promise<void> {
      for (const name of written) if (await storage.has(name)) await storage.remove(name);
    },
  };
}
