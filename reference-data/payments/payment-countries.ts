import written from '../../data/reference/payment-countries.json' with { type: 'json' };
import type { CountryCode } from '../countries/countries.ts';

type Method = keyof typeof written.methods;

/** `on_request`: possible for those who have an account there, so it is used only where the buyer asks for it by name. */
export type PaymentOffer = 'offered' | 'on_request' | 'not_offered';

/** Whether a method is offered to a buyer, by the countries of the two; before an address is known, all are. */
export function paymentOffer(method: Method, seller: CountryCode, buyer: CountryCode | null): PaymentOffer {
  const { buyers } = rules[method];
  if (buyers === 'anywhere' || buyer === null) return 'offered';
  if (buyers === 'same-country') return seller === buyer ? 'offered' : 'not_offered';
  return buyers.includes(buyer) ? 'offered' : 'on_request';
}

/** Where a method is offered; null for a method that is offered everywhere. */
export function countryOfMethod(method: Method, seller: CountryCode): CountryCode | null {
  const { buyers } = rules[method];
  if (buyers === 'anywhere') return null;
  return buyers === 'same-country' ? seller : (buyers[0] ?? null);
}

type Buyers = 'anywhere' | 'same-country' | readonly CountryCode[];

const rules = written.methods as unknown as Record<Method, { buyers: Buyers }>;
