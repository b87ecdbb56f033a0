import { readOptionName, readOptionValue } from '../../../../catalog/listing-options/listing-options.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { StoredOption } from '../../../../contracts/marketplace/variant-rules.ts';
import type { VariantInput, VariantSet } from '../../../../contracts/selling/variant-input.ts';
import { findVariantProblem } from '../../../../contracts/selling/variant-rules.ts';
import { cleanLine } from '../../../../contracts/text/clean-text.ts';
import { readMeasure, readMinor, readNumber } from '../../../../contracts/text/typed-number.ts';
import { convertPrice } from '../../../../reference-data/currencies/convert.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import type { productVariants } from '../../../schema/marketplace/product-variants.ts';

export type StoredVariant = typeof productVariants.$inferSelect;
type Listing = Pick<typeof products.$inferSelect, 'price' | 'stock'>;

/** A variant as it will be; without an id where it is new. */
export interface PlannedVariant extends Omit<StoredVariant, 'id' | 'productId' | 'sellerId'> {
  id: number | null;
  price: number;
  stock: number;
}

export interface VariantPlan {
  options: StoredOption[];
  variants: PlannedVariant[];
  /** What buyers cannot choose any more. */
  lost: StoredVariant[];
}

interface Input {
  set: VariantSet;
  /** The currency of the given prices, and the shop's. */
  currency: ShopCurrency;
  shopCurrency: ShopCurrency;
  listing: Listing;
  stored: readonly StoredVariant[];
}

/** What a set of variants makes of a listing: which variants stay, by id or by their values, come and go. */
export function planVariants({ set, currency, shopCurrency, listing, stored }: Input): VariantPlan {
  const named = withKnownNames(set);
  const problem = findVariantProblem(named, currency);
  if (problem) {
    const where = problem.row === null ? '' : ` (variant ${problem.row + 1})`;
    throw new AppError('bad_input', { message: `${problem.message}${where}` });
  }
  const free = new Set(stored);
  const find = (matches: (variant: StoredVariant) => boolean) => {
    // What is on offer first, because a hidden one may have had the same values.
    const found = [...free].sort((a, b) => Number(a.isHidden) - Number(b.isHidden)).find(matches);
    if (found) free.delete(found);
    return found ?? null;
  };
  const byId = named.variants.map(({ id }) => (id ? requireKnown(find((variant) => String(variant.id) === id)) : null));
  const variants = named.variants.map((given, place) => {
    const before = byId[place] ?? find(({ values }) => isSame(values, given.values));
    const price = given.price?.trim()
      ? convertPrice(readMinor(given.price, currency) ?? 0, currency, shopCurrency)
      : (before?.price ?? listing.price);
    return { ...readVariant(given, before, listing), price, place };
  });
  return { options: optionsOf(named), variants, lost: [...free].filter(({ isHidden }) => !isHidden) };
}

const isSame = (values: readonly string[], others: readonly string[]) =>
  JSON.stringify(values) === JSON.stringify(others);

function requireKnown(variant: StoredVariant | null): StoredVariant {
  if (variant) return variant;
  const message =
    "An id in the field 'variants' is not that of a variant of this listing. Please leave out the id of a new one.";
  throw new AppError('bad_input', { message });
}

/** Known options and values by their ids, whatever language they were written in. */
function withKnownNames({ options, variants }: VariantSet): VariantSet {
  const names = options.map(({ name }) => readOptionName(cleanLine(name)));
  const readValue = (value: string, at: number) => readOptionValue(names[at] ?? '', cleanLine(value));
  return {
    options: options.map(({ values }, at) => ({
      name: names[at] ?? '',
      values: values.map((value) => readValue(value, at)),
    })),
    variants: variants.map((variant) => ({
      ...variant,
      sku: cleanLine(variant.sku),
      values: variant.values.map(readValue),
    })),
  };
}

/** The values that variants have, in the order in which the seller named them. */
const optionsOf = ({ options, variants }: VariantSet): StoredOption[] =>
  options.map(({ name, values }, at) => {
    const used = new Set(variants.map((variant) => variant.values[at] ?? ''));
    return { name, values: [...new Set([...values, ...used])].filter((value) => used.has(value)) };
  });

function readVariant(
  given: VariantInput,
  before: StoredVariant | null,
  listing: Listing,
): Omit<PlannedVariant, 'price' | 'place'> {
  const isCounted = given.is_counted ?? before?.isCounted ?? true;
  // The one variant of a listing without options has its units in the listing.
  const unitsNow = before ? (before.stock ?? (before.isHidden ? 0 : listing.stock)) : 0;
  const kilograms = readMeasure(given.weight);
  return {
    id: before?.id ?? null,
    values: given.values,
    sku: given.sku || null,
    stock: isCounted ? stockOf(given, before?.isCounted === false ? 0 : unitsNow) : 0,
    isCounted,
    image: given.photo,
    regularPrice: null,
    weightGrams: kilograms === null ? null : Math.round(kilograms * 1000),
    isHidden: false,
  };
}

/** What was sold since the seller saw the stock is taken off. */
function stockOf({ stock, stock_before: seen }: VariantInput, unitsNow: number): number {
  if (!stock?.trim()) return unitsNow;
  const soldSince = seen?.trim() ? (readNumber(seen) ?? 0) - unitsNow : 0;
  return Math.max(0, (readNumber(stock) ?? 0) - soldSince);
}
