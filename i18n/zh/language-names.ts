import type { TranslationOf } from '../define-messages.ts';
import type { languageNames as english } from '../en/language-names.ts';

export const languageNames: TranslationOf<typeof english> = {
  en: '英语',
  th: '泰语',
  zh: '中文',
  vi: '越南语',
  es: '西班牙语',
  ja: '日语',
  ko: '韩语',
};
