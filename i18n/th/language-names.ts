import type { TranslationOf } from '../define-messages.ts';
import type { languageNames as english } from '../en/language-names.ts';

export const languageNames: TranslationOf<typeof english> = {
  en: 'ภาษาอังกฤษ',
  th: 'ภาษาไทย',
  zh: 'ภาษาจีน',
  vi: 'ภาษาเวียดนาม',
  es: 'ภาษาสเปน',
  ja: 'ภาษาญี่ปุ่น',
  ko: 'ภาษาเกาหลี',
};
