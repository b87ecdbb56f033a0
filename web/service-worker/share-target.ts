import { languageOfPath, languagePrefix, withoutLanguage } from '../../contracts/pages/language-path.ts';
import { storageKeys } from '../lib/storage/storage-keys.ts';

/** Far above what a photo may have; larger ones would only fill the browser's space. */
const maxBytes = 50_000_000;

export const isShared = (request: Request) =>
  request.method === 'POST' && withoutLanguage(new URL(request.url).pathname) === '/share';

/** Stores a photo that was shared to the installed app, and opens the listing wizard, which takes it from there. */
export async function answerShare(request: Request): Promise<Response> {
  const photo = (await request.formData()).get('photo');
  if (photo instanceof File && photo.type.startsWith('image/') && photo.size <= maxBytes) {
    const cache = await caches.open(storageKeys.sharedPhoto);
    const headers = { 'content-type': photo.type, 'x-shared-at': String(Date.now()) };
    await cache.put('/shared-photo', new Response(photo, { headers }));
  }
  const language = languageOfPath(new URL(request.url).pathname);
  return Response.redirect(new URL(`${languagePrefix(language)}/chat`, request.url), 303);
}
