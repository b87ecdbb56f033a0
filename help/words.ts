import { stemmer } from 'stemmer';
import { fold } from '../catalog/text/fold.ts';
import { spanishStem } from '../catalog/text/stems.ts';
import type { InEveryLanguage, Language } from '../contracts/languages.ts';

const englishStopWords = new Set(
  `a about am an and any are as at be been but by can could did do does for from get had has have here how i if in into is it its
  just me my no not of on or our please should so some something anything that the their them then there these they this those to up us was we were
  what when where which who why will with would you your tell explain want need know see let many much else`.split(
    /\s+/,
  ),
);

/** Words without their endings, where a language has endings that a search should ignore. */
export const stemIn: Partial<InEveryLanguage<(word: string) => string>> = { en: stemmer, es: spanishStem };

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;
const unspacedLetters = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー';
const unspacedPattern = new RegExp(`[${unspacedLetters}]`, 'u');
const runPattern = new RegExp(`[${unspacedLetters}]+|[^${unspacedLetters}]+`, 'gu');

/** Creates a function that lists the words of a text by which it is searched. */
export function createWordReader(language: Language): (text: string) => string[] {
  if (language === 'en') return (text) => spacedWords(text).filter((word) => !englishStopWords.has(word));
  if (language === 'th') {
    const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
    return (text) => Array.from(segmenter.segment(text)).flatMap(({ segment }) => spacedWords(segment));
  }
  return (text) =>
    spacedWords(text)
      .flatMap((word) => word.match(runPattern) ?? [])
      .flatMap(pairsOf);
}

function spacedWords(text: string): string[] {
  return fold(text).match(wordPattern) ?? [];
}

/** Chinese and Japanese have no spaces, and Korean words have endings, so their texts are compared by pairs of characters. */
function pairsOf(word: string): string[] {
  const characters = [...word];
  if (!unspacedPattern.test(word) || characters.length < 2) return [word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
