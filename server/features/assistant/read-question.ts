import { createPhraseMatcher, type PhraseMatch } from '../../../catalog/phrase-matcher.ts';
import { type Concept, type ConceptWords, concepts } from './words/concept.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';
import { th } from './words/th.ts';
import { vi } from './words/vi.ts';
import { zh } from './words/zh.ts';

const matchPhrases = createPhraseMatcher([en, es, th, zh, ja, ko, vi].flatMap(phrasesOf));

function phrasesOf(words: ConceptWords): [string, Concept][] {
  return concepts.flatMap((concept) =>
    words[concept].split(', ').map((phrase): [string, Concept] => [phrase, concept]),
  );
}

/** The words of a question without fillers, each with its meaning where it is known. */
export function readQuestion(question: string): PhraseMatch<Concept>[] {
  return matchPhrases(question).filter(({ meaning }) => meaning !== 'filler');
}
