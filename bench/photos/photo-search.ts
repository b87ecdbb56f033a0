import type pg from 'pg';
import { listAlikeProducts } from '../../server/domains/marketplace/photo-search/alike.service.ts';
import {
  bandsOf,
  meanEmbedding,
  signsOf,
} from '../../server/domains/marketplace/photo-search/embedding-index.service.ts';
import { findNeighbours } from '../../server/domains/marketplace/photo-search/neighbours.service.ts';
import { openShop } from '../support/shops.ts';

/** `npm run bench:photo-search`: how long it takes to find look-alikes among ten thousand and a million generated codes. */
const sizes = process.argv.slice(2).map(Number);
const counts = sizes.length > 0 ? sizes : [10_000, 1_000_000];
const queries = 200;
const rowsPerBatch = 2000;
/** Goods come in this many looks, around each of which codes vary. */
const looks = 5000;

let state = 20_261_116;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

const looksLike = Array.from({ length: looks }, () => Float32Array.from({ length: 256 }, () => random() - 0.5));

/** Varies around the mean of real photos as much as they do; otherwise all codes would share bands. */
function makeEmbedding(): Uint8Array {
  const look = looksLike[Math.floor(random() * looks)] as Float32Array;
  const differences = look.map((value) => value * 76 + (random() - 0.5) * 48);
  return Uint8Array.from(meanEmbedding, (mean, at) => Math.round(mean + (differences[at] as number)) & 0xff);
}

async function fill(pool: pg.Pool): Promise<void> {
  const { rows: done } = await pool.query('select exists (select from photo_embeddings) as is_made');
  if (done[0].is_made) return;
  console.log('making codes, once …');
  const client = await pool.connect();
  try {
    await client.query('begin');
    // An index is built faster at once than row by row.
    const { rows: index } = await client.query(
      "select pg_get_indexdef('photo_embeddings_by_band'::regclass) as definition",
    );
    await client.query('drop index photo_embeddings_by_band');
    await insertCodes(client);
    await client.query(index[0].definition);
    await client.query('commit');
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze photo_embeddings');
}

async function insertCodes(client: pg.PoolClient): Promise<void> {
  const insert = `insert into photo_embeddings (product_id, seller_id, category_id, embedding, signs, bands, learns)
    select id, seller_id, category_id, decode(embedding, 'hex'), signs::bit(256), bands::int[], true
    from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as given(product_id, embedding, signs, bands)
    join products on id = given.product_id`;
  for (let after = 0; ; ) {
    const { rows } = await client.query('select id from products where id > $1 order by id limit $2', [
      after,
      rowsPerBatch,
    ]);
    if (rows.length === 0) return;
    const embeddings = rows.map(makeEmbedding);
    const bands = embeddings.map((embedding) => `{${bandsOf(embedding)}}`);
    const hex = embeddings.map((embedding) => Buffer.from(embedding).toString('hex'));
    await client.query(insert, [rows.map(({ id }) => id), hex, embeddings.map(signsOf), bands]);
    after = rows.at(-1).id;
  }
}

async function measure(run: (embedding: Uint8Array) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let at = 0; at < queries * 1.2; at += 1) {
    const embedding = makeEmbedding();
    const began = performance.now();
    await run(embedding);
    // The first are a warm-up.
    if (at >= queries * 0.2) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

const results: number[] = [];
console.log('| codes | query | p50 ms | p95 ms |\n|---|---|---|---|');
for (const count of counts) {
  const { database, stop } = await openShop(count);
  try {
    await fill(database.pool);
    const asked = { productTypeId: null, text: '', language: 'en', cursor: undefined, limit: 24 } as const;
    const alike = await measure((embedding) =>
      listAlikeProducts(database.db, { ...asked, embedding, categoryId: 1301 }),
    );
    const taught = await measure((embedding) => findNeighbours(database.db, embedding));
    results.push(alike.p95);
    for (const [name, { p50, p95 }] of [
      ['a page of look-alikes', alike],
      ['teachers of an analysis', taught],
    ] as const) {
      console.log(`| ${count.toLocaleString('en')} | ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`);
    }
  } finally {
    await stop();
  }
}
const [small = 0, large = 0] = [results[0], results.at(-1)];
console.log(`p95 of a page grew ${(large / small).toFixed(1)} times.`);
