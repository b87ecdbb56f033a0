import { type InEveryLanguage, type Language, languages } from '../contracts/languages.ts';
import type { LanguageRules, ListingContent } from './listing-content.ts';

type Uses = readonly [InEveryLanguage, ...InEveryLanguage[]];

const doubledWord = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}) \1(?![\p{L}\p{M}])/iu;

const wide = { min: 20, max: 120 };
const dense = { min: 10, max: 60 };

/** Title length in characters; dense scripts need fewer characters for the same text. */
export const titleLimits: InEveryLanguage<{ min: number; max: number }> = {
  en: wide,
  th: dense,
  zh: dense,
  vi: wide,
  es: wide,
  ja: dense,
  ko: dense,
};

/**
 * Finds the most detailed titles that fit in all seven languages, so that each mentions the same facts. A title that is
 * taken is reused only if no other fits.
 */
export function fitTitles(
  content: ListingContent,
  uses: Uses,
  rules: InEveryLanguage<LanguageRules>,
  isTaken: (language: Language, title: string) => boolean = () => false,
): InEveryLanguage {
  for (const reduced of reductionsOf(content)) {
    const titles = languages.map((language) => {
      const taken = (title: string) => isTaken(language, title);
      return [language, titleIn(language, reduced, uses, rules[language], taken)] as const;
    });
    if (titles.every(([, title]) => title !== undefined)) return Object.fromEntries(titles) as InEveryLanguage;
  }
  throw new Error(`no title fits for ${content.noun.en[0]}`);
}

// The length of a use differs between scripts, so each language may add a second one or omit it.
function titleIn(
  language: Language,
  content: ListingContent,
  uses: Uses,
  rules: LanguageRules,
  isTaken: (title: string) => boolean,
): string | undefined {
  const [first, ...others] = uses;
  const pairs = others.flatMap((use) => [
    [first, use],
    [use, first],
  ]);
  const choices = [[first], ...others.map((use) => [use]), uses, [], ...pairs];
  let repeated: string | undefined;
  let withDoubledWord: string | undefined;
  for (const titleUses of choices) {
    const title = rules.title({ ...content, titleUses });
    if (!fits(title, language)) continue;
    if (doubledWord.test(title)) withDoubledWord ??= title;
    else if (!isTaken(title)) return title;
    else repeated ??= title;
  }
  return repeated ?? withDoubledWord;
}

function fits(title: string, language: Language): boolean {
  const length = [...title].length;
  return length >= titleLimits[language].min && length <= titleLimits[language].max;
}

/** From all facts down to the bare noun; the description still mentions what a title leaves out. */
function reductionsOf(content: ListingContent): ListingContent[] {
  const oneColour = { ...content, colours: content.colours.slice(0, 1) };
  const noMaterial = { ...oneColour, material: null };
  const noColour = { ...noMaterial, colours: [] };
  return [content, oneColour, noMaterial, noColour, { ...noColour, brand: '' }];
}
