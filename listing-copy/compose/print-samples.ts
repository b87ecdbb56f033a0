import { pathTo } from '../../catalog/categories/lookup.ts';
import { subCategoryProductTypes } from '../../catalog/product-types/product-types.ts';
import { type Language, languages } from '../../contracts/languages.ts';
import { conditionIds } from '../../contracts/marketplace/conditions.ts';
import { findProductType } from '../product-types/product-type-table.ts';
import { brands, findBrand } from '../words/brands.ts';
import { colourIds } from '../words/colours.ts';
import { composeListing } from './compose.ts';
import type { ListingFacts } from './facts.ts';
import { hash } from './hash.ts';
import { topCategories, topCategoryOf } from './top-categories.ts';

/** Prints composed listings of random product types for readers: node listing-copy/compose/print-samples.ts COUNT SEED LANGUAGE… */
const [count = '20', seed = '1', ...chosen] = process.argv.slice(2);
const productTypes = subCategoryProductTypes.flatMap((subCategory) => subCategory.productTypes);
const random = (salt: string, below: number) => hash(`${seed} ${salt}`) % below;

/** Words that may be printed on such goods: a maker of their category, else a slogan on clothes, or nothing. */
function printedWords(categoryId: number, at: number): string[] {
  const topCategoryId = topCategoryOf({ categoryId });
  const makers = brands.filter(({ categoryIds }) => categoryIds.includes(categoryId));
  const maker = makers[random(`maker ${at}`, Math.max(1, makers.length))]?.name;
  const slogan =
    topCategoryId === topCategories.clothes ? [['HELLO'], ['Summer Days']][random(`slogan ${at}`, 2)] : undefined;
  return maker ? [maker.toUpperCase()] : (slogan ?? []);
}

/** What a seller would type as the size. */
const sizeOf = (categoryId: number) => (topCategoryOf({ categoryId }) === topCategories.clothes ? 'M' : '30 x 20 cm');

/** Varies which facts are known from sample to sample, as they are in a shop. */
function sampleFacts(at: number): ListingFacts {
  const productType = productTypes[random(`kind ${at}`, productTypes.length)] as (typeof productTypes)[number];
  const has = (fact: string, percent: number) => random(`${fact} ${at}`, 100) < percent;
  const words = has('words', 12) ? printedWords(productType.categoryId, at) : [];
  const branded = findBrand(words, topCategoryOf(productType));
  return {
    categoryId: productType.categoryId,
    productType: productType.id,
    colours: has('colour', 75)
      ? [0, 1]
          .slice(0, has('second', 25) ? 2 : 1)
          .map((n) => colourIds[random(`colour ${at} ${n}`, colourIds.length)] ?? 'black')
      : [],
    material: has('material', 30) ? productType.materials[0] : undefined,
    brand: branded?.brand,
    words: branded?.words ?? words,
    condition: has('condition', 40) ? conditionIds[random(`condition ${at}`, conditionIds.length)] : undefined,
    details: has('details', 15) ? { size: sizeOf(productType.categoryId) } : undefined,
  };
}

const shown = chosen.length > 0 ? (chosen as Language[]) : languages;
for (let at = 0; at < Number(count); at += 1) {
  const facts = sampleFacts(at);
  const spanish = at % 2 === 0 ? 'spain' : 'americas';
  const texts = composeListing(facts, { seed: `${seed} ${at}`, spanish });
  const { categoryId, productType = '', ...rest } = facts;
  const noun = findProductType(productType)?.en.noun;
  process.stdout.write(`\n### ${at + 1}. ${noun} (${pathTo(categoryId).at(-1)?.names.en}) ${JSON.stringify(rest)}\n`);
  for (const language of shown) {
    const form = language === 'es' ? `es, ${spanish}` : language;
    process.stdout.write(`\n[${form}] ${texts[language].title}\n${texts[language].description}\n`);
  }
}
