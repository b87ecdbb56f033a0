import { beforeAll, describe, expect, test } from 'vitest';
import { allLeafCategories } from '../../../../../catalog/categories/lookup.ts';
import { allProductTypes } from '../../../../../catalog/vocabulary/vocabulary.ts';
import { type Language, languages } from '../../../../../contracts/languages.ts';
import { listProducts, suggestSearches } from '../../../../../contracts/marketplace/listings.ts';
import { createComposedProduct, createSeller } from '../../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';

const { api, db } = await buildTestApp();
const everyEighth = allLeafCategories().filter((_, at) => at % 8 === 0);

beforeAll(async () => {
  const seller = await createSeller(db);
  for (const { id: categoryId } of everyEighth) {
    await createComposedProduct(db, seller.id, { categoryId, colours: ['orange'] });
  }
});

const suggest = (q: string, language: Language) => api(suggestSearches, { body: { q, language } });

/** Beginnings of product names, evenly over the vocabulary, so many in each language. */
function prefixesOf(language: Language, count: number): string[] {
  const step = Math.floor(allProductTypes.length / count);
  return Array.from({ length: count }, (_, at) => {
    const name = [...(allProductTypes[at * step]?.names[language] ?? '')];
    return name.slice(0, 2 + (at % 3)).join('');
  });
}

describe('every suggestion leads to something', () => {
  test.each(languages)('in %s', async (language) => {
    const deadEnds: string[] = [];
    let searched = 0;
    for (const prefix of prefixesOf(language, 100)) {
      const { searches, categories, titles } = await suggest(prefix, language);
      for (const q of [...searches, ...titles.slice(0, 1)]) {
        const { products, is_relaxed } = await api(listProducts, { body: { q, language, limit: 1 } });
        const isOther = is_relaxed && searches.includes(q);
        if (products.length === 0 || isOther) deadEnds.push(`${prefix} → ${q}`);
      }
      for (const { id, top_category_id: top } of categories.slice(0, 2)) {
        const place = id === top ? { category_id: id } : { sub_category_id: id };
        const { products } = await api(listProducts, { body: { ...place, limit: 1 } });
        if (/^\d+00$/.test(id) && products.length === 0) deadEnds.push(`${prefix} → category ${id}`);
      }
      searched += searches.length;
    }
    expect(deadEnds).toEqual([]);
    expect(searched).toBeGreaterThan(30);
  });
});
