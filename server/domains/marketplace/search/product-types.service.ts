import { sql } from 'drizzle-orm';
import { type Attribute, understand } from '../../../../catalog/vocabulary/understand.ts';
import { splitUnits } from '../../../../catalog/vocabulary/units.ts';
import {
  findProductTypeMeaning,
  findWordsByPrefix,
  type ProductTypeMeaning,
} from '../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { NamedProductType } from '../../../../contracts/marketplace/product-types.ts';
import { describeProductType, productTypeIdsOf } from '../../../../listing-copy/product-types/product-type-table.ts';
import type { Db } from '../../../platform/db/database.ts';
import { productTypeTerm } from './index/meaning-terms.ts';
import { byWordIndex } from './index/range-buckets.ts';
import { quote } from './index/terms.ts';

/** Those of the product types that a live listing has in its title. */
export async function listStockedProductTypes(
  db: Db,
  productTypes: readonly ProductTypeMeaning[],
): Promise<ProductTypeMeaning[]> {
  const queries = productTypes.map(({ id }) => quote(productTypeTerm(id)));
  const { rows } = await byWordIndex(db, (db) =>
    db.execute<{ place: number }>(sql`
      select place::int from unnest(${sql.param(queries)}::text[]) with ordinality as kind(query, place)
      where exists (select from product_search where title_terms @@ kind.query::tsquery)
      order by place`),
  );
  return rows.flatMap(({ place }) => productTypes[place - 1] ?? []);
}

/** The kinds of these listings, the most frequent first. */
export async function listProductTypesOfProducts(db: Db, ids: number[]): Promise<ProductTypeMeaning[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select substr(term, 4) as id from product_search, unnest(tsvector_to_array(title_terms)) as term
    where product_id = any(${sql.param(ids)}::bigint[]) and term like '~k:%'
    group by term order by count(*) desc, term`);
  return rows.flatMap(({ id }) => findProductTypeMeaning(id) ?? []);
}

/** The colours and materials of these listings, the most frequent first. */
export async function listAttributesOfProducts(db: Db, ids: number[]): Promise<Attribute[]> {
  const { rows } = await db.execute<Attribute & Record<string, unknown>>(sql`
    select split_part(term, ':', 2) as type, split_part(term, ':', 3) as id
    from product_search, unnest(tsvector_to_array(title_terms)) as term
    where product_id = any(${sql.param(ids)}::bigint[]) and (term like '~a:colour:%' or term like '~a:material:%')
    group by term order by count(*) desc, term`);
  return rows;
}

const productTypesShown = 8;
const wordsCompared = 200;

/** Product types that a typed word means or begins to spell, in any of the seven languages. */
export function searchProductTypes(text: string, language: Language): (NamedProductType & { category_id: string })[] {
  const form = splitUnits(text)
    .map(({ loose }) => loose)
    .join('');
  const begun = findWordsByPrefix(form, wordsCompared)
    .sort((a, b) => a.word.length - b.word.length)
    .flatMap(({ meaning }) => (meaning.type === 'product-type' ? [meaning] : []));
  const { productTypes, categories } = understand(text, language);
  const wide = categories.flatMap((categoryId) => productTypeIdsOf(categoryId).map((id) => ({ id, categoryId })));
  const categoryIds = new Map([...productTypes, ...wide, ...begun].map(({ id, categoryId }) => [id, categoryId]));
  return [...categoryIds].slice(0, productTypesShown).flatMap(([id, categoryId]) => {
    const productType = describeProductType(categoryId, id);
    return productType ? [{ ...productType, category_id: String(categoryId) }] : [];
  });
}
