import type { ReactNode } from 'react';
import { unreachedCountriesText } from '../../../../../i18n/generated/unreached-countries.ts';
import { joinNames } from '../../../../../i18n/join-text.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { type CountryCode, isCountryCode } from '../../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../../reference-data/countries/country-labels.ts';
import { distanceOf, feeTo, type ShippingFees } from '../../../../../reference-data/shipping/reach.ts';
import type { ShippingTerms } from './shipping-values.ts';

/** Where a profile does not send yet. */
export type Zone = 'region' | 'world';

interface UnreachedNoteProps {
  countries: readonly string[];
  shipping: Pick<ShippingTerms, 'country' | 'home_fee_cents' | 'region_fee_cents' | 'world_fee_cents'>;
  /** What extends the shipping to a zone with one tap. */
  children: (zone: Zone, from: CountryCode) => ReactNode;
}

/** Says which of a listing's countries the seller does not send to, with a way to each of their zones. */
export function UnreachedNote({ countries, shipping, children }: UnreachedNoteProps) {
  const fees = feesOf(shipping);
  const unreached = fees ? countries.filter(isCountryCode).filter((code) => feeTo(fees, code) === null) : [];
  if (!fees || unreached.length === 0) return null;
  const zones = new Set(unreached.map((code) => distanceOf(fees.country, code) as Zone));
  const names = joinNames(unreached.map((code) => countryNameIn(code, getLocale())));
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-2.5 rounded-card bg-warn-soft px-4 py-3 text-sm text-warn"
    >
      <p className="font-medium">{unreachedCountriesText('notSent', { countries: names })}</p>
      {[...zones].sort().map((zone) => children(zone, fees.country))}
    </div>
  );
}

function feesOf({ country, ...fees }: UnreachedNoteProps['shipping']): ShippingFees | null {
  if (!isCountryCode(country)) return null;
  const { home_fee_cents: homeFeeCents, region_fee_cents: regionFeeCents, world_fee_cents: worldFeeCents } = fees;
  return { country, homeFeeCents, regionFeeCents, worldFeeCents };
}
