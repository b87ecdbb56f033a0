import type { InEveryLanguage, Language } from '../../contracts/languages.ts';
import type { LanguageRules, ListingContent } from './listing-content.ts';

const wide = 90;
const dense = 50;

/** How many characters a title has at most; dense scripts need fewer for the same text. */
export const titleLimits: InEveryLanguage<number> = {
  en: wide,
  th: 70,
  zh: dense,
  vi: wide,
  es: wide,
  ja: dense,
  ko: dense,
};

/** The title with the first ending that fits and says something new; facts that do not fit are left to the description. */
export function fitTitle(
  content: ListingContent,
  endings: readonly string[],
  language: Language,
  rules: LanguageRules,
): string {
  let title = '';
  for (const reduced of reductionsOf(withoutRepeatedBrand(content))) {
    const plain = rules.title(reduced, '');
    for (const ending of endings) {
      if (ending !== '' && rules.repeats(plain, ending)) continue;
      title = rules.title(reduced, ending);
      if ([...title].length <= titleLimits[language]) return title;
    }
    if ([...plain].length <= titleLimits[language]) return plain;
  }
  return title;
}

/** A noun that names the brand already, such as 'Arduino board', needs it no second time. */
function withoutRepeatedBrand(content: ListingContent): ListingContent {
  const brand = content.brand?.name.toLowerCase();
  const isNamed = brand && ` ${content.productType.en.noun.toLowerCase()} `.includes(` ${brand} `);
  return isNamed ? { ...content, brand: null } : content;
}

/** From all facts down to the bare noun. */
function reductionsOf(content: ListingContent): ListingContent[] {
  const oneWord = { ...content, words: content.words.slice(0, 1) };
  const oneColour = { ...oneWord, colours: content.colours.slice(0, 1) };
  const noMaterial = { ...oneColour, titleMaterial: null };
  const noWords = { ...noMaterial, words: [] };
  const noColour = { ...noWords, colours: [] };
  return [content, oneWord, oneColour, noMaterial, noWords, noColour, { ...noColour, brand: null }];
}
