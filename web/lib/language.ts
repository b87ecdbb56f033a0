import { useSearchParams } from 'react-router';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import { storageKeys } from './storage-keys.ts';
import { storedText, useStoredText } from './stored-text.ts';

/** Each language by its own name, as its readers look for it. */
export const languageNames: InEveryLanguage = {
  en: 'English',
  th: 'ไทย',
  zh: '中文',
  vi: 'Tiếng Việt',
  es: 'Español',
  ja: '日本語',
  ko: '한국어',
};

/** What English readers call it, for what stands in an English sentence. */
export function nameInEnglish(language: Language): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

const stored = storedText(storageKeys.language);

const asLanguage = (text: string | null) => languages.find((language) => language === text) ?? null;

/** The language of product text that an address asks for; English where it asks for none of ours. */
export function readLanguage(params: URLSearchParams): Language {
  return asLanguage(params.get('lang')) ?? 'en';
}

/** The language that later links carry. English is remembered as no choice, because it is what everyone gets. */
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

/** An address of ours in a language. English is left out: it is what an address without a language shows. */
export function inLanguage(path: string, language: Language): string {
  if (language === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
