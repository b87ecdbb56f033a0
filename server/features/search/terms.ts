import { stemmer } from 'stemmer';
import { fold } from '../../../catalog/fold.ts';
import type { Language } from '../../../contracts/languages.ts';

/**
 * How texts become terms. The same rules make the index and read the query, so a term is only ever compared with
 * a term of the same making. Kinds are kept apart by a prefix: a stem of one language never meets a word of another.
 *   plain   a folded word               s:  an English stem      e:  a Spanish stem
 *   2:      two neighbouring words      c:  one Han character, or two neighbours where words are not spaced
 */
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

/** Neighbouring characters: what is left to go by when a dictionary cuts a word otherwise than the shopper. */
function characterPairs(run: string): string[] {
  const characters = [...run];
  const pairs = characters.slice(1).map((character, index) => `c:${characters[index]}${character}`);
  return characters.length === 1 ? [`c:${run}`] : pairs;
}

function hanCharacters(run: string): string[] {
  return [...run].filter((character) => /\p{Script=Han}/u.test(character)).map((character) => `c:${character}`);
}

/** The Spanish word without its ending for gender and number. */
export function spanishStem(word: string): string {
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
    if (language === 'en') terms.add(`s:${stemmer(word)}`);
    if (language === 'es') terms.add(`e:${spanishStem(word)}`);
    const next = spaced[index + 1];
    if (next) terms.add(`2:${word} ${next}`);
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

/** For an unspaced run of a query: the ways to read it, each a list of terms that must all be there. */
export function readingsOf(run: string): string[][] {
  const languages: Language[] = /\p{Script=Thai}/u.test(run)
    ? ['th']
    : /\p{Script=Hangul}/u.test(run)
      ? ['ko']
      : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run)
        ? ['ja']
        : ['zh', 'ja'];
  const byWords = languages.map((language) => cutWords(run, language)).filter((words) => words.length > 0);
  return [...byWords, characterPairs(run)];
}
