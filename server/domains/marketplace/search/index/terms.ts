import { stemmer } from 'stemmer';
import { pathTo } from '../../../../../catalog/categories/lookup.ts';
import { exactForm, fold, normalizeText } from '../../../../../catalog/text/fold.ts';
import { spanishStem } from '../../../../../catalog/text/stems.ts';
import { simplify } from '../../../../../catalog/vocabulary/index/simplified.ts';
import { vocabularyVersion } from '../../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../../contracts/languages.ts';

/** Raise its number when the rules below change, so that the index is rebuilt. A change of the vocabulary rebuilds it too. */
export const termsVersion = `9-${vocabularyVersion}`;

/** The index table's comment: which rules it is being built with, and later that the whole index is. */
export const rebuildingComment = `terms ${termsVersion}`;
export const rebuiltComment = `${rebuildingComment} throughout`;

/**
 * How texts become terms. Index and queries use the same rules, so equal terms always mean the same. Each kind of term
 * has a prefix that no typed word can start with, so that a stem of one language never equals a word of another.
 *   plain   a folded word               ~s:  an English stem      ~e:  a Spanish stem
 *   ~2:     two neighbouring words      ~c:  one Han character, or two neighbours where words are not spaced
 *   ~l:     a category                  and those of `meaning-terms.ts`
 */
export const stemTerms = {
  en: (word: string) => `~s:${stemmer(word)}`,
  es: (word: string) => `~e:${spanishStem(word)}`,
};
export const pairTerm = (word: string, next: string) => `~2:${word} ${next}`;
const characterTerm = (characters: string) => `~c:${characters}`;

const stopWords = new Set(
  'a an and the for with of to in on is are it de del la el los las un una y e con para por en es cho va cua voi dung co la'.split(
    ' ',
  ),
);
/** Whether a word is too frequent to be searched for beside others. */
export const isStopWord = (word: string) => stopWords.has(word);

const spaceless = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const wordPattern = /[\p{L}\p{N}]+/gu;

const segmenters: Partial<Record<Language, Intl.Segmenter>> = {};
for (const language of ['th', 'zh', 'ja', 'ko'] as const) {
  segmenters[language] = new Intl.Segmenter(language, { granularity: 'word' });
}

/** A normalized run with simplified Chinese characters and hiragana for katakana. */
const foldRun = (run: string) => (/[\p{Script=Han}\p{Script=Katakana}]/u.test(run) ? exactForm(simplify(run)) : run);

/** Words of an unspaced script, segmented by the language's dictionary and folded after that, because it has them as written. */
function segmentWords(run: string, language: Language): string[] {
  const segmenter = segmenters[language];
  if (!segmenter) return [];
  const written = language === 'zh' ? simplify(run) : run;
  return Array.from(segmenter.segment(written))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => foldRun(segment));
}

// A Thai letter counts with its vowel and tone marks, because pairs of code points would match any text.
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Pairs of neighbouring characters, for words that the dictionary segments differently than the shopper. */
export function characterPairs(run: string): string[] {
  const folded = foldRun(run);
  const characters = Array.from(graphemes.segment(folded), ({ segment }) => segment);
  const pairs = characters.slice(1).map((character, index) => characterTerm(`${characters[index]}${character}`));
  return characters.length === 1 ? [characterTerm(folded)] : pairs;
}

function hanCharacters(run: string): string[] {
  return [...foldRun(run)].filter((character) => /\p{Script=Han}/u.test(character)).map(characterTerm);
}

/** The folded words of a text that are written with spaces, and its runs of scripts that are not. */
export function splitRuns(text: string): { spaced: string[]; unspaced: string[] } {
  // One ligature may become eighteen letters: what no real text does would only take time.
  const normalized = normalizeText(text).slice(0, 2 * text.length + 100);
  return {
    unspaced: normalized.match(spaceless) ?? [],
    spaced: fold(normalized.replace(spaceless, ' ')).match(wordPattern) ?? [],
  };
}

