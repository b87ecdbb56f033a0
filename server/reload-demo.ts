import { reloadDemo } from '../demo/load.ts';
import { loadDemoOrdersOnce } from '../demo/orders/load-orders.ts';
import type { Config } from './config.ts';
import { withDatabase } from './db/with-database.ts';
import { createPasswords } from './features/accounts/passwords.ts';
import { openStorage } from './providers/storage/storage.ts';
import type { Log } from './start.ts';

/** `npm run demo`: restores the demo shop to its original state. */
export function runDemoReload(config: Config, log: Log): Promise<void> {
  return withDatabase(config, log, async ({ db }) => {
    const { hash } = await createPasswords(config.PASSWORD_HASHES);
    const deps = { db, storage: await openStorage(config), log, hashPassword: hash };
    await reloadDemo(deps, { limit: config.DEMO_PRODUCTS });
    await loadDemoOrdersOnce({ db, storage: deps.storage, config, now: new Date() });
  });
}
