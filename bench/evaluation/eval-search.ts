import { parseArgs } from 'node:util';
import { type Language, languages } from '../../contracts/languages.ts';
import { listLiveProducts } from '../../server/domains/marketplace/listings/listings.service.ts';
import type { Db } from '../../server/platform/db/database.ts';
import { withDemoShop } from './demo-shop.ts';
import { searchCases } from './search-queries/all.ts';
import { queryClasses, type SearchCase } from './search-queries/search-case.ts';

/**
 * `npm run eval:search`: asks the demo shop what native shoppers type, and prints by language and by class how often a
 * right article is among the first ten, is the first, and how often nothing is found. Every second query is held out:
 * rules and words are tuned on the others. `--misses tuned` or `--misses held-out` also lists what went wrong.
 */
const places = 10;
const { misses } = parseArgs({ options: { misses: { type: 'string' } } }).values;

interface Outcome {
  language: Language;
  searched: SearchCase;
  half: 'tuned' | 'held-out';
  isFound: boolean;
  isFirst: boolean;
  isEmpty: boolean;
  titles: string[];
}

async function askShop(db: Db, language: Language, searched: SearchCase, at: number): Promise<Outcome> {
  const { products } = await listLiveProducts(db, {
    category_id: '',
    sub_category_id: '',
    in_stock: false,
    sort: 'best',
    exact: false,
    language,
    limit: places,
    q: searched.typed,
    product_type: '',
    explain: false,
  });
  const rights = products.map(
    (product) =>
      searched.meant.includes(Number(product.super_sub_category_id)) &&
      (!searched.colour || !inStockByColour(searched) || namesColour(product.productTitleEN, searched.colour)),
  );
  return {
    language,
    searched,
    half: at % 2 === 0 ? 'tuned' : 'held-out',
    isFound: rights.includes(true),
    isFirst: rights[0] === true,
    isEmpty: products.length === 0,
    titles: products.map(({ title }) => title),
  };
}

const namesColour = (title: string, colour: string) => title.toLowerCase().includes(colour);
/** English titles of the demo shop by third-level category. */
const stock = new Map<number, string[]>();
const isInStock = ({ meant }: SearchCase) => meant.some((categoryId) => stock.has(categoryId));
const inStockByColour = ({ meant, colour }: SearchCase) =>
  meant.some((categoryId) => stock.get(categoryId)?.some((title) => namesColour(title, colour ?? '')));

function printTable(title: string, outcomes: Outcome[], groups: readonly string[], groupOf: (o: Outcome) => string) {
  console.log(`\n${title.padEnd(22)}queries   found  first right  empty`);
  for (const group of [...groups, 'all']) {
    const some = group === 'all' ? outcomes : outcomes.filter((outcome) => groupOf(outcome) === group);
    const share = (test: (outcome: Outcome) => boolean) =>
      `${((100 * some.filter(test).length) / some.length).toFixed(1)} %`;
    const cells = [share((o) => o.isFound), share((o) => o.isFirst), share((o) => o.isEmpty)];
    console.log(
      `  ${group.padEnd(20)}${String(some.length).padStart(7)}${cells.map((cell) => cell.padStart(9)).join('')}`,
    );
  }
}

await withDemoShop(async ({ db, goods }) => {
  for (const { categoryId, texts } of goods) stock.set(categoryId, [...(stock.get(categoryId) ?? []), texts.en.title]);
  const outcomes: Outcome[] = [];
  for (const language of languages) {
    for (const [at, searched] of searchCases[language].entries()) {
      if (isInStock(searched)) outcomes.push(await askShop(db, language, searched, at));
    }
  }
  for (const half of ['tuned', 'held-out'] as const) {
    const some = outcomes.filter((outcome) => outcome.half === half);
    printTable(`${half}, by language`, some, languages, (outcome) => outcome.language);
    printTable(`${half}, by class`, some, queryClasses, (outcome) => outcome.searched.class);
  }
  for (const { language, searched, isFirst, isFound, titles, half } of outcomes) {
    if (half === misses && !isFirst) {
      const shown = titles.slice(0, 3).join(' | ') || 'nothing';
      console.log(`${language} ${searched.class} '${searched.typed}' ${isFound ? 'not first' : 'not found'}: ${shown}`);
    }
  }
});
