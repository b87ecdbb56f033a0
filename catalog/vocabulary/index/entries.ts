import { type InEveryLanguage, type Language, languages } from '../../../contracts/languages.ts';
import type { AttributeWords } from '../../attributes/attribute.ts';
import { audienceWords } from '../../attributes/audiences.ts';
import { colourWords } from '../../attributes/colours.ts';
import { detailWords } from '../../attributes/details.ts';
import { featureWords } from '../../attributes/features.ts';
import {
  cheapWords,
  conditionWords,
  fillerWords,
  forSuffixes,
  forWords,
  withSuffixes,
  withWords,
} from '../../attributes/fillers.ts';
import { materialWords } from '../../attributes/materials.ts';
import { tree } from '../../categories/tree.ts';
import { wideWords } from '../../product-types/broad-terms.ts';
import type { ProductType, WideWord } from '../../product-types/product-type.ts';
import { subCategoryProductTypes } from '../../product-types/product-types.ts';
import { englishPlural } from '../../text/stems.ts';
import type { Entry, Meaning } from '../meaning.ts';

/** Every word for a product type in one language, the noun first. */
export function wordsOf(productType: ProductType, language: Language): string[] {
  const { noun, also = [] } = productType[language];
  const regional = {
    en: productType.en.british,
    th: undefined,
    zh: productType.zh.taiwan,
    vi: [...(productType.vi.north ?? []), ...(productType.vi.south ?? [])],
    es: [...(productType.es.spain ?? []), ...(productType.es.americas ?? [])],
    ja: undefined,
    ko: undefined,
  }[language];
  return [noun, ...also, ...(regional ?? [])];
}

/** What a product type is called among others: 'Air fryers'. */
function namesOf(productType: ProductType): InEveryLanguage {
  const english = productType.en.form === 'one' ? englishPlural(productType.en.noun) : productType.en.noun;
  const nouns = languages.map(
    (language) => [language, language === 'en' ? english : productType[language].noun] as const,
  );
  return Object.fromEntries(
    nouns.map(([language, noun]) => [language, noun.charAt(0).toUpperCase() + noun.slice(1)]),
  ) as InEveryLanguage;
}

/** Every word of the vocabulary with its meaning: product types, wide words, names of categories, attributes and small words. */
export function* listEntries(): Generator<Entry> {
  for (const { productTypes, groups = [] } of subCategoryProductTypes) {
    for (const productType of productTypes) {
      const meaning: Meaning = {
        type: 'product-type',
        id: productType.id,
        categoryId: productType.categoryId,
        names: namesOf(productType),
      };
      for (const language of languages) {
        for (const word of wordsOf(productType, language)) yield { word, language, meaning };
      }
    }
    for (const group of groups) yield* attributeEntries(group, groupOf(group));
  }
  for (const group of wideWords) yield* attributeEntries(group, groupOf(group));
  yield* categoryNames();
  for (const [type, table] of [
    ['colour', colourWords],
    ['material', materialWords],
    ['audience', audienceWords],
    ['feature', featureWords],
    ['condition', conditionWords],
    ['detail', detailWords],
  ] as const) {
    for (const [id, words] of Object.entries(table)) yield* attributeEntries(words, { type, id });
  }
  yield* attributeEntries(cheapWords, { type: 'cheap' });
  yield* attributeEntries(forWords, { type: 'for' });
  yield* attributeEntries(forSuffixes, { type: 'for-suffix' });
  yield* attributeEntries(withWords, { type: 'with' });
  yield* attributeEntries(withSuffixes, { type: 'with-suffix' });
  yield* attributeEntries(fillerWords, { type: 'filler' });
}

const groupOf = ({ categories, isNarrow }: WideWord): Meaning => ({
  type: 'group',
  categories,
  ...(isNarrow && { isNarrow }),
});

function* attributeEntries(words: Partial<AttributeWords>, meaning: Meaning): Generator<Entry> {
  for (const language of languages) {
    for (const word of words[language] ?? []) yield { word, language, meaning };
  }
}

function* categoryNames(): Generator<Entry> {
  for (const topCategory of tree) {
    for (const category of [
      topCategory,
      ...topCategory.subCategories.flatMap((subCategory) => [subCategory, ...subCategory.leafCategories]),
    ]) {
      const meaning: Meaning = { type: 'group', categories: [category.id] };
      for (const language of languages) yield { word: category.names[language], language, meaning };
    }
  }
}
