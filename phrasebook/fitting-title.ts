import { type InEveryLanguage, type Language, languages } from '../contracts/languages.ts';
import type { LanguageRules, Telling } from './telling.ts';

type Uses = readonly [InEveryLanguage, ...InEveryLanguage[]];

const doubledWord = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}) \1(?![\p{L}\p{M}])/iu;

const wide = { least: 20, most: 120 };
const dense = { least: 10, most: 60 };

/** How many characters a title may have, by how much the script says in one character. */
export const titleLengths: InEveryLanguage<{ least: number; most: number }> = {
  en: wide,
  th: dense,
  zh: dense,
  vi: wide,
  es: wide,
  ja: dense,
  ko: dense,
};

/**
 * Finds the fullest titles that fit in all seven languages, so that each tells the same of the article. A title that
 * is taken is used again only where no other fits.
 */
export function fitTitles(
  telling: Telling,
  uses: Uses,
  rules: InEveryLanguage<LanguageRules>,
  isTaken: (language: Language, title: string) => boolean = () => false,
): InEveryLanguage {
  for (const lean of leaner(telling)) {
    const titles = languages.map((language) => {
      const taken = (title: string) => isTaken(language, title);
      return [language, titleIn(language, lean, uses, rules[language], taken)] as const;
    });
    if (titles.every(([, title]) => title !== undefined)) return Object.fromEntries(titles) as InEveryLanguage;
  }
  throw new Error(`no title fits for ${telling.noun.en[0]}`);
}

// Scripts differ in how much room a use takes, so each language may add a second one or go without.
function titleIn(
  language: Language,
  telling: Telling,
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
  let clumsy: string | undefined;
  for (const titleUses of choices) {
    const title = rules.title({ ...telling, titleUses });
    if (!fits(title, language)) continue;
    if (doubledWord.test(title)) clumsy ??= title;
    else if (!isTaken(title)) return title;
    else repeated ??= title;
  }
  return repeated ?? clumsy;
}

function fits(title: string, language: Language): boolean {
  const length = [...title].length;
  return length >= titleLengths[language].least && length <= titleLengths[language].most;
}

/** From everything known to the bare noun; what is left out of the title is still in the description. */
function leaner(telling: Telling): Telling[] {
  const oneColour = { ...telling, colours: telling.colours.slice(0, 1) };
  const noMaterial = { ...oneColour, material: null };
  const noColour = { ...noMaterial, colours: [] };
  return [telling, oneColour, noMaterial, noColour, { ...noColour, brand: '' }];
}
