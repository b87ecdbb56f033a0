import { type InEveryLanguage, languages } from '../../../contracts/languages.ts';
import { broadCases } from './broad.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { koMore } from './ko-more.ts';
import type { SearchCase } from './search-case.ts';
import { th } from './th.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

const first: InEveryLanguage<SearchCase[]> = { en, th, zh, vi, es, ja, ko: [...ko, ...koMore] };

/** About 240 queries in each language and 340 in Korean, most of them by native readers who had not seen the search. */
export const searchCases = Object.fromEntries(
  languages.map((language) => [language, [...first[language], ...broadCases[language]]]),
) as InEveryLanguage<SearchCase[]>;
