import { findLanguage, type Language } from '../contracts/languages.ts';

let source = (): Language =>
  typeof document === 'undefined' ? 'en' : (findLanguage(document.documentElement.lang) ?? 'en');

/** The language of the page that is being shown or rendered. */
export function getLocale(): Language {
  return source();
}

/** A server renders pages of several languages at the same time, so it has to say which one is being rendered. */
export function readLocaleFrom(newSource: () => Language): void {
  source = newSource;
}

/** Writes messages in another language than the page's; what is written must not wait for anything. */
export function withLocale<Written>(language: Language, write: () => Written): Written {
  const pageSource = source;
  source = () => language;
  try {
    return write();
  } finally {
    source = pageSource;
  }
}
