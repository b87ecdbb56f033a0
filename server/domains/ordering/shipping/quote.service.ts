import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { carrierDays, mayHaveCustoms } from '../../../../reference-data/shipping/delivery-days.ts';
import { feeTo, type ShippingFees } from '../../../../reference-data/shipping/reach.ts';

/** The part of a shipping profile that decides about a delivery. */
export interface QuotedProfile extends ShippingFees {
  packDays: number;
  freeFromCents: number | null;
}

export interface DeliveryQuote {
  feeCents: number;
  daysMin: number;
  daysMax: number;
  mayHaveCustoms: boolean;
}

/** What delivery of goods for `itemsCents` costs and how long it takes; null where the seller does not ship. */
export function quoteDelivery(profile: QuotedProfile, to: CountryCode, itemsCents: number): DeliveryQuote | null {
  const { country: from, packDays, freeFromCents } = profile;
  const fee = feeTo(profile, to);
  if (fee === null) return null;
  const [fastest, slowest] = carrierDays(from, to);
  return {
    feeCents: freeFromCents !== null && itemsCents >= freeFromCents ? 0 : fee,
    daysMin: packDays + fastest,
    daysMax: packDays + slowest,
    mayHaveCustoms: mayHaveCustoms(from, to),
  };
}
