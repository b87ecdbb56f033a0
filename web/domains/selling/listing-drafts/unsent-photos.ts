import { storageKeys } from '../../../lib/storage/storage-keys.ts';

/** A photo that was chosen and is not on the server yet. */
export interface UnsentPhoto {
  key: string;
  position: number;
  file: File;
}

const addressOf = (key: string) => `/unsent-photos/${key}`;

/** Keeps a photo until it is sent, so that a reload does not lose it. */
export async function keepUnsent({ key, position, file }: UnsentPhoto, owner: string): Promise<void> {
  const headers = { 'content-type': file.type, 'x-owner': owner, 'x-position': String(position) };
  await withCache((cache) => cache.put(addressOf(key), new Response(file, { headers })));
}

export async function forgetUnsent(key: string): Promise<void> {
  await withCache((cache) => cache.delete(addressOf(key)));
}

/** What this account left unsent, in its order; photos of another account are removed. */
export async function listUnsent(owner: string): Promise<UnsentPhoto[]> {
  const found = await withCache(async (cache) => {
    const photos: UnsentPhoto[] = [];
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response?.headers.get('x-owner') !== owner) {
        await cache.delete(request);
        continue;
      }
      const key = new URL(request.url).pathname.split('/').at(-1) ?? '';
      const type = response.headers.get('content-type') ?? '';
      const file = new File([await response.blob()], 'photo', { type });
      photos.push({ key, position: Number(response.headers.get('x-position')), file });
    }
    return photos;
  });
  return (found ?? []).sort((a, b) => a.position - b.position);
}

/** The Cache API exists in secure contexts only; elsewhere nothing is kept. */
async function withCache<Result>(use: (cache: Cache) => Promise<Result>): Promise<Result | null> {
  try {
    return await use(await caches.open(storageKeys.unsentPhotos));
  } catch {
    return null;
  }
}
