import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { makeAdPicture } from '../../../contracts/ad-pictures.ts';
import { AppError } from '../../../contracts/errors.ts';
import { limitConcurrency } from '../../concurrency-limit.ts';
import type { Db } from '../../db/database.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { drawablePart, type FontSet, type LoadFonts } from '../../providers/text-drawing/load-fonts.ts';
import { type AdWords, type Caller, readAdWords } from './ad-words.ts';
import { drawPicture, layoutVersion } from './draw-picture.ts';
import { storeAd } from './stored-ads.service.ts';
import { themeOf } from './theme.ts';

type AdPictureAsk = z.output<typeof makeAdPicture.body>;

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
  atOnce: number;
  /** Space for all ad pictures together. */
  megabytes: number;
}

/** Beyond so many that wait for each place, a newcomer is better told to come back. */
const waitingForEach = 20;

/** Makes each advertising picture once, a few at a time, and keeps it. */
export function createAdPictures({ db, storage, loadFonts, atOnce, megabytes }: Deps) {
  const withinLimit = limitConcurrency(atOnce);
  const inFlight = new Map<string, Promise<void>>();

  async function make(name: string, ask: AdPictureAsk, words: AdWords, letters: FontSet, size: [number, number]) {
    const [headline, description] = await Promise.all([
      drawablePart(words.headline, letters),
      drawablePart(words.description, letters),
    ]);
    if (!headline) throw new AppError('bad_input', { message: 'Please type a headline in letters or numbers.' });
    const photo = words.image ? await readPhoto(storage, words.image) : null;
    const [width, height] = size;
    const { offer } = words;
    const theme = themeOf(words.look);
    const bytes = await drawPicture({
      type: ask.type,
      width,
      height,
      headline,
      description,
      photo,
      letters,
      theme,
      offer,
    });
    await storeAd({ db, storage, megabytes }, { name, productId: words.productId, bytes });
  }

  /** The stored picture of what is asked for; fails when there is no such product, or nothing to write. */
  return async (ask: AdPictureAsk, caller: Caller | null): Promise<AdPicture> => {
    const words = await readAdWords(db, ask, caller);
    const [width = 0, height = 0] = ask.size.split('x').map(Number);
    const best = nameOf(ask, words, 'best');
    if (await storage.has(best)) return { name: best, width, height };
    const letters = await loadFonts(`${words.headline} ${words.description}`, words.language);
    // A picture in makeshift letters must not stand in the way of the right one, once they can be had.
    const name = letters.isComplete ? best : nameOf(ask, words, 'makeshift');
    if (name === best || !(await storage.has(name))) {
      if (inFlight.size > atOnce * waitingForEach) throw new AppError('unavailable', { retryAfterSeconds: 30 });
      const turn = () => make(name, ask, words, letters, [width, height]);
      const making = inFlight.get(name) ?? withinLimit(turn).finally(() => inFlight.delete(name));
      inFlight.set(name, making);
      await making;
    }
    return { name, width, height };
  };
}

/**
 * Everything that shows has a part in the name, so what stands under a name never changes. The product stands in front,
 * so that its pictures can be found when it is gone.
 */
function nameOf({ type, size }: AdPictureAsk, words: AdWords, letters: 'best' | 'makeshift'): string {
  const shown = JSON.stringify([layoutVersion, type, size, letters, words]);
  const hash = createHash('sha256').update(shown).digest('hex').slice(0, 40);
  return `ads/${words.productId === null ? hash : `${words.productId}-${hash}`}.jpg`;
}

/** A listing whose photo is gone is still drawn, without it. */
async function readPhoto(storage: Storage, image: string): Promise<Buffer | null> {
  const file = await storage.open(image);
  return file ? Buffer.concat(await file.stream.toArray()) : null;
}
