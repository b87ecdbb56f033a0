import type { Language } from '../../../../../contracts/languages.ts';
import type { SellerQuestion } from '../understanding/seller-questions.ts';
import { es } from './known/es.ts';
import { ja } from './known/ja.ts';
import { ko } from './known/ko.ts';
import { th } from './known/th.ts';
import { vi } from './known/vi.ts';
import { zh } from './known/zh.ts';

/** Questions as sellers type them in each language, used to choose the words of its table. */
export const knownByLanguage: Record<Exclude<Language, 'en'>, readonly SellerQuestion[]> = { th, zh, vi, es, ja, ko };
