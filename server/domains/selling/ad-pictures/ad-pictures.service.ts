import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import type { makeAdPicture } from '../../../../contracts/selling/ad-pictures.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { FontSet, LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type AdWords, type Caller, readAdWords } from './ad-words.ts';
import { layoutVersion } from './draw-picture.ts';
import { openPictureDrawers } from './picture-drawers.ts';
import { storeAd } from './stored-ads.service.ts';
import { themeOf } from './theme.ts';

type AdPictureRequest = z.output<typeof makeAdPicture.body>;

export interface AdPicture {
  /** File name below `/uploads/`. */
  name: string;
  width: number;
  height: number;
}

interface Deps {
  db: Db;
  storage: Storage;
  loadFonts: LoadFonts;
  concurrency: number;
  /** Total space for ad pictures. */
  megabytes: number;
}

/** With a longer queue, a new request is refused with a Retry-After header. */
const maxQueuedPerSlot = 20;

/** Creates and stores each ad picture once, a few at a time. */
export function createAdPictures({ db, storage, loadFonts, concurrency, megabytes }: Deps) {
  const drawers = openPictureDrawers(concurrency);
  const inFlight = new Map<string, Promise<void>>();

  async function makePicture(
    name: string,
    request: AdPictureRequest,
    words: AdWords,
    fonts: FontSet,
    size: [number, number],
  ) {
    const { headline, description, offer } = words;
    const photo = words.image ? await readPhoto(storage, words.image) : null;
    const [width, height] = size;
    const content = { type: request.type, width, height, headline, description, photo, offer };
    const bytes = await drawers.draw({ ...content, fonts, theme: themeOf(words.look) });
    if (!bytes) throw new AppError('bad_input', { key: 'headline_empty' });
    await storeAd({ db, storage, megabytes }, { name, productId: words.productId, bytes });
  }

  /** Returns the stored picture, drawing it first when needed; throws without a product or a drawable headline. */
  async function makeOnce(request: AdPictureRequest, caller: Caller | null): Promise<AdPicture> {
    const words = await readAdWords(db, request, caller);
    const [width = 0, height = 0] = request.size.split('x').map(Number);
    const preferredName = nameOf(request, words, 'best');
    if (await storage.has(preferredName)) return { name: preferredName, width, height };
    const fonts = await loadFonts(`${words.headline} ${words.description} ${words.offer ?? ''}`, words.language);
    // A picture in fallback fonts has another name, so that it is drawn again once the right fonts are available.
    const name = fonts.isComplete ? preferredName : nameOf(request, words, 'makeshift');
    if (name === preferredName || !(await storage.has(name))) {
      if (inFlight.size > concurrency * maxQueuedPerSlot) throw new AppError('unavailable', { retryAfterSeconds: 30 });
      const make = () => makePicture(name, request, words, fonts, [width, height]);
      const pending = inFlight.get(name) ?? make().finally(() => inFlight.delete(name));
      inFlight.set(name, pending);
      await pending;
    }
    return { name, width, height };
  }

  return { make: makeOnce, close: drawers.close };
}

/**
 * The hash covers everything that shows, so that the file under a name never changes. The product's id comes first, so
 * that its pictures can be found after it is deleted.
 */
function nameOf({ type, size }: AdPictureRequest, words: AdWords, fonts: 'best' | 'makeshift'): string {
  const content = JSON.stringify([layoutVersion, type, size, fonts, words]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 40);
  return `ads/${words.productId === null ? hash : `${words.productId}-${hash}`}.jpg`;
}

/** Null when the photo is missing; the picture is then drawn without it. */
async function readPhoto(storage: Storage, image: string): Promise<Buffer | null> {
  const file = await storage.open(image);
  return file ? Buffer.concat(await file.stream.toArray()) : null;
}
