import { type CountryCode, regionOf } from '../countries/countries.ts';
import { type Zone, zoneOf } from './shipping.ts';

/** Days from the hand-over to the carrier until the parcel is there: the usual ones, from the quick to the slow. */
type Days = readonly [from: number, to: number];

// Rounded reference values for tracked parcels as of 2026-11, entered by hand and wide on purpose: a range that holds is
// better than an early day that does not.

const domesticDays: Record<Zone, Days> = {
  southeastAsia: [2, 5],
  eastAsia: [1, 4],
  southAsiaAndGulf: [3, 8],
  oceania: [3, 8],
  europe: [2, 5],
  northAmerica: [3, 7],
  latinAmerica: [3, 10],
};

/** Islands and long distances make these slower than their neighbours. */
const slowerAtHome: Partial<Record<CountryCode, Days>> = { ID: [3, 9], PH: [3, 9], CN: [2, 6], IN: [3, 9] };

/** The same in both directions, so each pair of zones is listed once. */
const internationalDays: Record<Zone, Partial<Record<Zone, Days>>> = {
  southeastAsia: {
    southeastAsia: [5, 12],
    eastAsia: [5, 14],
    southAsiaAndGulf: [7, 18],
    oceania: [7, 18],
    europe: [8, 21],
    northAmerica: [8, 21],
    latinAmerica: [14, 35],
  },
  eastAsia: {
    eastAsia: [4, 10],
    southAsiaAndGulf: [7, 18],
    oceania: [6, 16],
    europe: [7, 20],
    northAmerica: [7, 20],
    latinAmerica: [14, 35],
  },
  southAsiaAndGulf: {
    southAsiaAndGulf: [6, 16],
    oceania: [8, 21],
    europe: [7, 20],
    northAmerica: [8, 21],
    latinAmerica: [15, 40],
  },
  oceania: { oceania: [5, 14], europe: [9, 24], northAmerica: [8, 21], latinAmerica: [15, 40] },
  europe: { europe: [4, 10], northAmerica: [7, 18], latinAmerica: [12, 35] },
  northAmerica: { northAmerica: [5, 14], latinAmerica: [10, 30] },
  latinAmerica: { latinAmerica: [8, 25] },
};

/** Where no zone is known: Africa, Central Asia and islands far from the routes. */
const elsewhere: { domestic: Days; international: Days } = { domestic: [4, 14], international: [14, 45] };

/** The carrier's days between two countries. */
export function carrierDays(from: CountryCode, to: CountryCode): Days {
  const [zone, other] = [zoneOf(from), zoneOf(to)];
  if (from === to) return slowerAtHome[from] ?? (zone ? domesticDays[zone] : elsewhere.domestic);
  if (!zone || !other) return elsewhere.international;
  return internationalDays[zone][other] ?? internationalDays[other][zone] ?? elsewhere.international;
}

/** The customs union of the European Union, within which goods travel without customs. */
const customsUnion: readonly CountryCode[] = [
  ...(['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'] as const),
  ...(['IE', 'IT', 'LT', 'LU', 'LV', 'MC', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'] as const),
];

/** Whether the buyer may have to pay customs or import tax. */
export function mayHaveCustoms(from: CountryCode, to: CountryCode): boolean {
  return from !== to && !(customsUnion.includes(from) && customsUnion.includes(to));
}

/** Where a parcel goes as seen from its sender: within the country, within its part of the world, or beyond. */
export function distanceOf(from: CountryCode, to: CountryCode): 'home' | 'region' | 'world' {
  if (from === to) return 'home';
  return regionOf(from) === regionOf(to) ? 'region' : 'world';
}
