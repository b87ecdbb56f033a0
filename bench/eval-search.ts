import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '../contracts/languages.ts';
import { startBundledPostgres } from '../server/db/bundled-postgres/bundled-postgres.ts';
import { type Database, migrateDatabase, openDatabase } from '../server/db/database.ts';
import { listLiveProducts } from '../server/features/listings/listings.service.ts';
import { makeProducts } from './data.ts';
import { type SearchCase, searchCases } from './search-queries.ts';

/**
 * `npm run eval:search`: the share of the first ten results that are what the searcher meant.
 * The shop has four articles of every kind, and a result counts when its kind is one of the query's expected kinds.
 */
const shopSize = 3324;
const places = 10;

async function recall(
  { db, pool }: Database,
  [typed, meant, colour]: SearchCase,
): Promise<{ share: number; first: string }> {
  const page = await listLiveProducts(db, { ...everywhere, q: typed });
  const right = page.products.filter(
    ({ super_sub_category_id, title }) =>
      meant.includes(Number(super_sub_category_id)) && title.toLowerCase().includes(colour ?? ''),
  );
  const { rows } = await pool.query(
    `select count(*)::int as there from products join product_texts on product_id = id and language = 'en'
     where leaf_id = any($1) and strpos(lower(title), $2) > 0`,
    [meant, colour ?? ''],
  );
  return { share: right.length / Math.min(places, rows[0].there), first: page.products[0]?.title ?? 'nothing' };
}

const everywhere = {
  category_id: '',
  sub_category_id: '',
  sort: 'best' as const,
  language: 'en' as const,
  limit: places,
};

const directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-eval-'));
const postgres = await startBundledPostgres({ dataDir: path.join(directory, 'postgres'), durable: false });
const database = openDatabase(postgres.url, 2, () => undefined);
try {
  await migrateDatabase(database);
  await makeProducts(database.db, shopSize, { isSearchable: true });
  const all: number[] = [];
  for (const language of languages) {
    const shares: number[] = [];
    for (const searched of searchCases[language]) {
      const { share, first } = await recall(database, searched);
      shares.push(share);
      if (share < 1) console.log(`  ${language} '${searched[0]}' ${share.toFixed(2)}, first: ${first}`);
    }
    all.push(...shares);
    console.log(`${language}  recall@10 ${mean(shares)} of ${shares.length} queries`);
  }
  console.log(`all recall@10 ${mean(all)} of ${all.length} queries`);
} finally {
  await database.close();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

function mean(values: number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}
