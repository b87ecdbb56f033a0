import type { TranslationOf } from '../define-messages.ts';
import type { languageNames as english } from '../en/language-names.ts';

export const languageNames: TranslationOf<typeof english> = {
  en: '英語',
  th: 'タイ語',
  zh: '中国語',
  vi: 'ベトナム語',
  es: 'スペイン語',
  ja: '日本語',
  ko: '韓国語',
};
