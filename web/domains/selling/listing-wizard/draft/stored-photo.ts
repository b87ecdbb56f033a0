import { storageKeys } from '../../../../lib/storage/storage-keys.ts';

const cacheUrl = '/photo-on-its-way';

/** Stores a photo that is not uploaded yet, so that a reload does not lose it. */
export async function storePhoto(file: File, draftKey: string): Promise<void> {
  await withCache((cache) =>
    cache.put(cacheUrl, new Response(file, { headers: { 'content-type': file.type, 'x-draft': draftKey } })),
  );
}

/** The stored photo of this draft, or null. */
export async function findStoredPhoto(draftKey: string): Promise<File | null> {
  const response = await withCache((cache) => cache.match(cacheUrl));
  if (response?.headers.get('x-draft') !== draftKey) return null;
  const bytes = await response.blob();
  return new File([bytes], 'photo', { type: response.headers.get('content-type') ?? bytes.type });
}

/** Called once the photo is uploaded or removed. */
export async function deleteStoredPhoto(): Promise<void> {
  await withCache((cache) => cache.delete(cacheUrl));
}

/** The Cache API exists in secure contexts only; elsewhere the photo is not stored. */
async function withCache<T>(use: (cache: Cache) => Promise<T>): Promise<T | null> {
  try {
    return await use(await caches.open(storageKeys.photo));
  } catch {
    return null;
  }
}
