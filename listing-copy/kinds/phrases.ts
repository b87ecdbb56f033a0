import type { InEveryLanguage } from '../../contracts/languages.ts';
import type { KindPhrases } from '../product-types/kind-phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { th } from './th.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

export const kindPhrases: InEveryLanguage<KindPhrases> = { en, th, zh, vi, es, ja, ko };
