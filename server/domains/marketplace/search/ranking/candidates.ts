import { productSearch } from '../../../../schema/marketplace/search.ts';
import type { Reading } from '../index/range-buckets.ts';
import { any, every } from '../index/terms.ts';
import type { Fact, QueryReading } from '../query/facts.ts';

/** Combinations of more facts than these would make a query too long. */
const maxCombined = 7;

const factQuery = ({ exact, alike }: Fact) => any([exact, alike].filter((query) => query !== ''));

/**
 * The queries that find what may be the best answers, in the order of what they promise: all facts in the title, all
 * anywhere, all but one, all but two, any one, and the thing alone; last its name as words with the facts.
 */
export function levelsOf(readings: readonly QueryReading[]): Reading[] {
  const levels: Reading[] = [];
  const add = (column: Reading['column'], queries: (string | null)[]) => {
    const some = queries.filter((one) => one !== null && one !== '').map((one) => `(${one})`);
    if (some.length > 0) levels.push({ column, query: any(some) });
  };
  const perReading = (queryOf: (reading: ReadingParts) => string | null) =>
    readings.map((reading) => queryOf(partsOf(reading)));
  const { titleTerms, allTerms } = productSearch;
  add(
    titleTerms,
    perReading(({ base, facts }) => every([...base, ...facts])),
  );
  add(
    allTerms,
    perReading(({ base, facts }) => every([...base, ...facts])),
  );
  for (const missing of [1, 2]) {
    add(
      allTerms,
      perReading(({ base, facts }) => allBut(missing, facts, base)),
    );
  }
  add(
    allTerms,
    perReading(({ base, facts }) => (base.length > 0 && facts.length > 1 ? every([...base, any(facts)]) : null)),
  );
  add(
    titleTerms,
    perReading(({ thing }) => thing),
  );
  add(
    allTerms,
    perReading(({ name, facts }) => (name ? every([name, ...facts]) : null)),
  );
  add(
    allTerms,
    perReading(({ name, facts }) => (name && facts.length > 2 ? allBut(1, facts, [name]) : null)),
  );
  return levels;
}

interface ReadingParts {
  /** What the thing is, or where it is where no word says what. */
  thing: string | null;
  base: string[];
  name: string;
  facts: string[];
}

const partsOf = ({ thing, facts }: QueryReading): ReadingParts => ({
  thing: thing && (thing.productTypeQuery || thing.places),
  // A toy for cats is rather among the things for cats than among all toys.
  base: thing
    ? [any([thing.productTypeQuery, thing.places, thing.wider, specialOf(thing)].filter((query) => query !== ''))]
    : [],
  name: thing?.name ?? '',
  facts: facts.slice(0, maxCombined).map(factQuery),
});

const specialOf = ({ special, name }: NonNullable<QueryReading['thing']>) =>
  special && name ? `(${every([special, name])})` : '';

/** Every combination of facts with so many of them left out, of which at least one stays. */
function allBut(missing: number, facts: readonly string[], base: readonly string[]): string | null {
  if (facts.length <= missing || (base.length === 0 && facts.length <= 2 * missing)) return null;
  const kept = combinations(facts, facts.length - missing).map((some) => `(${every(some)})`);
  return every([...base, any(kept)]);
}

function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => combinations(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}