/** The terms of a title: its words, stems, pairs of neighbours, and characters of unspaced scripts. */
export function titleTermsOf(title: string, language: Language): Set<string> {
  const { spaced, unspaced } = splitRuns(title);
  const terms = new Set(spaced);
  for (const [index, word] of spaced.entries()) {
    if (language === 'en' || language === 'es') terms.add(stemTerms[language](word));
    const next = spaced[index + 1];
    if (next) terms.add(pairTerm(word, next));
  }
  for (const run of unspaced) {
    for (const word of segmentWords(run, language)) terms.add(word);
    for (const pair of characterPairs(run)) terms.add(pair);
    for (const character of hanCharacters(run)) terms.add(character);
  }
  return terms;
}

/** The terms of a description: one for each word, because it is searched last and is most of the index. */
export function descriptionTermsOf(description: string, language: Language): Set<string> {
  const { spaced, unspaced } = splitRuns(description);
  const words = spaced.filter((word) => !isStopWord(word));
  const terms = new Set(language === 'en' || language === 'es' ? words.map(stemTerms[language]) : words);
  for (const run of unspaced) {
    for (const word of segmentWords(run, language)) if (word.length > 1) terms.add(word);
  }
  return terms;
}

/** The words of a title by which mistyped ones are told from those that a listing has. */
export function knownWordsOf(title: string, language: Language): string[] {
  const { spaced, unspaced } = splitRuns(title);
  const words = spaced.filter((word) => word.length >= 4 && word.length <= 30 && /^\p{Script=Latin}+$/u.test(word));
  return [...words, ...unspaced.flatMap((run) => segmentWords(run, language)).filter((word) => word.length > 1)];
}

/** The possible segmentations of an unspaced run, each a list of terms that must all match. */
export function wordReadingsOf(run: string): string[][] {
  const readings = scriptLanguages(run)
    .map((language) => segmentWords(run, language))
    .filter((words) => words.length > 0);
  return readings.length > 0 ? readings : [characterPairs(run)];
}

/** The segmentations of a run, and its character pairs for what the dictionary does not know. */
export function readingsOf(run: string): string[][] {
  return [...wordReadingsOf(run), characterPairs(run)];
}

function scriptLanguages(run: string): Language[] {
  if (/\p{Script=Thai}/u.test(run)) return ['th'];
  if (/\p{Script=Hangul}/u.test(run)) return ['ko'];
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(run) ? ['ja'] : ['zh', 'ja'];
}

/** The categories a listing is in, from the widest to its own. */
export const categoryTerm = (id: number) => `~l:${id}`;
export const categoryTermsOf = (categoryId: number) => pathTo(categoryId).map(({ id }) => categoryTerm(id));

/** Parts of tsqueries, as text. */
export const quote = (term: string) => `'${term.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
export const every = (parts: readonly string[]) => [...new Set(parts)].join(' & ');
// A single part stays without brackets, so that equal queries are equal strings and are run once.
export const any = (parts: readonly string[]) => {
  const different = [...new Set(parts)];
  return different.length < 2 ? (different[0] ?? '') : `(${different.join(' | ')})`;
};

const unchanged = (term: string) => term;

/** One typed word in any of its forms. */
export const formsOf = (word: string, wrap = unchanged) =>
  any([word, stemTerms.en(word), stemTerms.es(word)].map((term) => quote(wrap(term))));

const anyReading = (readings: string[][], wrap: (term: string) => string) =>
  any(readings.map((reading) => every(reading.map((term) => quote(wrap(term))))));

/** A run of an unspaced script by the dictionary's words. */
export const runByWords = (run: string) => anyReading(wordReadingsOf(run), unchanged);
/** The same, or by all its pairs of characters. */
export const runByWordsOrPairs = (run: string, wrap = unchanged) => anyReading(readingsOf(run), wrap);

/** A text as it is written: its spaced words, and all pairs of characters of its other runs. */
export function textAsWritten(text: string): string {
  const { spaced, unspaced } = splitRuns(text);
  return every([...spaced, ...unspaced.flatMap(characterPairs)].map(quote));
}
