import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import { compileMessage } from './compile-message.ts';
import type { SourceGroups } from './source-groups.ts';

/** A sentence for each message that is missing, that English does not have, or that is not ICU. */
export function findMessageFaults(all: InEveryLanguage<SourceGroups>): string[] {
  const expected = keysOf(all.en);
  return languages.flatMap((language) => {
    const present = keysOf(all[language]);
    return [
      ...[...expected].filter((key) => !present.has(key)).map((key) => `${language} ${key}: is missing`),
      ...[...present].filter((key) => !expected.has(key)).map((key) => `${language} ${key}: English does not have it`),
      ...findSyntaxFaults(language, all[language]),
    ];
  });
}

function keysOf(groups: SourceGroups): Set<string> {
  const entries = Object.entries(groups).flatMap(([group, messages]) =>
    Object.entries(messages).map(([key, message]) => [`${group}.${key}`, message] as const),
  );
  return new Set(entries.filter(([, message]) => message).map(([key]) => key));
}

function findSyntaxFaults(language: Language, groups: SourceGroups): string[] {
  return Object.entries(groups).flatMap(([group, messages]) =>
    Object.entries(messages).flatMap(([key, message]) => {
      try {
        compileMessage(message);
        return [];
      } catch (error) {
        return [`${language} ${group}.${key}: ${(error as Error).message} in "${message}"`];
      }
    }),
  );
}
