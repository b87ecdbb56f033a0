import { tree } from '../catalog/tree.ts';
import { languages } from '../contracts/languages.ts';
import { searchCases } from './evaluation/search-queries/all.ts';
import { openShop } from './support/shops.ts';
import { startBenchSite } from './support/site.ts';

/** `npm run bench:search`: how long a search takes among 100,000 products in seven languages, first and second pages, filters by product type, and suggestions. */
const rounds = 3;

const shop = await openShop(100_000, { isSearchable: true });
const site = await startBenchSite({ DATABASE_URL: shop.url, WORKER: 'off' });

interface Timed {
  ms: number;
  cursor: string | null;
  productTypes: { id: string }[];
}

async function timed(path: string, body: object): Promise<Timed> {
  const began = performance.now();
  const response = await fetch(`${site.address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as {
    status: number;
    next_cursor?: string | null;
    productTypes?: { id: string }[];
  };
  if (answer.status !== 1) throw new Error(`${path} answered ${response.status}.`);
  return { ms: performance.now() - began, cursor: answer.next_cursor ?? null, productTypes: answer.productTypes ?? [] };
}

function report(name: string, times: number[], goal = ''): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(`| ${name} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${goal} |`);
}

try {
  const first: number[] = [];
  const next: number[] = [];
  const narrowed: number[] = [];
  const begun: number[] = [];
  const slow: { typed: string; ms: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const language of languages) {
      for (const { typed } of searchCases[language]) {
        const page = await timed('/user/all-products', { q: typed, language });
        const second = page.cursor
          ? await timed('/user/all-products', { q: typed, language, cursor: page.cursor })
          : undefined;
        const cheap = await timed('/user/all-products', { q: typed, language, sort: 'price_up', max_price: 200 });
        const suggested = await timed('/user/suggest', { q: [...typed].slice(0, 3).join(''), language });
        // The first round is a warm-up.
        if (round === 0) continue;
        first.push(page.ms);
        if (second) next.push(second.ms);
        narrowed.push(cheap.ms);
        begun.push(suggested.ms);
        slow.push({ typed, ms: page.ms });
      }
    }
  }
  const productTypes: number[] = [];
  const ofProductType: number[] = [];
  for (const { id: topCategoryId, subCategories } of tree) {
    for (const { id: subCategoryId } of subCategories) {
      const category = { category_id: String(topCategoryId), sub_category_id: String(subCategoryId) };
      const found = await timed('/user/product-types', category);
      productTypes.push(found.ms);
      for (const { id } of found.productTypes.slice(0, 3)) {
        ofProductType.push((await timed('/user/all-products', { ...category, product_type: id })).ms);
      }
    }
  }
  console.log('\n| among 100,000 products | calls | p50 ms | p95 ms | p99 ms | goal |\n|---|---|---|---|---|---|');
  report('search, first page', first, 'p95 ≤ 50');
  report('search, second page', next, 'p95 ≤ 50');
  report('search by price below 200', narrowed, 'p95 ≤ 50');
  report('kinds of a sub-category', productTypes, 'p95 ≤ 50');
  report('sub-category by kind', ofProductType, 'p95 ≤ 50');
  report('suggestions after three letters', begun, 'p95 ≤ 50');
  const slowest = slow.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  console.log(`slowest: ${slowest.map(({ typed, ms }) => `${typed} ${ms.toFixed(0)} ms`).join(', ')}`);
} finally {
  await site.stop();
  await shop.stop();
}
