import { readDataFolder } from '../../catalog/files/read-data.ts';
import { type InEveryLanguage, type Language, languages } from '../../contracts/languages.ts';
import type { AmericanPhrase, AmericanPhrases, CopyEntry, ListingCopy } from './listing-copy.ts';

interface ProductTypeCopy {
  id: string;
  /** What completes a title. */
  titleEndings: readonly string[];
  /** One or two sentences, one of which begins the description. */
  lines: readonly string[];
}

interface CopyFile<Copy> {
  productTypes: readonly Copy[];
}

const readCopy = <Copy>(locale: string) =>
  readDataFolder<CopyFile<Copy>>(`listing-copy/product-types/${locale}`).flatMap(({ productTypes }) => productTypes);

const toPhrase = ({ titleEndings, lines }: Omit<ProductTypeCopy, 'id'>) =>
  [titleEndings, ...lines] as readonly unknown[] as CopyEntry;

const phrasesIn = (language: Language): ListingCopy =>
  Object.fromEntries(readCopy<ProductTypeCopy>(language).map((copy) => [copy.id, toPhrase(copy)]));

export const listingCopy = Object.fromEntries(
  languages.map((language) => [language, phrasesIn(language)]),
) as InEveryLanguage<ListingCopy>;

interface VariantCopy extends Partial<ProductTypeCopy> {
  id: string;
  noun?: string;
  form?: 'm' | 'f' | 'mp' | 'fp';
}

/** What Spanish America says differently. */
export const americanPhrases: AmericanPhrases = Object.fromEntries(
  readCopy<VariantCopy>('es-419').map((copy) => [copy.id, toAmerican(copy)]),
);

function toAmerican({ noun, form, titleEndings, lines }: VariantCopy): AmericanPhrase {
  return {
    ...(noun && form ? { noun: [noun, form] } : {}),
    ...(titleEndings && lines ? { phrase: toPhrase({ titleEndings, lines }) } : {}),
  };
}
