import { parseArgs } from 'node:util';
import { type InEveryLanguage, languages } from '../../contracts/languages.ts';
import { withDemoShop } from './demo-shop.ts';
import { askForListing, type Outcome, publishListings } from './search-facts/ask.ts';
import en from './search-facts/queries/en.json' with { type: 'json' };
import es from './search-facts/queries/es.json' with { type: 'json' };
import ja from './search-facts/queries/ja.json' with { type: 'json' };
import ko from './search-facts/queries/ko.json' with { type: 'json' };
import th from './search-facts/queries/th.json' with { type: 'json' };
import vi from './search-facts/queries/vi.json' with { type: 'json' };
import zh from './search-facts/queries/zh.json' with { type: 'json' };

/**
 * `npm run eval:search-facts`: asks the demo shop, to which listings with close neighbours are added, what native shoppers
 * type who know what they want, in three to seven words. Prints how often the listing that was meant is on the first page,
 * before its neighbours, and first. Every second query is held out; `--misses tuned` or `--misses held-out` lists what went
 * wrong.
 */
const { misses } = parseArgs({ options: { misses: { type: 'string' } } }).values;
const written: InEveryLanguage<{ queries: { query: string; target: string }[] }> = { en, th, zh, vi, es, ja, ko };

interface Asked extends Outcome {
  language: string;
  query: string;
  half: 'tuned' | 'held-out';
}

function printTable(half: string, outcomes: Asked[]): void {
  console.log(`\n${half.padEnd(12)}queries    found   before    first`);
  for (const language of [...languages, 'all']) {
    const some = outcomes.filter((outcome) => language === 'all' || outcome.language === language);
    if (some.length === 0) continue;
    const share = (test: (outcome: Asked) => boolean) =>
      `${((100 * some.filter(test).length) / some.length).toFixed(1)} %`.padStart(9);
    const cells = [share((o) => o.isFound), share((o) => o.isBeforeNeighbours), share((o) => o.isFirst)];
    console.log(`  ${language.padEnd(10)}${String(some.length).padStart(7)}${cells.join('')}`);
  }
}

await withDemoShop(async ({ db }) => {
  const places = await publishListings(db);
  const outcomes: Asked[] = [];
  for (const language of languages) {
    for (const [at, { query, target }] of written[language].queries.entries()) {
      const outcome = await askForListing(db, places, { query, target, language });
      outcomes.push({ ...outcome, language, query, half: at % 2 === 0 ? 'tuned' : 'held-out' });
    }
  }
  for (const half of ['tuned', 'held-out'] as const) {
    printTable(
      half,
      outcomes.filter((outcome) => outcome.half === half),
    );
  }
  for (const { language, query, half, isFound, isFirst, isBeforeNeighbours, titles } of outcomes) {
    if (half !== misses || isFirst) continue;
    const fault = isFound ? (isBeforeNeighbours ? 'not first' : 'behind a neighbour') : 'not found';
    console.log(`${language} '${query}' ${fault}: ${titles.join(' | ') || 'nothing'}`);
  }
});
