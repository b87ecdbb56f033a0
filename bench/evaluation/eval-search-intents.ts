import { parseArgs } from 'node:util';
import { pathTo } from '../../catalog/categories/lookup.ts';
import { type Language, languages } from '../../contracts/languages.ts';
import { listProducts } from '../../contracts/marketplace/listings.ts';
import { listLiveProducts } from '../../server/domains/marketplace/listings/listings.service.ts';
import type { Db } from '../../server/platform/db/database.ts';
import { withDemoShop } from './demo-shop.ts';
import written from './search-intents/queries.json' with { type: 'json' };

/**
 * `npm run eval:search-intents`: asks the demo shop what shoppers type with a fact or a budget. Prints how often the first
 * product is what was meant (or nothing is shown where nothing fits), how often nothing of another kind is shown, and how
 * often the page says rightly whether the budget is met. Every second query is held out; `--misses tuned` or
 * `--misses held-out` lists what went wrong.
 */
const { misses } = parseArgs({ options: { misses: { type: 'string' } } }).values;

interface Intent {
  language: string;
  query: string;
  meant: number[];
  title?: string;
  above_budget?: boolean;
}

interface Asked {
  intent: Intent;
  half: 'tuned' | 'held-out';
  isRight: boolean;
  isInSection: boolean;
  isBudgetSaid: boolean;
  titles: string[];
}

const sectionOf = (leafCategoryId: number) => pathTo(leafCategoryId)[1]?.id;

async function ask(db: Db, intent: Intent, half: Asked['half']): Promise<Asked> {
  const { query, meant, title = '', above_budget: isAbove = false } = intent;
  const language = intent.language as Language;
  const page = await listLiveProducts(db, listProducts.body.parse({ q: query, language }));
  const [first] = page.products;
  const sections = new Set(meant.map(sectionOf));
  return {
    intent,
    half,
    isRight: first
      ? meant.includes(Number(first.super_sub_category_id)) && new RegExp(title, 'i').test(first.productTitleEN)
      : meant.length === 0,
    isInSection: page.products.every((product) => sections.has(sectionOf(Number(product.super_sub_category_id)))),
    isBudgetSaid: page.saidFilters.some((filter) => filter.type === 'price' && filter.is_unmet) === isAbove,
    titles: page.products.slice(0, 4).map(({ productTitleEN }) => productTitleEN),
  };
}

function printTable(half: string, asked: Asked[]): void {
  console.log(`\n${half.padEnd(12)}queries    right  section   budget`);
  for (const language of [...languages, 'all']) {
    const some = asked.filter(({ intent }) => language === 'all' || intent.language === language);
    const share = (test: (one: Asked) => boolean) => `${some.filter(test).length}`.padStart(9);
    const cells = [share((one) => one.isRight), share((one) => one.isInSection), share((one) => one.isBudgetSaid)];
    console.log(`  ${language.padEnd(10)}${String(some.length).padStart(7)}${cells.join('')}`);
  }
}

await withDemoShop(async ({ db }) => {
  const asked: Asked[] = [];
  for (const [at, intent] of (written.queries as Intent[]).entries()) {
    asked.push(await ask(db, intent, at % 2 === 0 ? 'tuned' : 'held-out'));
  }
  for (const half of ['tuned', 'held-out'] as const) {
    printTable(
      half,
      asked.filter((one) => one.half === half),
    );
  }
  for (const { intent, half, isRight, isInSection, isBudgetSaid, titles } of asked) {
    if (half !== misses || (isRight && isInSection && isBudgetSaid)) continue;
    const faults = [isRight ? '' : 'wrong', isInSection ? '' : 'other kinds', isBudgetSaid ? '' : 'budget'];
    console.log(`${intent.language} '${intent.query}' ${faults.filter(Boolean).join(', ')}: ${titles.join(' | ')}`);
  }
});
