import { type InEveryLanguage, languages } from '../../../contracts/languages.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import type { SearchCase } from './search-case.ts';
import th from './th.json' with { type: 'json' };
import vi from './vi.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

interface WrittenQuery {
  query: string;
  class: string;
  categories: number[];
  colour?: string;
}

const written: InEveryLanguage<{ queries: WrittenQuery[] }> = { en, th, zh, vi, es, ja, ko };

const toCase = ({ query, categories, ...rest }: WrittenQuery) =>
  ({ ...rest, typed: query, meant: categories }) as SearchCase;

/** About 240 queries in each language and 340 in Korean, most of them by native readers who had not seen the search. */
export const searchCases = Object.fromEntries(
  languages.map((language) => [language, written[language].queries.map(toCase)]),
) as InEveryLanguage<SearchCase[]>;
