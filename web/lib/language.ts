import { useSearchParams } from 'react-router';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import { storageKeys } from './storage-keys.ts';
import { storedText, useStoredText } from './stored-text.ts';

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

/** The English name of a language, for English sentences. */
export function nameInEnglish(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

const stored = storedText(storageKeys.language);

const asLanguage = (text: string | null) => languages.find((language) => language === text) ?? null;

/** The language of product texts in a URL; English when it is missing or unsupported. */
export function readLanguage(params: URLSearchParams): Language {
  return asLanguage(params.get('lang')) ?? 'en';
}

/** Stores the language for later links. English is stored as no choice, because it is the default. */
export function rememberLanguage(language: Language): void {
  stored.write(language === 'en' ? null : language);
}

/**
 * The language for links to products and lists of products: the page's own, or else the remembered one. The server and
 * the first render know only the page's own, because public pages are the same for everyone.
 */
export function useLinkLanguage(): Language {
  const [params] = useSearchParams();
  const remembered = useStoredText(stored);
  return asLanguage(params.get('lang')) ?? asLanguage(remembered) ?? 'en';
}

/** Adds a language to a path. English is left out, because it is the default. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
