import { type CountryCode, countryCodes, regionOf } from '../countries/countries.ts';

/** What a seller asks for a parcel by its distance; null where nothing is sent. */
export interface ShippingFees {
  /** The country that parcels leave from. */
  country: CountryCode;
  homeFeeCents: number;
  regionFeeCents: number | null;
  worldFeeCents: number | null;
}

/** Where a parcel goes as seen from its sender: within the country, within its part of the world, or beyond. */
export function distanceOf(from: CountryCode, to: CountryCode): 'home' | 'region' | 'world' {
  if (from === to) return 'home';
  return regionOf(from) === regionOf(to) ? 'region' : 'world';
}

/** The fee of a parcel to a country; null where the seller does not send it. */
export function feeTo({ country, homeFeeCents, regionFeeCents, worldFeeCents }: ShippingFees, to: CountryCode) {
  return { home: homeFeeCents, region: regionFeeCents, world: worldFeeCents }[distanceOf(country, to)];
}

/** What a seller asks for the delivery of an order, by its distance and by what the goods cost. */
export interface DeliveryFees extends ShippingFees {
  freeFromCents: number | null;
}

/** The fee of a parcel with goods for `itemsCents`; null where the seller does not send it. */
export function deliveryFeeTo(fees: DeliveryFees, to: CountryCode, itemsCents: number): number | null {
  const fee = feeTo(fees, to);
  return fee !== null && fees.freeFromCents !== null && itemsCents >= fees.freeFromCents ? 0 : fee;
}

/** Every country that the seller sends to. */
export function countriesReached(fees: ShippingFees): CountryCode[] {
  return countryCodes.filter((to) => feeTo(fees, to) !== null);
}
