import type { Language } from '../../../../contracts/languages.ts';
import type { Cart, CartLine, CartSeller } from '../../../../contracts/ordering/carts.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryOfMethod, paymentOffer } from '../../../../reference-data/payments/payment-countries.ts';
import { returnDaysFor } from '../../../../reference-data/shipping/return-windows.ts';
import { reductionOf } from '../../marketplace/listings/reduction.service.ts';
import { methodsTaken } from '../payment-methods/methods-taken.service.ts';
import { describeOrigin } from '../shipping/origin.service.ts';
import { quoteDelivery } from '../shipping/quote.service.ts';
import type { PurchasableProduct } from './purchasable-products.service.ts';

/** What is kept of a line, in the database or in a guest's browser. */
export interface StoredLine {
  productId: number;
  units: number;
  seenPriceCents: number | null;
}

interface View {
  lines: StoredLine[];
  products: ReadonlyMap<number, PurchasableProduct>;
  country: CountryCode | null;
  language: Language;
  version: number;
}

/** A cart by seller, in the order of its lines. Of a paused or removed product nothing is shown, as on its page. */
export function describeCart({ lines, products: found, country, language, version }: View): Cart {
  const products = new Map([...found].filter(([, { isLive }]) => isLive));
  const bySeller = Map.groupBy(lines, ({ productId }) => products.get(productId)?.sellerId ?? null);
  const sellers = [...bySeller.values()].map((own) => describeSeller(own, products, { country, language }));
  const all = sellers.flatMap((seller) => seller.lines);
  return {
    sellers,
    units: all.reduce((sum, { units }) => sum + units, 0),
    items_cents: sumOf(all),
    version,
  };
}

function describeSeller(
  lines: StoredLine[],
  products: ReadonlyMap<number, PurchasableProduct>,
  { country, language }: Pick<View, 'country' | 'language'>,
): CartSeller {
  const [first] = lines.flatMap(({ productId }) => products.get(productId) ?? []);
  const profile = first?.profile ?? null;
  const described = lines.map((line) => describeLine(line, products.get(line.productId) ?? null, country));
  const isShipped =
    profile && country ? lines.some(({ productId }) => products.get(productId)?.offeredIn.includes(country)) : null;
  const quote = profile && country && isShipped ? quoteDelivery(profile, country, sumOf(described)) : null;
  return {
    seller_id: first ? String(first.sellerId) : '',
    seller_name: first?.sellerName ?? '',
    ships_from: profile?.country ?? null,
    ships_from_place: profile ? describeOrigin(profile, language) : '',
    pack_days: profile?.packDays ?? 0,
    return_days: returnDaysFor(profile?.returnDays ?? null, country),
    lines: described,
    delivery: quote && {
      fee_cents: quote.feeCents,
      days_min: quote.daysMin,
      days_max: quote.daysMax,
      may_have_customs: quote.mayHaveCustoms,
    },
    ships_there: isShipped,
    ...describeMethods(first, country),
  };
}

/** Before the seller has a place to ship from, nothing can be bought, and all methods are shown. */
function describeMethods(
  product: PurchasableProduct | undefined,
  country: CountryCode | null,
): Pick<CartSeller, 'payment_methods' | 'other_payment_methods'> {
  const taken = product ? methodsTaken(product.methods) : [];
  const home = product?.profile?.country;
  if (!home) return { payment_methods: taken, other_payment_methods: [] };
  const offers = taken.map((method) => ({ method, offer: paymentOffer(method, home, country) }));
  return {
    payment_methods: offers.filter(({ offer }) => offer === 'offered').map(({ method }) => method),
    other_payment_methods: offers
      .filter(({ offer }) => offer !== 'offered')
      .map(({ method, offer }) => ({
        ...{ method, country: countryOfMethod(method, home) ?? home, is_on_request: offer === 'on_request' },
      })),
  };
}

function describeLine(line: StoredLine, product: PurchasableProduct | null, country: CountryCode | null): CartLine {
  const { units, seenPriceCents } = line;
  const price = product?.priceCents ?? seenPriceCents ?? 0;
  return {
    product_id: String(line.productId),
    title: product?.title ?? '',
    image: product?.image ?? null,
    units,
    stock: product?.stock ?? null,
    price_cents: price,
    price_before_cents: (product && reductionOf(product)?.priceBeforeCents) ?? null,
    seen_price_cents: seenPriceCents === price ? null : seenPriceCents,
    problem: findProblem(product, units, country),
  };
}

/** Why a product cannot be bought in this number; null if it can. */
export function findProblem(
  product: PurchasableProduct | null,
  units: number,
  country: CountryCode | null,
): CartLine['problem'] {
  if (!product?.isLive) return 'not_sold_any_more';
  if (product.isOwn) return 'own_product';
  if (!product.profile || methodsTaken(product.methods).length === 0) return 'cannot_be_bought_yet';
  if (product.stock === 0) return 'sold_out';
  if (product.stock < units) return 'too_few_left';
  return country && !product.offeredIn.includes(country) ? 'not_shipped_there' : null;
}

function sumOf(lines: CartLine[]): number {
  return lines
    .filter(({ problem }) => problem === null)
    .reduce((sum, { price_cents, units }) => sum + price_cents * units, 0);
}
