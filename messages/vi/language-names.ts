import type { TranslationOf } from '../define-messages.ts';
import type { languageNames as english } from '../en/language-names.ts';

export const languageNames: TranslationOf<typeof english> = {
  en: 'English',
  th: 'Thai',
  zh: 'Chinese',
  vi: 'Vietnamese',
  es: 'Spanish',
  ja: 'Japanese',
  ko: 'Korean',
};
