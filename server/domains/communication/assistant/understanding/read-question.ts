import { createPhraseMatcher, type PhraseMatch } from '../../../../../catalog/text/phrase-matcher.ts';
import { type InEveryLanguage, type Language, languages } from '../../../../../contracts/languages.ts';
import { splitSpan } from './read-span.ts';
import { type Concept, type ConceptWords, concepts } from './words/concept.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';
import { th } from './words/th.ts';
import { vi } from './words/vi.ts';
import { zh } from './words/zh.ts';

/** A question as one language reads it: its words without fillers, each with its meaning where it is known. */
export interface Reading {
  language: Language;
  pieces: readonly PhraseMatch<Concept>[];
}

/** The words of questions, by language. */
export const wordTables: InEveryLanguage<ConceptWords> = { en, th, zh, vi, es, ja, ko };
const matchers = Object.fromEntries(
  languages.map((language) => [language, createPhraseMatcher(phrasesOf(wordTables[language]))]),
) as InEveryLanguage<(text: string) => PhraseMatch<Concept>[]>;
const latinLanguages: readonly Language[] = ['en', 'es', 'vi'];

function phrasesOf(words: ConceptWords): [string, Concept][] {
  return concepts.flatMap((concept) =>
    words[concept].split(', ').map((phrase): [string, Concept] => [phrase, concept]),
  );
}

/** Only the start of a question is read in further languages, to bound the running time. */
const maxOtherLength = 300;

/** Reads a question in its likely language, then in those with the same letters, because letters do not tell them apart. */
export function readQuestion(question: string, language: Language): Reading[] {
  const others = latinLanguages.includes(language) ? latinLanguages.filter((other) => other !== language) : [];
  return [readIn(language, question), ...others.map((other) => readIn(other, question.slice(0, maxOtherLength)))];
}

function readIn(language: Language, question: string): Reading {
  const split = splitSpan(question, language);
  const period = split ? [{ text: '', meaning: 'period' as const, weight: 1 }] : [];
  const pieces = matchers[language](split?.rest ?? question);
  return { language, pieces: [...period, ...pieces.filter(({ meaning }) => meaning !== 'filler')] };
}
