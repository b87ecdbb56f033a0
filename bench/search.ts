import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { tree } from '../catalog/categories/tree.ts';
import { type Language, languages } from '../contracts/languages.ts';
import { countProducts, listProducts, maxProductCount } from '../contracts/marketplace/listings.ts';
import { countLiveProducts, listLiveProducts } from '../server/domains/marketplace/listings/listings.service.ts';
import { listFacetsOf } from '../server/domains/marketplace/listings/product-types.service.ts';
import { suggest } from '../server/domains/marketplace/search/suggestions/suggest.service.ts';
import { searchCases } from './evaluation/search-queries/all.ts';
import { hostileQueries } from './support/hostile-queries.ts';
import { explainWork } from './support/plans.ts';
import { type BenchShop, openShop } from './support/shops.ts';

/**
 * `npm run bench:search -- --large N`: what a search costs among N products beside ten thousand, of many words beside two,
 * hostile queries, the size of the index, and how many rows filters, sortings and counts read. Ends with 1 when a goal is
 * missed. The shops are kept in .data/bench.
 */
const { values } = parseArgs({ options: { large: { type: 'string', default: '100000' } } });
const smallSize = 10_000;
const largeSize = Number(values.large);
if (!Number.isInteger(largeSize) || largeSize <= smallSize) {
  throw new Error(`Say a number above ${smallSize}: npm run bench:search -- --large 1000000`);
}
const rounds = 3;
let isEveryGoalMet = true;

interface Query {
  q: string;
  language: Language;
}

/** Queries of two words, and of many; in scripts without spaces by their letters. */
async function readQueries(): Promise<{ few: Query[]; many: Query[] }> {
  const [few, many]: [Query[], Query[]] = [[], []];
  for (const language of languages) {
    const file = new URL(`./evaluation/search-facts/queries/${language}.json`, import.meta.url);
    const { queries } = JSON.parse(await readFile(file, 'utf8')) as { queries: { query: string }[] };
    const isUnspaced = language === 'zh' || language === 'ja' || language === 'th';
    const lengthOf = (text: string) =>
      isUnspaced ? [...text].length / (language === 'th' ? 6 : 2.5) : text.split(' ').length;
    const written = searchCases[language].map(({ typed }) => typed);
    few.push(...written.filter((q) => Math.round(lengthOf(q)) === 2).map((q) => ({ q, language })));
    many.push(...queries.filter(({ query }) => lengthOf(query) >= 6).map(({ query: q }) => ({ q, language })));
  }
  return { few, many };
}

const list = ({ database: { db } }: BenchShop, query: object) => listLiveProducts(db, listProducts.body.parse(query));

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;
const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;
const count = (value: number) => value.toLocaleString('en');

function report(what: string, times: readonly number[]): void {
  const cells = [mean(times), quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)];
  console.log(`| ${what} | ${times.length} | ${cells.map((ms) => ms.toFixed(1)).join(' | ')} |`);
}

