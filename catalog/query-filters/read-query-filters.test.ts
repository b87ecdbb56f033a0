import { describe, expect, test } from 'vitest';
import type { Language } from '../../contracts/languages.ts';
import { readEvaluation } from '../files/read-data.ts';
import { readQueryFilters, type SaidFilter, withoutFilter } from './read-query-filters.ts';

interface Case {
  query: string;
  text: string;
  filters: string[];
}
interface Queries {
  language: Language;
  practice: Case[];
  held: Case[];
}

const round = (value: number | null) => (value === null ? '' : String(Math.round(value * 100) / 100));

/** A filter as the files write it. */
function write(filter: SaidFilter): string {
  if (filter.type === 'in-stock') return 'stock';
  if (filter.type === 'condition') return filter.condition;
  const { low, high, currency } = filter;
  if (low === null) return `<${round(high)}${currency}`;
  if (high === null) return `>${round(low)}${currency}`;
  if (Math.abs(high / low - 1.5) < 1e-6) return `~${round((low + high) / 2)}${currency}`;
  return `${round(low)}-${round(high)}${currency}`;
}

function read({ query }: Case, language: Language): Omit<Case, 'query'> {
  const { text, filters } = readQueryFilters(query, language);
  return { text, filters: filters.map(write).sort() };
}

const wrongOf = (cases: Case[], language: Language) =>
  cases
    .map((one) => ({
      query: one.query,
      expected: { text: one.text, filters: one.filters.toSorted() },
      read: read(one, language),
    }))
    .filter(({ expected, read }) => JSON.stringify(expected) !== JSON.stringify(read));

test('a filter can be taken out of the query alone', () => {
  const typed = 'Used Lamp under 40 USD in stock';
  const rests = readQueryFilters(typed, 'en').filters.map((filter) => withoutFilter(typed, filter));
  expect(rests).toEqual(['Lamp under 40 USD in stock', 'Used Lamp in stock', 'Used Lamp under 40 USD']);
});

test.each(['1'.repeat(300), '1 '.repeat(150), 'under 1 '.repeat(40), '百'.repeat(300), '1만'.repeat(150), '', '   '])(
  'a hostile or empty text %# is read without a failure',
  (text) => {
    expect(readQueryFilters(text, 'ko').filters.length).toBeLessThan(100);
  },
);

describe.each(readEvaluation<Queries>('query-filters'))('queries in $language', ({ language, practice, held }) => {
  test('that the rules were written with are all read as meant', () => {
    expect(wrongOf(practice, language)).toEqual([]);
  });

  test('that were kept apart are read as meant, but for one in twenty', () => {
    expect(wrongOf(held, language).length).toBeLessThanOrEqual(held.length / 20);
  });
});
