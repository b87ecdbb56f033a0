import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { carrierDays, mayHaveCustoms } from '../../../../reference-data/shipping/delivery-days.ts';
import { type DeliveryFees, deliveryFeeTo } from '../../../../reference-data/shipping/reach.ts';

/** The part of a shipping profile that decides about a delivery. */
export interface QuotedProfile extends DeliveryFees {
  packDays: number;
}

export interface DeliveryQuote {
  feeCents: number;
  daysMin: number;
  daysMax: number;
  mayHaveCustoms: boolean;
}

/** What delivery of goods for `itemsCents` costs and how long it takes; null where the seller does not ship. */
export function quoteDelivery(profile: QuotedProfile, to: CountryCode, itemsCents: number): DeliveryQuote | null {
  const { country: from, packDays } = profile;
  const feeCents = deliveryFeeTo(profile, to, itemsCents);
  if (feeCents === null) return null;
  const [fastest, slowest] = carrierDays(from, to);
  return {
    feeCents,
    daysMin: packDays + fastest,
    daysMax: packDays + slowest,
    mayHaveCustoms: mayHaveCustoms(from, to),
  };
}
