import type { Language } from '../../../../contracts/languages.ts';
import type { OrderSummary } from '../../../../contracts/ordering/orders/orders.ts';
import { joinAddressLines } from '../../../../reference-data/countries/address-forms.ts';
import { isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';
import type { Reader } from '../order-state/order-actions.service.ts';
import { type OrderRow, orderNumber } from '../order-state/order-money.service.ts';
import type { LineRow } from '../order-state/order-rows.ts';

interface View {
  reader: Reader;
  language: Language;
}

/** What a list shows of an order; its lines are in the order in which they were placed. */
export function summarizeOrder(order: OrderRow, lines: readonly LineRow[], { reader, language }: View): OrderSummary {
  const [first] = lines;
  return {
    id: String(order.id),
    number: orderNumber(order.id),
    state: order.state,
    payment_state: order.paymentState,
    payment_method: order.paymentMethod,
    has_open_return: order.hasOpenReturn,
    seller_id: String(order.sellerId),
    seller_name: order.sellerName,
    buyer_name: order.buyerName,
    destination: describeDestination(order, language),
    first_title: (reader === 'buyer' ? first?.title : first?.originalTitle) ?? '',
    first_units: first?.units ?? 0,
    more_products: Math.max(0, lines.length - 1),
    text_language: order.language,
    image: first?.image ?? null,
    units: lines.reduce((sum, { units }) => sum + units, 0),
    currency: order.currency,
    total_cents: order.totalCents,
    placed_at: order.placedAt.toISOString(),
    ships_from: order.shipsFrom,
    due_at: order.dueAt?.toISOString() ?? null,
  };
}

function describeDestination({ address, country }: OrderRow, language: Language): string {
  const name = isCountryCode(country) ? countryNameIn(country, language) : country;
  return joinAddressLines(address?.city ? [address.city] : [], name);
}
