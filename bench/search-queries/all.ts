import type { InEveryLanguage } from '../../contracts/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { SearchCase } from './search-case.ts';
import { th } from './th.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

/** About 230 queries in each language, written by native readers who had not seen the search. */
export const searchCases: InEveryLanguage<SearchCase[]> = { en, th, zh, vi, es, ja, ko };
