import type { TranslationOf } from '../define-messages.ts';
import type { languageNames as english } from '../en/language-names.ts';

export const languageNames: TranslationOf<typeof english> = {
  en: 'tiếng Anh',
  th: 'tiếng Thái',
  zh: 'tiếng Trung',
  vi: 'tiếng Việt',
  es: 'tiếng Tây Ban Nha',
  ja: 'tiếng Nhật',
  ko: 'tiếng Hàn',
};
