import type { Language } from '../../contracts/languages.ts';
import type { Material } from '../words/materials.ts';

const wordLanguages: readonly Language[] = ['en', 'es', 'vi'];
const patterns = new Map<string, RegExp>();

/** Whether a noun already includes the material, as in 'leather belt', so that it is not repeated. */
export function nounIncludesMaterial(noun: string, material: Material, language: Language): boolean {
  return patternFor(material.nounPattern[language], wordLanguages.includes(language)).test(noun);
}

function patternFor(alternatives: string, wholeWords: boolean): RegExp {
  const key = `${wholeWords}${alternatives}`;
  const cached = patterns.get(key);
  if (cached) return cached;
  const source = wholeWords ? `(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])` : alternatives;
  const pattern = new RegExp(source, 'iu');
  patterns.set(key, pattern);
  return pattern;
}

const linkingWords = new Set(['with', 'from', 'your', 'para', 'como', 'sobre', 'entre']);

/** The first letters of the longer words, so that 'shoe' and 'shoes' count as the same. */
function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? [];
  return words.filter((word) => !linkingWords.has(word)).map((word) => word.slice(0, 5));
}

/** Whether two texts of English or Spanish have a longer word in common. */
export function sharesWord(title: string, ending: string): boolean {
  const known = new Set(stems(title));
  return stems(ending).some((stem) => known.has(stem));
}

/** Whether two texts of Vietnamese, whose words are written in syllables, have two syllables in a row in common. */
export function sharesPhrase(title: string, ending: string): boolean {
  const pairs = (text: string) => {
    const syllables = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return syllables.slice(1).map((syllable, at) => `${syllables[at]} ${syllable}`);
  };
  const known = new Set(pairs(title));
  return pairs(ending).some((pair) => known.has(pair));
}

/** Whether one of two texts without spaces between words contains a word of the other. */
export function containsEither(title: string, ending: string): boolean {
  return (
    ending !== '' &&
    title.split(' ').some((word) => word.length > 1 && (ending.includes(word) || word.includes(ending)))
  );
}
