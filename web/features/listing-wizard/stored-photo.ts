import { storageKeys } from '../../lib/storage-keys.ts';

const address = '/photo-on-its-way';

/** Keeps a photo that has not reached the server yet, so that a reload does not lose it. */
export async function storePhoto(file: File, draftKey: string): Promise<void> {
  await withCache((cache) =>
    cache.put(address, new Response(file, { headers: { 'content-type': file.type, 'x-draft': draftKey } })),
  );
}

/** The kept photo of this draft, or null. */
export async function findStoredPhoto(draftKey: string): Promise<File | null> {
  const kept = await withCache((cache) => cache.match(address));
  if (kept?.headers.get('x-draft') !== draftKey) return null;
  const bytes = await kept.blob();
  return new File([bytes], 'photo', { type: kept.headers.get('content-type') ?? bytes.type });
}

/** Forgets it: it has arrived, was taken back, or its owner left. */
export async function deleteStoredPhoto(): Promise<void> {
  await withCache((cache) => cache.delete(address));
}

/** Browsers lend this storage to safe addresses only; elsewhere the page works without remembering. */
async function withCache<T>(use: (cache: Cache) => Promise<T>): Promise<T | null> {
  try {
    return await use(await caches.open(storageKeys.photo));
  } catch {
    return null;
  }
}
