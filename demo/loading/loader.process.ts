import { setPriority } from 'node:os';
import type { Config } from '../../server/config.ts';
import { createPasswords } from '../../server/domains/identity/passwords/passwords.ts';
import { type Db, openDatabase } from '../../server/platform/db/database.ts';
import { redactQueryValues } from '../../server/platform/db/statements/query-errors.ts';
import { openStorage, type Storage } from '../../server/platform/storage/storage.ts';
import { findSellerWithoutOrders } from '../orders/missing-orders.ts';
import { hasDemoPhotos, makeMissingPictures } from '../photos/missing-pictures.ts';
import { type DemoPlan, isInUse, loadDemoOnce, minProductsForPhotos, planDemo } from './load.ts';

/** `plan` prepares an empty shop, `load` writes it, `make` creates a picture that a visitor is waiting for. */
export type LoaderRequest =
  | { type: 'plan'; config: Config }
  | { type: 'load'; config: Config; url: string }
  | { type: 'make'; name: string };

/** The process ends after `done`. */
export type LoaderReply =
  | { type: 'say'; line: string }
  | { type: 'loaded' }
  | { type: 'made'; name: string; mayExist: boolean }
  | { type: 'done' }
  | { type: 'failed'; reason: string };

const send = (reply: LoaderReply, then: () => void = () => undefined) => process.send?.(reply, then);
const log = (line: string) => send({ type: 'say', line });
const isLarge = ({ DEMO_PRODUCTS }: Config) => DEMO_PRODUCTS > minProductsForPhotos;
const backgroundPriority = 10;

// Pictures may be requested before the plan exists.
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
  // Opened without a socket timeout, because inserting a whole shop takes longer than a visitor's query may.
  const { db, close } = openDatabase(url, 1, (error) => log(`Demo shop: ${error.message}`));
  const storage = await openStorage(config);
  if (await isInUse(db)) await plan(config, await hasDemoPhotos(db));
  else {
    const { hash } = await createPasswords(1);
    await loadDemoOnce({ db, storage, log, hashPassword: hash }, await plan(config, isLarge(config)));
  }
  send({ type: 'loaded' });
  // Visitors' requests have priority over orders and pictures.
  setPriority(backgroundPriority);
  await loadOrders(config, url, { db, storage });
  await makeMissingPictures(db, storage, (await planned.promise).pictures);
  await close();
}

/** Pictures do not depend on the orders, which the next start places if they could not be. */
async function loadOrders(config: Config, url: string, deps: { db: Db; storage: Storage }): Promise<void> {
  try {
    if (!(await findSellerWithoutOrders(deps.db))) return;
    // Loaded here, because the shop opens sooner without the code behind orders.
    const { loadDemoOrdersOnce } = await import('../orders/load-orders.ts');
    const { openQueue } = await import('../../server/platform/jobs/queue.ts');
    const { orderTimeout } = await import('../../server/domains/ordering/order-lifecycle/orders.job.ts');
    const onError = (error: unknown) => log(`Demo shop: ${(error as Error).message}`);
    const queue = await openQueue({ url, jobs: [orderTimeout], concurrency: 1, stopSeconds: 5, onError });
    await loadDemoOrdersOnce({ ...deps, queue, config, now: new Date() }).finally(() => queue.stop());
  } catch (error) {
    log(`The orders of the demo shop could not be placed: ${redactQueryValues((error as Error).message)}`);
  }
}

async function answer(request: LoaderRequest): Promise<void> {
  if (request.type === 'plan') await plan(request.config, isLarge(request.config));
  else if (request.type === 'make') {
    const mayExist = await (await planned.promise).pictures.make(request.name);
    send({ type: 'made', name: request.name, mayExist });
  } else {
    await load(request.config, request.url);
    send({ type: 'done' }, () => process.disconnect());
  }
}

process.on('message', (request: LoaderRequest) => {
  answer(request).catch((error) => send({ type: 'failed', reason: String(error) }, () => process.exit(1)));
});
// The server has stopped; the next start continues with the missing pictures.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
