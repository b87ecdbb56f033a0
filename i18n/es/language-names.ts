import type { TranslationOf } from '../define-messages.ts';
import type { languageNames as english } from '../en/language-names.ts';

export const languageNames: TranslationOf<typeof english> = {
  en: 'inglés',
  th: 'tailandés',
  zh: 'chino',
  vi: 'vietnamita',
  es: 'español',
  ja: 'japonés',
  ko: 'coreano',
};
