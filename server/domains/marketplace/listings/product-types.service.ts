import type { z } from 'zod';
import type { AttributeWords } from '../../../../catalog/attributes/attribute.ts';
import { colourWords } from '../../../../catalog/attributes/colours.ts';
import { materialWords } from '../../../../catalog/attributes/materials.ts';
import { pathTo } from '../../../../catalog/categories/lookup.ts';
import { allProductTypes, type ProductTypeMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import type { listProductTypes } from '../../../../contracts/marketplace/listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  listAttributesOfProducts,
  listProductTypesOfProducts,
  listStockedProductTypes,
} from '../search/product-types.service.ts';
import { listLiveProducts } from './listings.service.ts';

type ProductTypeQuery = z.output<typeof listProductTypes.body>;

/** More would be no help to choose from. */
const maxProductTypes = 40;
/** So many of the first results tell what a search finds. */
const resultsRead = 48;

interface Named {
  id: string;
  name: string;
}

/**
 * What a list can be filtered by, without counting it: the product types in stock of a second-level category, or those of
 * the first results, and the colours and materials of the first results.
 */
export async function listFacetsOf(
  db: Db,
  query: ProductTypeQuery,
): Promise<{ productTypes: Named[]; colours: Named[]; materials: Named[] }> {
  const isCategory = query.sub_category_id !== '' && query.q.trim() === '';
  const results = await readResults(db, query);
  const productTypes = isCategory
    ? await listStockedProductTypes(db, productTypesOf(query.sub_category_id))
    : await listProductTypesOfProducts(db, results);
  const attributes = await listAttributesOfProducts(db, results);
  const named = (type: string, words: Readonly<Record<string, AttributeWords>>) =>
    attributes.flatMap((attribute) => {
      const name = attribute.type === type ? words[attribute.id]?.[query.language][0] : undefined;
      return name ? [{ id: attribute.id, name: capitalize(name, query.language) }] : [];
    });
  return {
    productTypes: productTypes.slice(0, maxProductTypes).map(({ id, names }) => ({ id, name: names[query.language] })),
    colours: named('colour', colourWords),
    materials: named('material', materialWords),
  };
}

const capitalize = (word: string, language: string) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1);

const productTypesBySubCategory = Map.groupBy(allProductTypes, ({ categoryId }) => String(pathTo(categoryId)[1]?.id));
const productTypesOf = (subCategoryId: string): readonly ProductTypeMeaning[] =>
  productTypesBySubCategory.get(subCategoryId) ?? [];

async function readResults(db: Db, query: ProductTypeQuery): Promise<number[]> {
  const { products } = await listLiveProducts(db, {
    ...query,
    product_type: '',
    in_stock: false,
    sort: 'best',
    limit: resultsRead,
    explain: false,
  });
  return products.map(({ id }) => Number(id));
}
