import { type CountryCode, regionOf } from '../countries/countries.ts';
import type { Region } from '../countries/country-table.ts';

/** Cost of a parcel in US cents: the first half kilogram, then each further started one. */
type Rate = readonly [first: number, further: number];

// Rounded reference values for a tracked parcel, entered by hand and not a carrier's quote: good enough to plan with,
// not to charge by. Update them together with the date.
export const shippingDate = '2026-11-16';
export const maxParcelGrams = 30_000;

export type Zone =
  | 'southeastAsia'
  | 'eastAsia'
  | 'southAsiaAndGulf'
  | 'oceania'
  | 'europe'
  | 'northAmerica'
  | 'latinAmerica';

/** Regions without a rate are left out, because no estimate is better than an invented one. */
const zoneByRegion: Partial<Record<Region, Zone>> = {
  southeastAsia: 'southeastAsia',
  eastAsia: 'eastAsia',
  southAsia: 'southAsiaAndGulf',
  middleEast: 'southAsiaAndGulf',
  oceania: 'oceania',
  europe: 'europe',
  northAmerica: 'northAmerica',
  latinAmerica: 'latinAmerica',
};

const domesticRates: Record<Zone, Rate> = {
  southeastAsia: [150, 50],
  eastAsia: [400, 100],
  southAsiaAndGulf: [150, 50],
  oceania: [700, 200],
  europe: [600, 120],
  northAmerica: [800, 200],
  latinAmerica: [500, 150],
};

const zones = Object.keys(domesticRates) as Zone[];

/** The same in both directions, so each pair of zones is listed once. */
const internationalRates: Record<Zone, Partial<Record<Zone, Rate>>> = {
  southeastAsia: {
    southeastAsia: [900, 250],
    eastAsia: [1200, 350],
    southAsiaAndGulf: [1500, 500],
    oceania: [1800, 700],
    europe: [2100, 750],
    northAmerica: [2300, 900],
    latinAmerica: [2700, 1100],
  },
  eastAsia: {
    eastAsia: [1000, 300],
    southAsiaAndGulf: [1600, 550],
    oceania: [1800, 700],
    europe: [2100, 800],
    northAmerica: [2200, 850],
    latinAmerica: [2700, 1100],
  },
  southAsiaAndGulf: {
    southAsiaAndGulf: [1100, 350],
    oceania: [2000, 800],
    europe: [1700, 600],
    northAmerica: [2300, 900],
    latinAmerica: [2700, 1100],
  },
  oceania: { oceania: [1200, 400], europe: [2500, 1000], northAmerica: [2400, 950], latinAmerica: [2800, 1150] },
  europe: { europe: [1500, 300], northAmerica: [2200, 850], latinAmerica: [2600, 1050] },
  northAmerica: { northAmerica: [1600, 450], latinAmerica: [2000, 750] },
  latinAmerica: { latinAmerica: [1800, 600] },
};

/** Estimates the cost of a parcel between two countries in US cents; null where there is no rate. */
export function estimateShipping(from: CountryCode, to: CountryCode, grams: number): number | null {
  const rate = rateBetween(from, to);
  if (!rate || !(grams > 0) || grams > maxParcelGrams) return null;
  const [first, further] = rate;
  return first + further * (Math.ceil(grams / 500) - 1);
}

/** The zone of a country; undefined where there are no rates. */
export const zoneOf = (country: CountryCode): Zone | undefined => zoneByRegion[regionOf(country)];

/** Fees that a seller in a country may start from: for half a kilogram, to the farthest country of each distance. */
export function suggestFees(from: CountryCode): { home: number; region: number | null; world: number | null } {
  const zone = zoneOf(from);
  // Without rates the dearest one at home is suggested, and nothing abroad, where any amount would be invented.
  if (!zone)
    return { home: Math.max(...Object.values(domesticRates).map(([first]) => first)), region: null, world: null };
  const abroad = zones.map((other) => (internationalRates[zone][other] ?? internationalRates[other][zone])?.[0] ?? 0);
  return {
    home: domesticRates[zone][0],
    region: internationalRates[zone][zone]?.[0] ?? null,
    world: Math.max(...abroad),
  };
}

function rateBetween(from: CountryCode, to: CountryCode): Rate | null {
  const [zone, other] = [zoneOf(from), zoneOf(to)];
  if (!zone || !other) return null;
  if (from === to) return domesticRates[zone];
  return internationalRates[zone][other] ?? internationalRates[other][zone] ?? null;
}
