import { stemmer } from 'stemmer';
import { fold } from '../../../catalog/fold.ts';
import type { Language } from '../../../contracts/languages.ts';

/** To be raised when the rules below change: the index is then made anew. */
export const termsVersion = 3;

/** What stands at the index: by which rules it is being made, and later that all of it is. */
export const madeByRules = `terms ${termsVersion}`;
export const madeThroughout = `${madeByRules} throughout`;

/**
 * How texts become terms. The same rules make the index and read the query, so a term is only ever compared with
 * a term of the same making. Kinds are kept apart by a prefix, which no typed word can begin with: a stem of one
 * language never meets a word of another.
 *   plain   a folded word               ~s:  an English stem      ~e:  a Spanish stem
 *   ~2:     two neighbouring words      ~c:  one Han character, or two neighbours where words are not spaced
 */
export const stemTerms = {
  en: (word: string) => `~s:${stemmer(word)}`,
  es: (word: string) => `~e:${spanishStem(word)}`,
};
export const pairTerm = (word: string, next: string) => `~2:${word} ${next}`;
const characterTerm = (characters: string) => `~c:${characters}`;

const spaceless = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const wordPattern = /[\p{L}\p{N}]+/gu;

const segmenters: Partial<Record<Language, Intl.Segmenter>> = {};
for (const language of ['th', 'zh', 'ja', 'ko'] as const) {
  segmenters[language] = new Intl.Segmenter(language, { granularity: 'word' });
}

/** Words of an unspaced script, cut by the language's own dictionary. */
function cutWords(run: string, language: Language): string[] {
  const segmenter = segmenters[language];
  if (!segmenter) return [];
  return [...segmenter.segment(run)].filter((segment) => segment.isWordLike).map((segment) => segment.segment);
}

// A Thai letter with its vowel and tone marks is one: pairs of code points would meet in any text.
const asWritten = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Neighbouring characters: what is left to go by when a dictionary cuts a word otherwise than the shopper. */
function characterPairs(run: string): string[] {
  const characters = Array.from(asWritten.segment(run), ({ segment }) => segment);
  const pairs = characters.slice(1).map((character, index) => characterTerm(`${characters[index]}${character}`));
  return characters.length === 1 ? [characterTerm(run)] : pairs;
}

function hanCharacters(run: string): string[] {
  return [...run].filter((character) => /\p{Script=Han}/u.test(character)).map(characterTerm);
}

/** The Spanish word without its ending for gender and number. */
function spanishStem(word: string): string {
  if (word.length < 4) return word;
  return word.replace(/(?:es|s)$/, '').replace(/[aeo]$/, '');
}

/** The runs of a folded text that are written with spaces, and those that are not. */
export function splitRuns(text: string): { spaced: string[]; unspaced: string[] } {
  const folded = fold(text);
  return {
    unspaced: folded.match(spaceless) ?? [],
    spaced: folded.replace(spaceless, ' ').match(wordPattern) ?? [],
  };
}

/** Every term under which a text in this language can be found. */
export function termsOf(text: string, language: Language): Set<string> {
  const { spaced, unspaced } = splitRuns(text);
  const terms = new Set(spaced);
  for (const [index, word] of spaced.entries()) {
    if (language === 'en' || language === 'es') terms.add(stemTerms[language](word));
    const next = spaced[index + 1];
    if (next) terms.add(pairTerm(word, next));
  }
  for (const run of unspaced) {
    for (const word of cutWords(run, language)) terms.add(word);
    for (const pair of characterPairs(run)) terms.add(pair);
    for (const character of hanCharacters(run)) terms.add(character);
  }
  return terms;
}

/** The Latin words of a text that a person could mistype. */
export function typableWords(text: string): string[] {
  return splitRuns(text).spaced.filter(
    (word) => word.length >= 4 && word.length <= 30 && /^\p{Script=Latin}+$/u.test(word),
  );
}

/** For an unspaced run of a query: its words as a dictionary cuts them, each a list of terms that must all be there. */
export function wordReadingsOf(run: string): string[][] {
  const readings = scriptLanguages(run)
    .map((language) => cutWords(run, language))
    .filter((words) => words.length > 0);
  return readings.length > 0 ? readings : [characterPairs(run)];
}

/** All ways to read an unspaced run, also the one that a dictionary would not cut so. */
export function readingsOf(run: string): string[][] {
  return [...wordReadingsOf(run), characterPairs(run)];
}

function scriptLanguages(run: string): Language[] {
  if (/\p{Script=Thai}/u.test(run)) return ['th'];
  if (/\p{Script=Hangul}/u.test(run)) return ['ko'];
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run) ? ['ja'] : ['zh', 'ja'];
}
