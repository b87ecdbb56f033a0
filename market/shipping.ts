import { type CountryCode, regionOf } from './countries.ts';
import type { Region } from './country-table.ts';

/** What a parcel costs in US cents: the first half kilogram, then each further one that is begun. */
type Rate = readonly [first: number, further: number];

// Rounded reference values for a tracked parcel, entered by hand and not a carrier's quote: good enough to plan with,
// not to charge by. Refresh them together and move the date.
export const shippingDate = '2026-11-16';
export const heaviestParcelGrams = 30_000;

type Zone = 'southeastAsia' | 'eastAsia' | 'southAsiaAndGulf' | 'oceania' | 'europe' | 'northAmerica' | 'latinAmerica';

/** Regions that the tables have no price for are left out: no estimate is better than an invented one. */
const zoneOf: Partial<Record<Region, Zone>> = {
  southeastAsia: 'southeastAsia',
  eastAsia: 'eastAsia',
  southAsia: 'southAsiaAndGulf',
  middleEast: 'southAsiaAndGulf',
  oceania: 'oceania',
  europe: 'europe',
  northAmerica: 'northAmerica',
  latinAmerica: 'latinAmerica',
};

/** Within one country. */
const local: Record<Zone, Rate> = {
  southeastAsia: [150, 50],
  eastAsia: [400, 100],
  southAsiaAndGulf: [150, 50],
  oceania: [700, 200],
  europe: [600, 120],
  northAmerica: [800, 200],
  latinAmerica: [500, 150],
};

/** From one country to another; the same in both directions, so each pair stands here once. */
const abroad: Record<Zone, Partial<Record<Zone, Rate>>> = {
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

/** Estimates what a parcel of this weight costs between two countries, in US cents; null where nothing is known. */
export function estimateShipping(from: CountryCode, to: CountryCode, grams: number): number | null {
  const rate = rateBetween(from, to);
  if (!rate || !(grams > 0) || grams > heaviestParcelGrams) return null;
  const [first, further] = rate;
  return first + further * (Math.ceil(grams / 500) - 1);
}

function rateBetween(from: CountryCode, to: CountryCode): Rate | null {
  const [zone, other] = [zoneOf[regionOf(from)], zoneOf[regionOf(to)]];
  if (!zone || !other) return null;
  if (from === to) return local[zone];
  return abroad[zone][other] ?? abroad[other][zone] ?? null;
}
