import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';

/** Key → ICU message. */
export type SourceGroup = Readonly<Record<string, string>>;

/** Group → key → ICU message. */
export type SourceGroups = Readonly<Record<string, SourceGroup>>;

export const messagesFolder = path.join(import.meta.dirname, '../../data/messages');

/** The domains that a locale has a file of. */
export function domainsOf(locale: Language): string[] {
  return readdirSync(path.join(messagesFolder, locale))
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/** One file of messages. */
export function readDomain(locale: Language, domain: string): SourceGroups {
  return JSON.parse(readFileSync(path.join(messagesFolder, locale, `${domain}.json`), 'utf8'));
}

/** All groups of a locale, whatever their domain. */
export function readLocale(locale: Language): SourceGroups {
  return Object.assign({}, ...domainsOf(locale).map((domain) => readDomain(locale, domain)));
}

/** Each group in every locale; throws where one lacks a message, because pages in half a language must not be served. */
export function readGroups(): Map<string, InEveryLanguage<SourceGroup>> {
  const all = inEveryLocale(readLocale);
  const missing = Object.entries(all.en).flatMap(([group, messages]) =>
    Object.keys(messages).flatMap((key) =>
      languages.filter((locale) => !all[locale][group]?.[key]).map((locale) => `${locale} ${group}.${key}`),
    ),
  );
  if (missing.length > 0) throw new Error(`These messages are missing:\n${missing.join('\n')}`);
  return new Map(Object.keys(all.en).map((group) => [group, inEveryLocale((locale) => all[locale][group] ?? {})]));
}

/** What a function makes for each locale. */
export function inEveryLocale<Made>(make: (locale: Language) => Made): InEveryLanguage<Made> {
  return Object.fromEntries(languages.map((locale) => [locale, make(locale)])) as InEveryLanguage<Made>;
}
