import type { TranslationOf } from '../define-messages.ts';
import type { languageNames as english } from '../en/language-names.ts';

export const languageNames: TranslationOf<typeof english> = {
  en: '영어',
  th: '태국어',
  zh: '중국어',
  vi: '베트남어',
  es: '스페인어',
  ja: '일본어',
  ko: '한국어',
};
