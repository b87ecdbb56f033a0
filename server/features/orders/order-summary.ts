import type { Language } from '../../../contracts/languages.ts';
import type { OrderSummary } from '../../../contracts/orders.ts';
import { joinAddressLines } from '../../../market/address-forms.ts';
import { isCountryCode } from '../../../market/countries.ts';
import { countryNameIn } from '../../../market/country-labels.ts';
import { type OrderRow, orderNumber } from './order-money.service.ts';

/** What a list shows of the lines of an order. */
export interface LinesSummary {
  title: string;
  image: string | null;
  units: number;
}

export function summarizeOrder(order: OrderRow, language: Language, lines: LinesSummary): OrderSummary {
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
    first_title: lines.title,
    text_language: order.language,
    image: lines.image,
    units: lines.units,
    total_cents: order.totalCents,
    placed_at: order.placedAt.toISOString(),
    due_at: order.dueAt?.toISOString() ?? null,
  };
}

function describeDestination({ address, country }: OrderRow, language: Language): string {
  const name = isCountryCode(country) ? countryNameIn(country, language) : country;
  return joinAddressLines(address?.city ? [address.city] : [], name);
}
