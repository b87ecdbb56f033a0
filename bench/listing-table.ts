import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Api } from '../contracts/client/client.ts';
import { signUpSeller } from '../contracts/identity/accounts.ts';
import {
  applyBulkChange,
  getBulkChange,
  listListingRows,
  previewBulkChange,
  undoBulkChange,
} from '../contracts/selling/bulk-changes.ts';
import { openDatabase } from '../server/platform/db/database.ts';
import { createComposedProduct } from '../tests/support/factories.ts';
import { password } from '../tests/support/ordering/orders.ts';
import { apiAt } from '../tests/support/site/api-at.ts';
import { openBenchShop } from './checkout/shop.ts';
import { quantileOf } from './support/load.ts';

/** `npm run bench:listing-table`: the table of a seller with 10,000 listings, from the first row to 500 saved prices. */
const listings = 10_000;
const turns = 20;

const shop = await openBenchShop();
const database = openDatabase(shop.url, 2, () => undefined);
try {
  const account = { login_type: 'email', email: 'bench-table@example.com', password } as const;
  const { token, post } = await apiAt(shop.siteAddress)(signUpSeller, { body: account });
  const seller = apiAt(shop.siteAddress, token);
  await fill(Number(post.id));
  const ids = await listIds();
  const table = (body: object) => () => seller(listListingRows, { body: { limit: 50, ...body } });

  console.log(`${listings} listings`);
  await report('first 50 rows', table({}));
  await report('200 rows in the middle', table({ limit: 200, cursor: await cursorInTheMiddle(seller) }));
  await report('filter by part of a title', table({ q: '77' }));
  await report('filter by words of the shop’s search', table({ q: 'headphones' }));
  await report('filter by state', table({ state: 'paused' }));
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const changed = ids.slice(0, 500);
  for (const [what, operation] of [
    ['prices', { type: 'price', how: 'percent', value: '3' }],
    ['stocks', { type: 'stock', how: 'plus', value: '5' }],
    ['states', { type: 'state', state: 'paused' }],
  ] as const) {
    const body = { key: randomUUID(), operation: { ...operation, ids: changed } };
    const previewed = await timed(() => seller(previewBulkChange, { body }));
    const params = { id: previewed.answer.bulk_change.id };
    const saved = await timed(() => seller(applyBulkChange, { params }));
    const undone = await timed(() => seller(undoBulkChange, { params }));
    console.log(`500 ${what}: preview ${previewed.ms} ms, save ${saved.ms} ms, undo ${undone.ms} ms`);
  }
  const body = { key: randomUUID(), operation: { ids, type: 'price' as const, how: 'percent' as const, value: '3' } };
  const previewed = await timed(() => seller(previewBulkChange, { body }));
  const params = { id: previewed.answer.bulk_change.id };
  const all = await timed(async () => {
    await seller(applyBulkChange, { params });
    while ((await seller(getBulkChange, { params })).bulk_change.state === 'applying') await wait(200);
  });
  console.log(`${listings} prices: preview ${previewed.ms} ms, saved by the job in ${all.ms} ms`);
  console.log(`longest the event loop was held during changes: ${(lag.max / 1e6).toFixed(0)} ms`);
} finally {
  await database.close();
  await shop.close();
}

async function timed<Answer>(call: () => Promise<Answer>): Promise<{ ms: number; answer: Answer }> {
  const began = performance.now();
  const answer = await call();
  return { ms: Math.round(performance.now() - began), answer };
}

async function report(what: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) times.push((await timed(call)).ms);
  console.log(`${what}: p50 ${quantileOf(times, 0.5)} ms, p95 ${quantileOf(times, 0.95)} ms`);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function cursorInTheMiddle(call: Api): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < listings / 400; page += 1)
    cursor = (await call(listListingRows, { body: { limit: 200, cursor } })).next_cursor ?? undefined;
  return cursor;
}

async function listIds(): Promise<string[]> {
  const { rows } = await shop.pool.query<{ id: string }>(
    `select id from products where seller_id = (select max(seller_id) from products) order by id desc`,
  );
  return rows.map(({ id }) => String(id));
}

/** Copies of one composed listing, each with a number in its title, and its words in the search. */
async function fill(sellerId: number): Promise<void> {
  const { id } = await createComposedProduct(database.db, sellerId, { categoryId: 1301, colours: ['black'] });
  const columns = async (name: string) => {
    const { rows } = await shop.pool.query<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
      [name],
    );
    return rows.map((row) => row.column_name);
  };
  const own = (await columns('products')).filter((name) => name !== 'created_at');
  await shop.pool.query(
    `insert into products (${own}, created_at) select ${own}, created_at - n * interval '1 minute'
      from products, generate_series(1, ${listings - 1}) n where id = ${id}`,
  );
  await shop.pool.query(
    `insert into product_texts (product_id, language, title, description)
      select p.id, t.language, t.title || ' ' || p.id, t.description
      from product_texts t, products p where t.product_id = ${id} and p.seller_id = ${sellerId} and p.id <> ${id}`,
  );
  const found = (await columns('product_search')).filter((name) => name !== 'product_id');
  await shop.pool.query(
    `insert into product_search (product_id, ${found}) select p.id, ${found.map((name) => `s.${name}`)}
      from product_search s, products p where s.product_id = ${id} and p.seller_id = ${sellerId} and p.id <> ${id}`,
  );
  await shop.pool.query('analyze');
}
