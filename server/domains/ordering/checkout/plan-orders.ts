import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import type { checkout } from '../../../../contracts/ordering/checkout.ts';
import { isTransferMethod, type PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import {
  type CountryCode,
  countryName,
  currencyOf,
  isCountryCode,
} from '../../../../reference-data/countries/countries.ts';
import { convertMinor, toLocalAmount } from '../../../../reference-data/currencies/convert.ts';
import { paymentOffer } from '../../../../reference-data/payments/payment-countries.ts';
import { returnDaysFor } from '../../../../reference-data/shipping/return-windows.ts';
import { transferCurrencies } from '../../../providers/payments/qr-transfer/qr-transfer.ts';
import type { orderLines, orders } from '../../../schema/ordering/orders.ts';
import { packDaysFrom } from '../../marketplace/shops/pack-time.service.ts';
import { findCommissionTax, type Platform } from '../../money/commission/commission-tax.service.ts';
import {
  type Commission,
  type CommissionRule,
  commissionFor,
} from '../../money/commission/commission-terms.service.ts';
import { type ItemKey, itemOf, type PurchasableItem } from '../carts/purchasable-items.ts';
import type { PurchasableProduct } from '../carts/purchasable-products.service.ts';
import { methodsTaken } from '../payment-methods/methods-taken.service.ts';
import { payeeOf } from '../payment-methods/payment-methods.service.ts';
import { quoteDelivery } from '../shipping/quote.service.ts';
import { divideTax, findSaleTax } from '../taxes/order-taxes.ts';
import { variantMissing } from './variant-missing.ts';

export interface WantedLine extends ItemKey {
  units: number;
  /** The price that the buyer saw; null where the client did not say. */
  seenPriceCents: number | null;
  seenCurrency: ShopCurrency;
}

type NewOrder = typeof orders.$inferInsert;
type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId'>;
/** The terms of an order that come from its seller and its lines. */
export type PlannedOrder = Omit<
  NewOrder,
  'purchaseId' | 'customerId' | 'buyerName' | 'address' | 'note' | 'language' | 'searchText' | 'placedAt'
> & { lines: NewLine[] };

interface OrdersInput {
  lines: WantedLine[];
  products: ReadonlyMap<number, PurchasableProduct>;
  language: Language;
  address: AddressFields;
  request: Pick<
    z.output<typeof checkout.body>,
    'payment_method' | 'payment_methods' | 'requested_methods' | 'total_cents'
  >;
  /** What holds where no rule does, and the rules of these sellers. */
  commission: Commission;
  rules: readonly CommissionRule[];
  platform: Platform;
  now: Date;
}

type SoldLine = WantedLine & { product: PurchasableItem };

/** The orders of a checkout, one for each seller in the order of their ids; throws the first thing that prevents them. */
export function planOrders({ lines, products, language, address, request, ...terms }: OrdersInput): PlannedOrder[] {
  if (lines.length === 0) throw new AppError('cart_empty');
  const sold = lines.map((line) => ({
    ...line,
    product: requireSold(line, itemOf(products, line, language), language),
  }));
  const bySeller = [...Map.groupBy(sold, ({ product }) => product.sellerId)].sort(([a], [b]) => a - b);
  const country = address.country;
  if (!isCountryCode(country)) throw new AppError('address_not_found');
  const planned = bySeller.map(([sellerId, sellerLines]) => {
    const method = request.payment_methods[String(sellerId)] ?? request.payment_method;
    const isRequested = request.requested_methods.includes(method);
    return planOrder(sellerLines, { country, method, isRequested, ...terms });
  });
  const totalCents = planned.reduce((sum, order) => sum + order.totalCents, 0);
  if (request.total_cents !== undefined && request.total_cents !== totalCents) throw new AppError('price_changed');
  return planned;
}

function requireSold(line: WantedLine, product: PurchasableItem | null, language: Language): PurchasableItem {
  if (!product) {
    const message = `There is no product ${line.productId}. Please send ids of products in the field 'lines.product_id'.`;
    throw new AppError('product_not_found', { message });
  }
  if (product.isLive && !product.variant) throw variantMissing(product, language);
  const isLeft = product.variant?.isCounted === false || product.stock >= line.units;
  if (!product.isLive || !isLeft) throw new AppError('sold_out', { parameters: { title: titleOf(product) } });
  if (product.isOwn) throw new AppError('own_product');
  const today = line.seenCurrency === product.currency ? product.price : product.priceCents;
  if (line.seenPriceCents !== null && line.seenPriceCents !== today) throw new AppError('price_changed');
  return product;
}

/** Papers, mails and messages name a line by its title, so that also says which variant was bought. */
const titleOf = ({ title, variantWords }: PurchasableItem) => withVariant(title, variantWords);
const withVariant = (title: string, words: string) => (words ? `${title} (${words})` : title);

interface Terms {
  country: CountryCode;
  method: PaymentMethod;
  /** Whether the buyer asks for the method by name. */
  isRequested: boolean;
  commission: Commission;
  rules: readonly CommissionRule[];
  platform: Platform;
  now: Date;
}

function planOrder(lines: SoldLine[], { country, method, isRequested, now, ...terms }: Terms): PlannedOrder {
  const [{ product: first }] = lines as [SoldLine];
  const { sellerId, sellerName, profile, methods, currency } = first;
  const itemsCents = lines.reduce((sum, { units, product }) => sum + units * product.price, 0);
  const refused = lines.find(({ product }) => !product.offeredIn.includes(country));
  const from = profile && isCountryCode(profile.country) ? { ...profile, country: profile.country } : null;
  const away = first.vacation && first.vacation.endsAt > now ? first.vacation : null;
  const packDays = from ? packDaysFrom(now, from.packDays, away) : 0;
  const delivery = from && quoteDelivery({ ...from, packDays }, country, itemsCents);
  if (refused || !from || !delivery) {
    const { title } = refused?.product ?? first;
    throw new AppError('not_shipped_there', {
      parameters: { seller: sellerName, title, country_code: country },
      words: { country: countryName(country) },
    });
  }
  if (!methodsTaken(methods).includes(method)) {
    throw new AppError('payment_method_not_taken', { parameters: { seller: sellerName } });
  }
  const offer = paymentOffer(method, from.country, country);
  if (offer === 'not_offered' || (offer === 'on_request' && !isRequested)) {
    throw new AppError('payment_method_not_offered', {
      parameters: { seller: sellerName, country_code: country },
      words: { country: countryName(country) },
    });
  }
  const totalCents = itemsCents + delivery.feeCents;
  const localCurrency = isTransferMethod(method) ? transferCurrencies[method] : currencyOf(country);
  const local = toLocalAmount(totalCents, localCurrency, currency);
  const tax = findSaleTax({ from: from.country, to: country, seller: first.tax, at: now });
  const amounts = lines.map(({ units, product }) => units * product.price);
  const taxes = divideTax(amounts, delivery.feeCents, tax);
  const shares = lines.map(({ product }) => commissionOn(product, terms, now));
  // Of several fixed parts an order pays one, the largest.
  const fixedCents = Math.max(...shares.map((share) => share.fixedCents));
  return {
    payee: isTransferMethod(method) && methods ? payeeOf(methods, method) : null,
    ...{ sellerId, sellerName, paymentMethod: method, currency },
    ...{ itemsCents, deliveryCents: delivery.feeCents, totalCents },
    ...{ tax, taxCents: taxes.taxCents, deliveryTaxCents: taxes.deliveryTaxCents },
    commissionShare: shares[0]?.share ?? 0,
    commissionFixedCents: convertMinor(fixedCents, 'USD', currency),
    commissionTax: findCommissionTax(terms.platform, { country: from.country, taxId: taxIdOf(first.tax) }, now),
    ...{ localCurrency: local.currency, localMinor: local.minor },
    ...{ localRate: local.tenThousandthsPerUsd, rateDate: local.ratesDate },
    ...{ shipsFrom: from.country, packDays: from.packDays, daysMin: delivery.daysMin, daysMax: delivery.daysMax },
    ...{ awayFrom: away?.startsAt ?? null, awayUntil: away?.endsAt ?? null },
    returnDays: returnDaysFor(from.returnDays, country),
    country,
    lines: lines.map(({ units, product }, at) => ({
      ...{ productId: product.id, variantId: product.variant?.id ?? null, image: product.image },
      ...{ title: titleOf(product), originalTitle: withVariant(product.originalTitle, product.originalVariantWords) },
      ...{ variantWords: product.variantWords, sku: product.variant?.sku ?? '' },
      ...{ units, unitPriceCents: product.price },
      ...{ taxCents: taxes.lines[at] ?? 0, commissionShare: shares[at]?.share ?? 0 },
    })),
  };
}

const taxIdOf = (tax: PurchasableProduct['tax']): string => (tax?.isRegistered ? tax.taxId : '');

/** What the platform takes of a product of this seller on this day. */
function commissionOn(
  { sellerId, topCategoryId, subCategoryId }: PurchasableProduct,
  { commission, rules }: Pick<Terms, 'commission' | 'rules'>,
  now: Date,
): Commission {
  const scope = { sellerId, categoryIds: [topCategoryId, subCategoryId] };
  return commissionFor(rules, scope, now.toISOString().slice(0, 10), commission);
}
