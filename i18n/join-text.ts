import type { Language } from '../contracts/languages.ts';
import { getLocale } from './locale.ts';

type Optional = string | false | 0 | null | undefined;

const writesWithoutSpaces = (language: Language) => language === 'zh' || language === 'ja';

/** What stands between two sentences: a space, in Chinese and Japanese nothing. */
export const sentenceSpace = (): string => (writesWithoutSpaces(getLocale()) ? '' : ' ');

/** Sentences one after another. */
export const joinSentences = (...sentences: readonly Optional[]): string =>
  sentences.filter(Boolean).join(sentenceSpace());

/** Names in a row. */
export const joinNames = (names: readonly string[]): string =>
  names.join(writesWithoutSpaces(getLocale()) ? '、' : ', ');

/** A dot between facts; it stays with the fact before it, because a line must not begin with it. */
export const factDot = '\u00a0· ';

/** Short facts in a row. */
export const joinFacts = (...facts: readonly Optional[]): string => facts.filter(Boolean).join(factDot);
