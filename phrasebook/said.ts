import type { InEveryLanguage, Language } from '../contracts/languages.ts';
import type { Material } from './materials.ts';
import type { Noun } from './phrase.ts';

const wordLanguages: readonly Language[] = ['en', 'es', 'vi'];
const linkingWords: readonly string[] = ['and', 'for', 'with', 'para', 'con'];
const patterns = new Map<string, RegExp>();

/** Tells whether a noun already names the material, as 'leather belt' does, so that it need not be said twice. */
export function nounSaysMaterial(noun: string, material: Material, language: Language): boolean {
  return patternFor(material.said[language], wordLanguages.includes(language)).test(noun);
}

function patternFor(said: string, wholeWords: boolean): RegExp {
  const key = `${wholeWords}${said}`;
  const known = patterns.get(key);
  if (known) return known;
  const source = wholeWords ? `(?<![\\p{L}\\p{M}])(?:${said})(?![\\p{L}\\p{M}])` : said;
  const pattern = new RegExp(source, 'iu');
  patterns.set(key, pattern);
  return pattern;
}

/** Tells whether a use says the noun's words again: "computer mouse for everyday computing" sounds clumsy. */
export function repeatsNoun(use: InEveryLanguage, noun: Noun): boolean {
  const stems = (words: string, least: number) =>
    words.split(/[ -]/).filter((word) => word.length >= least && !linkingWords.includes(word));
  const starts = (text: string, stem: string) => ` ${text}`.includes(` ${stem}`);
  return (
    stems(noun.en[0], 3).some((word) => starts(use.en, word.slice(0, 5))) ||
    stems(noun.es[0], 4).some((word) => starts(use.es, word.slice(0, 5))) ||
    stems(noun.ko[0], 2).some((word) => use.ko.includes(word)) ||
    use.vi.includes(noun.vi[0].split(' ').slice(-2).join(' ')) ||
    (['th', 'zh', 'ja'] as const).some((language) => use[language].includes(noun[language][0]))
  );
}
