import { findLanguage, type InEveryLanguage, type Language } from '../../../contracts/languages.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { withStorage } from '../storage/with-storage.ts';

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

/** Stores the language that a visitor chose, so that it is offered on pages in another one. */
export function rememberLanguage(language: Language): void {
  withStorage('localStorage', (storage) => storage.setItem(storageKeys.language, language));
}

/** The language that a visitor chose earlier, or else the first of the browser's languages that we have. */
function preferredLanguage(): Language | null {
  const chosen = withStorage('localStorage', (storage) => storage.getItem(storageKeys.language));
  const browser = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return [chosen, ...browser].map(findLanguage).find((language) => language !== null) ?? null;
}

/**
 * The visitor's own language where the page is in another one. It is marked on the body, which reserves the line that
 * offers it (`language-offer.css`).
 */
export function offerLanguage(): Language | null {
  const preferred = preferredLanguage();
  const offered = preferred === getLocale() ? null : preferred;
  if (offered) document.body.dataset.offeredLanguage = offered;
  else delete document.body.dataset.offeredLanguage;
  return offered;
}
