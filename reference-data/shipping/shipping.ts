import written from '../../data/reference/shipping-rates.json' with { type: 'json' };
import { type CountryCode, regionOf } from '../countries/countries.ts';
import type { Region } from '../countries/country-table.ts';
import { convertPrice } from '../currencies/convert.ts';
import type { CurrencyCode } from '../currencies/rates.ts';

/** Cost of a parcel in US cents: the first half kilogram, then each further started one. */
interface Rate {
  first: number;
  further: number;
}

// Rounded reference values for a tracked parcel, entered by hand and not a carrier's quote: good enough to plan with,
// not to charge by. Update them together with the date.
export const shippingDate = written.date;
export const maxParcelGrams = written.maxGrams;

export type Zone = keyof typeof written.domestic;

/** Regions without a rate are left out, because no estimate is better than an invented one. */
const zoneByRegion = written.zoneByRegion as Partial<Record<Region, Zone>>;

const domesticRates: Record<Zone, Rate> = written.domestic;

const zones = Object.keys(domesticRates) as Zone[];

/** The same in both directions, so each pair of zones is listed once. */
const internationalRates: Record<Zone, Partial<Record<Zone, Rate>>> = written.international;

/** Estimates the cost of a parcel between two countries in US cents; null where there is no rate. */
export function estimateShipping(from: CountryCode, to: CountryCode, grams: number): number | null {
  const rate = rateBetween(from, to);
  if (!rate || !(grams > 0) || grams > maxParcelGrams) return null;
  return rate.first + rate.further * (Math.ceil(grams / 500) - 1);
}

/** The zone of a country; undefined where there are no rates. */
export const zoneOf = (country: CountryCode): Zone | undefined => zoneByRegion[regionOf(country)];

/** Fees that a seller in a country may start from: for half a kilogram, to the farthest country of each distance. */
export function suggestFees(from: CountryCode): { home: number; region: number | null; world: number | null } {
  const zone = zoneOf(from);
  // Without rates the dearest one at home is suggested, and nothing abroad, where any amount would be invented.
  if (!zone)
    return { home: Math.max(...Object.values(domesticRates).map(({ first }) => first)), region: null, world: null };
  const abroad = zones.map((other) => (internationalRates[zone][other] ?? internationalRates[other][zone])?.first ?? 0);
  return {
    home: domesticRates[zone].first,
    region: internationalRates[zone][zone]?.first ?? null,
    world: Math.max(...abroad),
  };
}

/** The same in another currency, rounded the way prices are written there. */
export function suggestFeesIn(currency: CurrencyCode, from: CountryCode): ReturnType<typeof suggestFees> {
  const { home, region, world } = suggestFees(from);
  const convert = (cents: number | null) => (cents === null ? null : convertPrice(cents, 'USD', currency));
  return { home: convertPrice(home, 'USD', currency), region: convert(region), world: convert(world) };
}

function rateBetween(from: CountryCode, to: CountryCode): Rate | null {
  const [zone, other] = [zoneOf(from), zoneOf(to)];
  if (!zone || !other) return null;
  if (from === to) return domesticRates[zone];
  return internationalRates[zone][other] ?? internationalRates[other][zone] ?? null;
}
