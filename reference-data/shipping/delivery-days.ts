import written from '../../data/reference/delivery-days.json' with { type: 'json' };
import type { CountryCode } from '../countries/countries.ts';
import { type Zone, zoneOf } from './shipping.ts';

/** Days from the hand-over to the carrier until the parcel is there: the usual ones, from the quick to the slow. */
type Days = readonly [from: number, to: number];

interface WrittenDays {
  from: number;
  to: number;
}

// Rounded reference values for tracked parcels as of 2026-11, entered by hand and wide on purpose: a range that holds is
// better than an early day that does not.

const domestic: Record<Zone, WrittenDays> = written.domestic;

/** Islands and long distances make these slower than their neighbours. */
const slowerAtHome: Partial<Record<CountryCode, WrittenDays>> = written.domesticByCountry;

/** The same in both directions, so each pair of zones is listed once. */
const international: Record<Zone, Partial<Record<Zone, WrittenDays>>> = written.international;

/** Where no zone is known: Africa, Central Asia and islands far from the routes. */
const { elsewhere } = written;

/** The carrier's days between two countries. */
export function carrierDays(from: CountryCode, to: CountryCode): Days {
  const days = daysBetween(from, to);
  return [days.from, days.to];
}

function daysBetween(from: CountryCode, to: CountryCode): WrittenDays {
  const [zone, other] = [zoneOf(from), zoneOf(to)];
  if (from === to) return slowerAtHome[from] ?? (zone ? domestic[zone] : elsewhere.domestic);
  if (!zone || !other) return elsewhere.international;
  return international[zone][other] ?? international[other][zone] ?? elsewhere.international;
}

/** The customs union of the European Union, within which goods travel without customs. */
const customsUnion: readonly string[] = written.customsUnion;

/** Whether the buyer may have to pay customs or import tax. */
export function mayHaveCustoms(from: CountryCode, to: CountryCode): boolean {
  return from !== to && !(customsUnion.includes(from) && customsUnion.includes(to));
}
