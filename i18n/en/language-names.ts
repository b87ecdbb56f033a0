export const languageNames = {
  en: 'English',
  th: 'Thai',
  zh: 'Chinese',
  vi: 'Vietnamese',
  es: 'Spanish',
  ja: 'Japanese',
  ko: 'Korean',
} as const;
