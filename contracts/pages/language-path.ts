import { type Language, languages } from '../languages.ts';

/** Where a language's pages are: below `/th` and so on; English pages have no prefix. */
export function languagePrefix(language: Language): string {
  return language === 'en' ? '' : `/${language}`;
}

const prefix = new RegExp(`^/(${languages.filter((language) => language !== 'en').join('|')})(?=/|$|\\.data$)`);

/** The language that a path is in; the router asks for the data of `/th` as `/th.data`. */
export function languageOfPath(path: string): Language {
  return (prefix.exec(path)?.[1] as Language | undefined) ?? 'en';
}

/** A path without its language. Begins with one slash: browsers read two as the address of another site. */
export function withoutLanguage(path: string): string {
  return path.replace(prefix, '').replace(/^[/\\]*/, '/');
}

/** A path of the English site in a language. */
export function pathInLanguage(path: string, language: Language): string {
  return languagePrefix(language) + (language === 'en' ? path : path.replace(/^\/(?=$|[?#])/, ''));
}
