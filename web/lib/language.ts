import { findLanguage, type InEveryLanguage, type Language } from '../../contracts/languages.ts';
import { storageKeys } from './storage-keys.ts';
import { storedText } from './stored-text.ts';

/** Each language by its native name. */
export const languageNames: InEveryLanguage = {
  en: 'English',
  th: 'ไทย',
  zh: '中文',
  vi: 'Tiếng Việt',
  es: 'Español',
  ja: '日本語',
  ko: '한국어',
};

const stored = storedText(storageKeys.language);

/** Stores the language that a visitor chose, so that it is offered on pages in another one. */
export function rememberLanguage(language: Language): void {
  stored.write(language);
}

/** The language that a visitor chose earlier, or else the first of the browser's languages that we have. */
export function preferredLanguage(): Language | null {
  const browser = navigator.languages.map((tag) => findLanguage(tag.slice(0, 2).toLowerCase()));
  return findLanguage(stored.read()) ?? browser.find((language) => language !== null) ?? null;
}
