import { hourMs } from '../../../contracts/durations.ts';
import { storageKeys } from '../storage/storage-keys.ts';

/** The photo that was shared to the installed app, once; one that nobody took within an hour is left out. */
export async function takeSharedPhoto(): Promise<File | null> {
  try {
    const cache = await caches.open(storageKeys.sharedPhoto);
    const response = await cache.match('/shared-photo');
    const bytes = await response?.blob();
    await caches.delete(storageKeys.sharedPhoto);
    if (!response || !bytes || Date.now() - Number(response.headers.get('x-shared-at')) > hourMs) return null;
    return new File([bytes], 'photo', { type: response.headers.get('content-type') ?? '' });
  } catch {
    // The Cache API exists in secure contexts only; elsewhere nothing can be shared.
    return null;
  }
}
