import type { ProductType } from '../../catalog/product-types/product-type.ts';
import { subCategoryProductTypes } from '../../catalog/product-types/product-types.ts';
import { type InEveryLanguage, languages } from '../../contracts/languages.ts';
import { dishProductTypes } from '../words/dishes.ts';
import type { CopyEntry } from './listing-copy.ts';
import type { NamedProductType, ProductTypeTable, ProductTypeWithCopy } from './product-type-with-copy.ts';
import { americanPhrases, listingCopy } from './read-listing-copy.ts';

/** Every product type that a listing can be written for: those of the vocabulary and the dishes. */
export function listProductTypesWithCopy(): ProductTypeWithCopy[] {
  const productTypes = subCategoryProductTypes
    .flatMap((subCategory) => subCategory.productTypes)
    .map((productType) => withPhrases(productType.id, nounsOf(productType)));
  const dishes = Object.entries(dishProductTypes).map(([id, dish]) => withPhrases(`dish-${id}`, dish));
  return [...productTypes, ...dishes];
}

export function buildProductTypeTable(): ProductTypeTable {
  const productTypes = listProductTypesWithCopy();
  const places: ProductTypeTable['places'] = new Map();
  const byCategory: ProductTypeTable['byCategory'] = new Map();
  let end = 0;
  const parts = productTypes.map((productType) => {
    const part = Buffer.from(JSON.stringify(productType));
    places.set(productType.id, [end, end + part.length]);
    end += part.length;
    const siblings = byCategory.get(productType.categoryId) ?? [];
    byCategory.set(productType.categoryId, siblings);
    siblings.push(productType.id);
    return part;
  });
  return { bytes: Buffer.concat(parts), places, byCategory };
}

function withPhrases(id: string, productType: NamedProductType): ProductTypeWithCopy {
  const phrases = languages.map((language) => {
    const phrase = listingCopy[language][id];
    if (!phrase) throw new Error(`The product type ${id} has no listing copy in ${language}.`);
    return [language, phrase] satisfies [string, CopyEntry];
  });
  return {
    ...productType,
    id,
    phrases: Object.fromEntries(phrases) as InEveryLanguage<CopyEntry>,
    american: americanPhrases[id],
  };
}

function nounsOf({
  categoryId,
  materials,
  use,
  conditions,
  powered,
  en,
  es,
  ...productType
}: ProductType): NamedProductType {
  const counted = ({ noun, counter }: ProductType['th']) => ({ noun, counter });
  return {
    categoryId,
    materials,
    use,
    conditions,
    ...(powered ? { powered } : {}),
    en: { noun: en.noun, form: en.form },
    th: counted(productType.th),
    zh: counted(productType.zh),
    vi: counted(productType.vi),
    es: { noun: es.noun, form: es.form },
    ja: counted(productType.ja),
    ko: counted(productType.ko),
  };
}
