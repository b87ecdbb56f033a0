import { rm } from 'node:fs/promises';
import path from 'node:path';
import { signUpCustomer, signUpSeller } from '../../contracts/identity/accounts.ts';
import { readConfig } from '../../server/config.ts';
import { bundledPostgresUrl } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { start } from '../../server/start.ts';
import { createProduct } from '../../tests/support/factories.ts';
import { verifyNewAccountsAt } from '../../tests/support/identity/verified-accounts.ts';
import { openShop, password } from '../../tests/support/ordering/orders.ts';
import { createFakeAnalyst } from '../../tests/support/selling/fake-analyst.ts';
import { createFakeVision } from '../../tests/support/selling/fake-vision.ts';
import { apiAt } from '../../tests/support/site/api-at.ts';
import { createBenchFolder } from '../support/bench-folder.ts';

/** The whole site in this process, with one seller. */
export async function openBenchShop() {
  const directory = await createBenchFolder();
  const config = readConfig({
    ...{ SNAPBAZAAR_DATA_DIR: directory, SNAPBAZAAR_DEMO: 'off', PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'error' },
    ...{ RATE_LIMIT: '1000000', SIGN_IN_LIMIT: '1000000', CODES_PER_NETWORK: '1000000', ORDER_LIMIT: '1000000' },
  });
  const embeddedVision = { analyst: createFakeAnalyst(0), vision: createFakeVision(), close: async () => undefined };
  const site = await start(config, { isDev: false, log: () => undefined, embeddedVision });
  const url = await bundledPostgresUrl(path.join(directory, 'postgres'));
  await verifyNewAccountsAt(url);
  const database = openDatabase(url, 2, () => undefined);
  const { db, pool } = database;
  // Ids of many digits cannot be taken for an amount where statements are replayed.
  for (const table of ['purchases', 'orders', 'order_payments']) {
    await pool.query(`alter table ${table} alter column id restart with 7000000`);
  }
  let people = 0;
  const credentials = () => {
    people += 1;
    return { body: { login_type: 'email', email: `bench-${people}@example.com`, password } as const };
  };
  const siteAddress = site.address.replace('localhost', '127.0.0.1');
  const seller = await apiAt(siteAddress)(signUpSeller, credentials());
  await openShop(db, Number(seller.post.id));

  return {
    url,
    pool,
    siteAddress,
    newProduct: (stock: number) => createProduct(db, Number(seller.post.id), { stock }),
    /** The token of a new customer. */
    async newBuyer() {
      const { token } = await apiAt(siteAddress)(signUpCustomer, credentials());
      return token;
    },
    async close() {
      await database.close();
      await site.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>;
