import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { pathTo } from '../../../../catalog/categories/lookup.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { ListedProduct } from '../../../../contracts/marketplace/listings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { executePrepared } from '../../../platform/db/statements/prepared-statement.ts';
import { products, type productTexts } from '../../../schema/marketplace/listings.ts';
import { describePrices } from './prices.service.ts';
import { toRating } from './rating.service.ts';

type Product = typeof products.$inferSelect;
type Text = Pick<typeof productTexts.$inferSelect, 'title' | 'description'>;
/** The product columns that a card needs. */
type CardProduct = Pick<
  Product,
  | 'id'
  | 'image'
  | 'priceCents'
  | 'priceBeforeCents'
  | 'currency'
  | 'price'
  | 'priceBefore'
  | 'reducedAt'
  | 'stock'
  | 'topCategoryId'
  | 'subCategoryId'
  | 'categoryId'
  | 'ratingSum'
  | 'ratingCount'
>;

/** Builds a card from a product and its English text; `text` is the requested language's, if there is one. */
export function toCard(
  product: CardProduct,
  { english, text, sold }: { english: Text; text: Text | null; sold: number },
  language: Language,
): ListedProduct {
  const [topCategory, subCategory, leafCategory] = pathTo(product.categoryId);
  return {
    id: String(product.id),
    productTitleEN: english.title,
    productDescriptionEN: english.description,
    productImage: product.image,
    suggestedPrice: product.priceCents / 100,
    ...describePrices(product),
    rating: toRating(product),
    stock: product.stock,
    sold,
    category_id: String(product.topCategoryId),
    category_name: topCategory?.names[language] ?? '',
    sub_category_id: String(product.subCategoryId),
    sub_category_name: subCategory?.names[language] ?? '',
    super_sub_category_id: String(product.categoryId),
    super_sub_category_name: leafCategory?.names[language] ?? '',
    language: text ? language : 'en',
    title: text?.title ?? english.title,
    description: text?.description ?? english.description,
  };
}

/** A card and its sort key. */
export interface CardWithKey {
  card: ListedProduct;
  key: number;
}

// Short column names, because dozens of rows are read for every page.
interface Row extends Record<string, unknown> {
  id: string;
  key: string;
  image: string;
  cents: number;
  cents_before: number | null;
  currency: Product['currency'];
  price: number;
  before: number | null;
  /** Milliseconds. */
  reduced: number | null;
  stock: number;
  sold: number;
  stars: number;
  reviews: number;
  topCategoryId: number;
  subCategoryId: number;
  categoryId: number;
  title: string;
  description: string;
  own_title: string | null;
  own_description: string | null;
}

/**
 * The cards of a list, in its order. `page` is a query for the sorted `id` and `key` of each product, with a literal
 * limit; the same statement then joins the products and their texts by primary key.
 */
export async function readCards(db: Db, page: SQL, language: Language): Promise<CardWithKey[]> {
  const [ownColumns, ownTexts] =
    language === 'en'
      ? [sql`null as own_title, null as own_description`, sql``]
      : [
          sql`own.title as own_title, own.description as own_description`,
          sql`left join product_texts own on own.product_id = page.id and own.language = ${language}`,
        ];
  const { rows } = await executePrepared<Row>(
    db,
    sql`
    select page.id, page.key, image, price_cents as cents, price_before_cents as cents_before,
      currency, price::float8, price_before::float8 as before,
      (extract(epoch from reduced_at) * 1000)::float8 as reduced, stock, rating_sum as stars, rating_count as reviews,
      coalesce(sold_count, 0) as sold,
      products.top_category_id as "topCategoryId", products.sub_category_id as "subCategoryId", category_id as "categoryId",
      english.title, english.description, ${ownColumns}
    from (select id, key, row_number() over () as place from (${page}) as chosen) as page
    join products on products.id = page.id and is_live
    left join product_ranks on product_ranks.product_id = page.id
    join product_texts english on english.product_id = page.id and english.language = 'en' ${ownTexts}
    order by page.place`,
  );
  return rows.map((row) => {
    const product = {
      ...{ id: Number(row.id), image: row.image, priceCents: row.cents, stock: row.stock },
      ...{ currency: row.currency, price: row.price, priceBefore: row.before },
      ...{ priceBeforeCents: row.cents_before, reducedAt: row.reduced === null ? null : new Date(row.reduced) },
      ...{ topCategoryId: row.topCategoryId, subCategoryId: row.subCategoryId, categoryId: row.categoryId },
      ...{ ratingSum: row.stars, ratingCount: row.reviews },
    };
    const text = language === 'en' ? row : textOf(row.own_title, row.own_description);
    return { card: toCard(product, { english: row, text, sold: row.sold }, language), key: Number(row.key) };
  });
}

/** The cards of products by id, in the order of the ids. */
export async function readCardsByIds(db: Db, ids: number[], language: Language): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const page = sql`select * from unnest(${sql.param(ids)}::bigint[]) with ordinality as given(id, key)`;
  return (await readCards(db, page, language)).map(({ card }) => card);
}

function textOf(title: string | null, description: string | null): Text | null {
  return title === null || description === null ? null : { title, description };
}

/** Live products by id, in the order of the ids. */
export async function findLiveProducts(db: Db, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(and(products.isLive, inArray(products.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Parses a product id from a URL; null if it is invalid. */
export function readProductId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
