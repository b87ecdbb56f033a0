import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import type { checkout } from '../../../../contracts/ordering/checkout.ts';
import { isTransferMethod, type PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import {
  type CountryCode,
  countryName,
  currencyOf,
  isCountryCode,
} from '../../../../reference-data/countries/countries.ts';
import { toLocalAmount } from '../../../../reference-data/currencies/convert.ts';
import { paymentOffer } from '../../../../reference-data/payments/payment-countries.ts';
import { returnDaysFor } from '../../../../reference-data/shipping/return-windows.ts';
import type { Config } from '../../../config.ts';
import { transferCurrencies } from '../../../providers/payments/qr-transfer/qr-transfer.ts';
import type { orderLines, orders } from '../../../schema/ordering/orders.ts';
import type { PurchasableProduct } from '../carts/purchasable-products.service.ts';
import { methodsTaken } from '../payment-methods/methods-taken.service.ts';
import { payeeOf } from '../payment-methods/payment-methods.service.ts';
import { quoteDelivery } from '../shipping/quote.service.ts';

export interface WantedLine {
  productId: number;
  units: number;
  /** The price that the buyer saw; null where the client did not say. */
  seenPriceCents: number | null;
}

/** What the platform takes of a sale. */
export interface Commission {
  /** In hundredths of a percent. */
  share: number;
  fixedCents: number;
}

type CommissionSettings = Pick<Config, 'COMMISSION_PERCENT' | 'COMMISSION_FIXED_CENTS'>;

export const readCommission = ({ COMMISSION_PERCENT, COMMISSION_FIXED_CENTS }: CommissionSettings): Commission => ({
  share: Math.round(COMMISSION_PERCENT * 100),
  fixedCents: COMMISSION_FIXED_CENTS,
});

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
  address: AddressFields;
  request: Pick<
    z.output<typeof checkout.body>,
    'payment_method' | 'payment_methods' | 'requested_methods' | 'total_cents'
  >;
  commission: Commission;
}

type SoldLine = WantedLine & { product: PurchasableProduct };

/** The orders of a checkout, one for each seller in the order of their ids; throws the first thing that prevents them. */
export function planOrders({ lines, products, address, request, commission }: OrdersInput): PlannedOrder[] {
  if (lines.length === 0) throw new AppError('cart_empty');
  const sold = lines.map((line) => ({ ...line, product: requireSold(line, products.get(line.productId)) }));
  const bySeller = [...Map.groupBy(sold, ({ product }) => product.sellerId)].sort(([a], [b]) => a - b);
  const country = address.country;
  if (!isCountryCode(country)) throw new AppError('address_not_found');
  const planned = bySeller.map(([sellerId, sellerLines]) => {
    const method = request.payment_methods[String(sellerId)] ?? request.payment_method;
    const isRequested = request.requested_methods.includes(method);
    return planOrder(sellerLines, { country, method, isRequested, commission });
  });
  const totalCents = planned.reduce((sum, order) => sum + order.totalCents, 0);
  if (request.total_cents !== undefined && request.total_cents !== totalCents) throw new AppError('price_changed');
  return planned;
}

function requireSold(line: WantedLine, product: PurchasableProduct | undefined): PurchasableProduct {
  if (!product) {
    const message = `There is no product ${line.productId}. Please send ids of products in the field 'lines.product_id'.`;
    throw new AppError('product_not_found', { message });
  }
  if (!product.isLive || product.stock < line.units) {
    throw new AppError('sold_out', { parameters: { title: product.title } });
  }
  if (product.isOwn) throw new AppError('own_product');
  if (line.seenPriceCents !== null && line.seenPriceCents !== product.priceCents) throw new AppError('price_changed');
  return product;
}

interface Terms {
  country: CountryCode;
  method: PaymentMethod;
  /** Whether the buyer asks for the method by name. */
  isRequested: boolean;
  commission: Commission;
}

function planOrder(lines: SoldLine[], { country, method, isRequested, commission }: Terms): PlannedOrder {
  const [{ product: first }] = lines as [SoldLine];
  const { sellerId, sellerName, profile, methods } = first;
  const itemsCents = lines.reduce((sum, { units, product }) => sum + units * product.priceCents, 0);
  const refused = lines.find(({ product }) => !product.offeredIn.includes(country));
  const from = profile && isCountryCode(profile.country) ? { ...profile, country: profile.country } : null;
  const delivery = from && quoteDelivery(from, country, itemsCents);
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
  const local = toLocalAmount(totalCents, isTransferMethod(method) ? transferCurrencies[method] : currencyOf(country));
  return {
    payee: isTransferMethod(method) && methods ? payeeOf(methods, method) : null,
    ...{ sellerId, sellerName, paymentMethod: method, itemsCents, deliveryCents: delivery.feeCents, totalCents },
    ...{ commissionShare: commission.share, commissionFixedCents: commission.fixedCents },
    ...{ localCurrency: local.currency, localMinor: local.minor },
    ...{ localRate: local.tenThousandthsPerUsd, rateDate: local.ratesDate },
    ...{ shipsFrom: from.country, packDays: from.packDays, daysMin: delivery.daysMin, daysMax: delivery.daysMax },
    returnDays: returnDaysFor(from.returnDays, country),
    country,
    lines: lines.map(({ units, product }) => ({
      ...{ productId: product.id, title: product.title, originalTitle: product.originalTitle, image: product.image },
      ...{ units, unitPriceCents: product.priceCents },
    })),
  };
}
