import { sql } from 'drizzle-orm';
import { nameOfOption, nameOfValue, sizesOfValue } from '../../../../catalog/listing-options/listing-options.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { StoredOption } from '../../../../contracts/marketplace/variant-rules.ts';
import type { ProductOption, ProductVariant } from '../../../../contracts/marketplace/variants.ts';
import { decimalsOf } from '../../../../i18n/format-money.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productVariants } from '../../../schema/marketplace/product-variants.ts';
import { dollarPriceOf } from './dollar-prices.service.ts';
import { reductionOf } from './reduction.service.ts';

/** What is read of a variant. Price and stock are null where those of the listing count. */
export type VariantRow = Pick<
  typeof productVariants.$inferSelect,
  'id' | 'values' | 'sku' | 'price' | 'regularPrice' | 'stock' | 'isCounted' | 'image' | 'weightGrams'
>;

type Listing = Pick<
  typeof products.$inferSelect,
  | 'options'
  | 'currency'
  | 'price'
  | 'regularPrice'
  | 'priceCents'
  | 'priceBefore'
  | 'priceBeforeCents'
  | 'reducedAt'
  | 'stock'
>;

/** The variants on offer of a listing, in their order, in a query on `products`. */
export const variantsOfProduct = sql<VariantRow[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'values', ${productVariants.values}, 'sku', sku, 'price', price,
    'regularPrice', regular_price, 'stock', stock, 'isCounted', is_counted, 'image', image, 'weightGrams', weight_grams) order by place), '[]')
  from (select * from ${productVariants} where product_id = ${products.id} and not is_hidden) as ${productVariants})`;

/** The options and variants of a listing as calls answer them. */
export function describeVariants(
  listing: Listing,
  rows: readonly VariantRow[],
  language: Language,
): { options: ProductOption[]; variants: ProductVariant[] } {
  return {
    options: listing.options.map(({ name, values }) => ({
      ...{ id: name, name: nameOfOption(name, language) },
      values: values.map((id) => ({ id, name: nameOfValue(name, id, language), sizes: { ...sizesOfValue(name, id) } })),
    })),
    variants: rows.map((row) => describeVariant(listing, row, language)),
  };
}

function describeVariant(listing: Listing, row: VariantRow, language: Language): ProductVariant {
  const { price, priceCents, priceBefore, stock } = termsOfVariant(listing, row);
  return {
    ...{
      id: String(row.id),
      values: row.values,
      name: variantWords(listing.options, row.values, language),
      sku: row.sku,
    },
    ...{ price: price / 10 ** decimalsOf(listing.currency), price_minor: price, price_cents: priceCents },
    price_before_minor: priceBefore === null ? null : (reductionOf(listing)?.priceBefore ?? null),
    stock: row.isCounted ? stock : null,
    availability: stock > 0 || !row.isCounted ? 'in_stock' : 'out_of_stock',
    ...{ image: row.image, weight_grams: row.weightGrams },
  };
}

type Terms = Pick<Listing, 'price' | 'priceCents' | 'priceBefore' | 'priceBeforeCents' | 'reducedAt' | 'stock'>;

/**
 * What a variant is sold for and what is left of it. The price before is proved for the listing's price alone, so a variant
 * with a price of its own has none; in a sale it also holds for the variants that the listing's price is that of.
 */
export function termsOfVariant(
  listing: Terms & Pick<Listing, 'currency' | 'regularPrice'>,
  row: Pick<VariantRow, 'price' | 'regularPrice' | 'stock'>,
): Terms {
  const { price, priceCents, priceBefore, priceBeforeCents, reducedAt } = listing;
  const stock = row.stock ?? listing.stock;
  const isInSale = row.regularPrice !== null && row.regularPrice === listing.regularPrice;
  if (row.price === null || (isInSale && row.price === price)) {
    return { price, priceCents, priceBefore, priceBeforeCents, reducedAt, stock };
  }
  const cents = row.price === price ? priceCents : dollarPriceOf(row.price, listing.currency);
  return { price: row.price, priceCents: cents, priceBefore: null, priceBeforeCents: null, reducedAt: null, stock };
}

/** The values of a variant in words, such as `M, Red`. */
export const variantWords = (options: readonly StoredOption[], values: readonly string[], language: Language): string =>
  values.map((value, at) => nameOfValue(options[at]?.name ?? '', value, language)).join(', ');
