import { reloadDemo } from '../../demo/loading/load.ts';
import { endDemoOrders } from '../../demo/orders/end-orders.ts';
import { loadDemoOrdersOnce } from '../../demo/orders/load-orders.ts';
import { withQueue } from '../composition/with-queue.ts';
import type { Config } from '../config.ts';
import { createPasswords } from '../domains/identity/passwords/passwords.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import { openStorage } from '../platform/storage/storage.ts';
import type { Log } from '../start.ts';

/** `npm run demo`: restores the demo shop to its original state. */
export function runDemoReload(config: Config, log: Log): Promise<void> {
  return withDatabase(config, log, (database) =>
    withQueue(database, log, async (queue) => {
      const { db } = database;
      const { hash } = await createPasswords(config.PASSWORD_HASHES);
      const storage = await openStorage(config);
      await endDemoOrders({ db, queue, now: () => new Date() });
      await reloadDemo({ db, storage, log, hashPassword: hash }, { limit: config.DEMO_PRODUCTS });
      await loadDemoOrdersOnce({ db, storage, queue, config, now: new Date() });
    }),
  );
}