function check(what: string, value: number, goal: number, unit = ''): void {
  const isMet = value <= goal;
  if (!isMet) isEveryGoalMet = false;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${value.toFixed(2)}${unit}, goal ≤ ${goal}${unit}`);
}

/** Both shops in turn for each query, so that what else the machine does slows both. */
async function measureSearches(small: BenchShop, large: BenchShop): Promise<void> {
  const { few, many } = await readQueries();
  const times = { fewSmall: [], fewLarge: [], manySmall: [], manyLarge: [], next: [], begun: [] } as Record<
    string,
    number[]
  >;
  const slow: { q: string; ms: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, queries] of Object.entries({ few, many })) {
      for (const query of queries) {
        const inSmall = await timed(() => list(small, query));
        const inLarge = await timed(() => list(large, query));
        // The first round is a warm-up.
        if (round === 0) continue;
        times[`${name}Small`]?.push(inSmall);
        times[`${name}Large`]?.push(inLarge);
        slow.push({ q: query.q, ms: inLarge });
        if (round > 1) continue;
        const { nextCursor } = await list(large, query);
        if (nextCursor) times.next?.push(await timed(() => list(large, { ...query, cursor: nextCursor })));
        const begun = [...query.q].slice(0, 3).join('');
        times.begun?.push(await timed(() => suggest(large.database.db, begun, query.language)));
      }
    }
  }
  console.log('\n| | calls | mean ms | p50 | p95 | p99 |\n|---|---|---|---|---|---|');
  report(`two words among ${count(smallSize)}`, times.fewSmall ?? []);
  report(`two words among ${count(largeSize)}`, times.fewLarge ?? []);
  report(`six and seven words among ${count(smallSize)}`, times.manySmall ?? []);
  report(`six and seven words among ${count(largeSize)}`, times.manyLarge ?? []);
  report('second page', times.next ?? []);
  report('suggestions after three letters', times.begun ?? []);
  const slowest = slow.toSorted((a, b) => b.ms - a.ms).slice(0, 8);
  console.log(`slowest: ${slowest.map(({ q, ms }) => `${q} ${ms.toFixed(0)} ms`).join(', ')}\n`);
  const [fewSmall, fewLarge, manySmall, manyLarge] = [
    times.fewSmall,
    times.fewLarge,
    times.manySmall,
    times.manyLarge,
  ].map((each) => each ?? []) as [number[], number[], number[], number[]];
  check(
    `cost among ${count(largeSize)} of that among ${count(smallSize)}`,
    mean([...fewLarge, ...manyLarge]) / mean([...fewSmall, ...manySmall]),
    1.3,
    ' ×',
  );
  check('p95 of six and seven words of that of two', quantile(manyLarge, 0.95) / quantile(fewLarge, 0.95), 1.5, ' ×');
}

async function measureHostile(shop: BenchShop): Promise<void> {
  const costs: { name: string; ms: number }[] = [];
  for (const { name, q } of hostileQueries) {
    await list(shop, { q });
    const cost = await processorTime(shop, () => list(shop, { q }));
    costs.push({ name, ms: cost });
  }
  const worst = costs.toSorted((a, b) => b.ms - a.ms)[0];
  console.log(`hostile: ${costs.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ')} ms`);
  check(`processor time of the worst hostile query, ${worst?.name}`, worst?.ms ?? 0, 50, ' ms');
}

const repeats = 10;
const msPerTick = 10;

/** The processor time of one call, of this process and of the database's. */
async function processorTime({ database: { pool } }: BenchShop, run: () => Promise<unknown>): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid is not null',
  );
  const ticks = async () => {
    const stats = await Promise.all(rows.map(({ pid }) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
    return stats.reduce((sum, stat) => {
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return sum + Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
    }, 0);
  };
  const [before, own] = [await ticks(), process.cpuUsage()];
  for (let at = 0; at < repeats; at += 1) await run();
  const { user, system } = process.cpuUsage(own);
  return ((user + system) / 1000 + ((await ticks()) - before) * msPerTick) / repeats;
}

async function measureSize({ database: { pool } }: BenchShop): Promise<void> {
  const { rows } = await pool.query<{ bytes: string }>(`
    select sum(pg_total_relation_size(name::regclass)) as bytes from unnest(array['product_search', 'listed_product_types']) as name`);
  check('index a product', Number(rows[0]?.bytes) / largeSize / 1024, 6, ' KB');
}

/** More rows than these in one step are a whole list rather than a page of it. */
const mostRows = 12_000;

async function measurePlans(shop: BenchShop): Promise<void> {
  const { db } = shop.database;
  const counted = (query: object) => countLiveProducts(db, countProducts.body.parse(query));
  const runs: [string, () => Promise<unknown>][] = [
    ...(['rating', 'sold'] as const).flatMap((sort): [string, () => Promise<unknown>][] => [
      [`everything by ${sort}`, () => list(shop, { sort })],
      [`a category by ${sort}`, () => list(shop, { sort, category_id: '2000' })],
      [`a common word by ${sort}`, () => list(shop, { q: 'black', sort })],
      [`shoes by ${sort}`, () => list(shop, { q: 'shoes', sort })],
    ]),
    ...['TH', 'US', 'AQ'].flatMap((country): [string, () => Promise<unknown>][] => [
      [`everything offered in ${country}`, () => list(shop, { country })],
      [`a common word offered in ${country}`, () => list(shop, { q: 'black', country })],
      [`shoes offered in ${country}`, () => list(shop, { q: 'red running shoes', country })],
    ]),
    [`count of everything to ${maxProductCount}`, () => counted({})],
    ['count of a common word', () => counted({ q: 'black' })],
    ['count of shoes', () => counted({ q: 'shoes' })],
    ['count of six words', () => counted({ q: 'long sleeve linen shirt men navy' })],
  ];
  console.log('| | ms | most rows in a step | most sorted | read whole |\n|---|---|---|---|---|');
  let worst = 0;
  for (const [name, run] of runs) {
    await run();
    const ms = await timed(run);
    const work = await explainWork(shop.database, run);
    worst = Math.max(worst, work.mostRows, work.mostSorted);
    const whole = [...new Set(work.scanned)].join(' ') || '–';
    if (work.scanned.length > 0) isEveryGoalMet = false;
    console.log(`| ${name} | ${ms.toFixed(1)} | ${count(work.mostRows)} | ${count(work.mostSorted)} | ${whole} |`);
  }
  check('rows that one step of a list reads', worst, mostRows);
}

async function measureFacets(shop: BenchShop): Promise<void> {
  const times: number[] = [];
  for (const { id, subCategories } of tree) {
    for (const { id: sub } of subCategories) {
      const query = {
        category_id: String(id),
        sub_category_id: String(sub),
        q: '',
        exact: false,
        language: 'en' as const,
      };
      times.push(await timed(() => listFacetsOf(shop.database.db, query)));
    }
  }
  console.log('\n| | calls | mean ms | p50 | p95 | p99 |\n|---|---|---|---|---|---|');
  report('filters of a sub-category', times);
}

const large = await openShop(largeSize, { isSearchable: true });
const small = await openShop(smallSize, { isSearchable: true });
try {
  await measureSearches(small, large);
  await measureHostile(large);
  await measureSize(large);
  await measurePlans(large);
  await measureFacets(large);
} finally {
  await small.stop();
  await large.stop();
}
process.exitCode = isEveryGoalMet ? 0 : 1;
