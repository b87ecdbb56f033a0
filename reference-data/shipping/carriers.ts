import written from '../../data/reference/carriers.json' with { type: 'json' };
import { checkDigits } from './check-digits.ts';

interface NumberForm {
  pattern: RegExp;
  check: (number: string) => boolean;
  /** Whether the form alone tells the carrier. */
  isTelling: boolean;
}

interface Carrier {
  name: string;
  aliases: readonly string[];
  /** The public site; null where there is none. */
  site: string | null;
  /** The page about one parcel, with {number} in it; null where a parcel has no page of its own. */
  tracking: string | null;
  /** Codes of the countries where sellers use it; empty for worldwide. */
  countries: readonly string[];
  numbers: readonly NumberForm[];
  /** Whether numbers of other forms are usual too. */
  hasOtherNumbers: boolean;
}

interface WrittenCarrier extends Pick<Carrier, 'name' | 'aliases' | 'countries' | 'hasOtherNumbers'> {
  website: string | null;
  trackingUrl: string | null;
  numbers: readonly { pattern: string; check?: string; isTelling?: boolean }[];
}

export type CarrierId = keyof typeof written.carriers;

/** Carriers by id, as of 2026-11. */
export const carriers = Object.fromEntries(
  Object.entries<WrittenCarrier>(written.carriers).map(([id, carrier]) => [id, toCarrier(carrier)]),
) as Record<CarrierId, Carrier>;

function toCarrier({ website: site, trackingUrl: tracking, numbers, ...rest }: WrittenCarrier): Carrier {
  return {
    ...{ ...rest, site, tracking },
    numbers: numbers.map(({ pattern, check, isTelling = false }) => ({
      pattern: new RegExp(pattern),
      check: check ? checkDigits[check as keyof typeof checkDigits] : () => true,
      isTelling,
    })),
  };
}

export const carrierIds = Object.keys(carriers) as CarrierId[];

/** Whether a text is the id of a carrier in the table. */
export function isCarrierId(id: string): id is CarrierId {
  return Object.hasOwn(carriers, id);
}

/** All carriers, those of a seller's country first, then those that work worldwide. */
export function carriersFor(country: string | null): CarrierId[] {
  const rank = (id: CarrierId) => {
    const { countries } = carriers[id];
    if (countries.length === 0) return 1;
    return country && countries.includes(country) ? 0 : 2;
  };
  return carrierIds.toSorted((a, b) => rank(a) - rank(b));
}

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The carrier that a text names, by its id or a usual name in any spelling; of several, the one of the sender's country. */
export function findCarrierId(text: string, country: string | null = null): CarrierId | null {
  if (isCarrierId(text.trim())) return text.trim() as CarrierId;
  const name = fold(text);
  if (name === '') return null;
  const isNamed = (id: CarrierId) => [id, carriers[id].name, ...carriers[id].aliases].some((one) => fold(one) === name);
  return carriersFor(country).find(isNamed) ?? null;
}

/** A tracking number as carriers write it: upper case, without spaces and dashes; null where it cannot be one. */
export function readTrackingNumber(text: string): string | null {
  const number = text.slice(0, 60).normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  return /^(?=.{5,40}$)[0-9A-Z]+(\.[0-9A-Z]+)*$/.test(number) ? number : null;
}

const formOf = (id: CarrierId, number: string) =>
  carriers[id].numbers.find(({ pattern, check }) => pattern.test(number) && check(number));

/** Whether a number looks as the carrier's do; worth a question to the seller, never a refusal. */
export function looksLikeNumberOf(carrierId: CarrierId, number: string): boolean {
  return carriers[carrierId].hasOtherNumbers || formOf(carrierId, number) !== undefined;
}

/**
 * Carriers of the sender's country or worldwide whose number this looks to be, where it does not look like the chosen
 * one's. Where the chosen one has numbers of many forms, only a form that tells its carrier counts.
 */
export function otherCarriersOf(carrierId: CarrierId, number: string, country: string | null): CarrierId[] {
  if (formOf(carrierId, number)) return [];
  const { hasOtherNumbers } = carriers[carrierId];
  const isUsedThere = (id: CarrierId) => {
    const { countries } = carriers[id];
    return countries.length === 0 || country === null || countries.includes(country);
  };
  const fits = (id: CarrierId) => {
    const form = formOf(id, number);
    return form !== undefined && (form.isTelling || (!hasOtherNumbers && isUsedThere(id)));
  };
  return carriersFor(country).filter((id) => id !== carrierId && fits(id));
}

/** The carrier's page about a parcel; null for other carriers, for numbers that cannot be one, and without such pages. */
export function trackingUrl(carrierId: string, text: string): string | null {
  const number = readTrackingNumber(text);
  if (!isCarrierId(carrierId) || !number) return null;
  return carriers[carrierId].tracking?.replace('{number}', number) ?? null;
}
