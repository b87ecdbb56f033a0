import { setPriority } from 'node:os';
import type { Config } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import { createPasswords } from '../server/features/accounts/passwords.ts';
import { openStorage } from '../server/providers/storage/storage.ts';
import { type DemoPlan, isInUse, loadDemoOnce, photosFrom, planDemo } from './load.ts';
import { hasDemoPhotos, makeMissingPictures } from './missing-pictures.ts';

/** What this process is asked: to plan, if the shop is surely empty; to load; and for pictures that somebody waits for. */
export type LoaderRequest =
  | { kind: 'plan'; config: Config }
  | { kind: 'load'; config: Config; url: string }
  | { kind: 'make'; name: string };

/** What it says. After `done` it ends. */
export type LoaderReply =
  | { kind: 'say'; line: string }
  | { kind: 'loaded' }
  | { kind: 'made'; name: string; isThere: boolean }
  | { kind: 'done' }
  | { kind: 'failed'; reason: string };

const send = (reply: LoaderReply, then: () => void = () => undefined) => process.send?.(reply, then);
const log = (line: string) => send({ kind: 'say', line });
const isLarge = ({ DEMO_PRODUCTS }: Config) => DEMO_PRODUCTS > photosFrom;
const backgroundPriority = 10;

// Pictures may be asked for before it is known what they show.
const planned = Promise.withResolvers<DemoPlan>();
let hasBegun = false;

async function plan(config: Config, hasPhotos: boolean): Promise<DemoPlan> {
  if (!hasBegun) {
    hasBegun = true;
    const storage = await openStorage(config);
    planned.resolve(await planDemo({ storage, log }, { limit: config.DEMO_PRODUCTS, hasPhotos }));
  }
  return planned.promise;
}

async function load(config: Config, url: string): Promise<void> {
  // A whole shop in one go takes longer than anything a visitor waits for.
  const { db, close } = openDatabase(url, 1, (error) => log(`Demo shop: ${error.message}`));
  const storage = await openStorage(config);
  if (await isInUse(db)) await plan(config, await hasDemoPhotos(db));
  else {
    const { hash } = await createPasswords(1);
    await loadDemoOnce({ db, storage, log, hashPassword: hash }, await plan(config, isLarge(config)));
  }
  send({ kind: 'loaded' });
  // From here on visitors come first.
  setPriority(backgroundPriority);
  await makeMissingPictures(db, storage, (await planned.promise).pictures);
  await close();
}

async function answer(request: LoaderRequest): Promise<void> {
  if (request.kind === 'plan') await plan(request.config, isLarge(request.config));
  else if (request.kind === 'make') {
    const isThere = await (await planned.promise).pictures.make(request.name);
    send({ kind: 'made', name: request.name, isThere });
  } else {
    await load(request.config, request.url);
    send({ kind: 'done' }, () => process.disconnect());
  }
}

process.on('message', (request: LoaderRequest) => {
  answer(request).catch((error) => send({ kind: 'failed', reason: String(error) }, () => process.exit(1)));
});
// The server is gone, or does not need this process any more; the next start goes on where this one ended.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
