import type { InEveryLanguage, Language } from '../contracts/languages.ts';
import type { Material } from './materials.ts';
import type { Noun } from './phrase.ts';

const wordLanguages: readonly Language[] = ['en', 'es', 'vi'];
const linkingWords: readonly string[] = ['and', 'for', 'with', 'para', 'con'];
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

/** Whether a use repeats words of the noun, as in "computer mouse for everyday computing". */
export function repeatsNoun(use: InEveryLanguage, noun: Noun): boolean {
  const stems = (words: string, minLength: number) =>
    words.split(/[ -]/).filter((word) => word.length >= minLength && !linkingWords.includes(word));
  const starts = (text: string, stem: string) => ` ${text}`.includes(` ${stem}`);
  return (
    stems(noun.en[0], 3).some((word) => starts(use.en, word.slice(0, 5))) ||
    stems(noun.es[0], 4).some((word) => starts(use.es, word.slice(0, 5))) ||
    stems(noun.ko[0], 2).some((word) => use.ko.includes(word)) ||
    use.vi.includes(noun.vi[0].split(' ').slice(-2).join(' ')) ||
    (['th', 'zh', 'ja'] as const).some((language) => use[language].includes(noun[language][0]))
  );
}
