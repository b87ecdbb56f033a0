import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import { findMessageFaults } from './find-message-faults.ts';
import type { SourceGroup, SourceGroups } from './source-groups.ts';

export const messagesFolder = path.join(import.meta.dirname, '../../data/messages');

/** The domains that a locale has a file of. */
export function domainsOf(locale: string): string[] {
  return readdirSync(path.join(messagesFolder, locale))
    .map((file) => path.basename(file, '.json'))
    .sort();
}

/** One file of messages. */
export function readDomain(locale: string, domain: string): SourceGroups {
  const file = path.join(messagesFolder, locale, `${domain}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

/** All groups of a locale, whatever their domain. */
export function readLocale(locale: string): SourceGroups {
  return Object.assign({}, ...domainsOf(locale).map((domain) => readDomain(locale, domain)));
}

/** The variants that this site writes in place of a language, such as `es-MX` in place of `es`. */
function readVariants(): Partial<InEveryLanguage> {
  return JSON.parse(readFileSync(path.join(messagesFolder, 'variants.json'), 'utf8'));
}

/** The messages of a language as this site writes them: a variant holds only those that differ. */
function readLanguage(language: Language): SourceGroups {
  const [base, variant] = [readLocale(language), readVariants()[language]];
  if (!variant) return base;
  const own = readLocale(variant);
  const groups = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...groups].map((group) => [group, { ...base[group], ...own[group] }]));
}

/** Each group in every language; throws with all faults, because pages in half a language must not be served. */
export function readGroups(): Map<string, InEveryLanguage<SourceGroup>> {
  const all = inEveryLanguage(readLanguage);
  const faults = findMessageFaults(all);
  if (faults.length > 0) throw new Error(`Messages cannot be compiled:\n${faults.join('\n')}`);
  return new Map(
    Object.keys(all.en).map((group) => [group, inEveryLanguage((language) => all[language][group] ?? {})]),
  );
}

/** What a function makes for each language. */
export function inEveryLanguage<Made>(make: (language: Language) => Made): InEveryLanguage<Made> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as InEveryLanguage<Made>;
}
