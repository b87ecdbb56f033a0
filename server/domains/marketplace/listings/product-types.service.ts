import type { z } from 'zod';
import { pathTo } from '../../../../catalog/lookup.ts';
import { allProductTypes, type ProductTypeMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import type { listProductTypes } from '../../../../contracts/marketplace/listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { listProductTypesOfProducts, listStockedProductTypes } from '../search/product-types.service.ts';
import { listLiveProducts } from './listings.service.ts';

type ProductTypeQuery = z.output<typeof listProductTypes.body>;

/** More would be no help to choose from. */
const maxProductTypes = 40;
/** So many of the first results tell what a search finds. */
const resultsRead = 48;

/** The product types in a list, without counting it: those in stock of a second-level category, or of the first results. */
export async function listProductTypesOf(db: Db, query: ProductTypeQuery): Promise<{ id: string; name: string }[]> {
  const isCategory = query.sub_category_id !== '' && query.q.trim() === '';
  const productTypes = isCategory
    ? await listStockedProductTypes(db, productTypesOf(query.sub_category_id))
    : await listOfResults(db, query);
  return productTypes.slice(0, maxProductTypes).map(({ id, names }) => ({ id, name: names[query.language] }));
}

const productTypesBySubCategory = Map.groupBy(allProductTypes, ({ categoryId }) => String(pathTo(categoryId)[1]?.id));
const productTypesOf = (subCategoryId: string): readonly ProductTypeMeaning[] =>
  productTypesBySubCategory.get(subCategoryId) ?? [];

async function listOfResults(db: Db, query: ProductTypeQuery): Promise<ProductTypeMeaning[]> {
  const { products } = await listLiveProducts(db, {
    ...query,
    product_type: '',
    in_stock: false,
    sort: 'best',
    limit: resultsRead,
  });
  return listProductTypesOfProducts(
    db,
    products.map(({ id }) => Number(id)),
  );
}
