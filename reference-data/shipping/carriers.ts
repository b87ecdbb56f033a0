import written from '../../data/reference/carriers.json' with { type: 'json' };

interface Carrier {
  name: string;
  /** The public site; null where there is none. */
  site: string | null;
  /** The page about one parcel, with {number} in it; null where a parcel has no page of its own. */
  tracking: string | null;
  /** What tracking numbers look like, where that is certain; any number of letters and digits elsewhere. */
  numbers?: RegExp;
}

interface WrittenCarrier {
  name: string;
  website: string | null;
  trackingUrl: string | null;
  trackingNumberPattern?: string;
}

export type CarrierId = keyof typeof written.carriers;

/** Carriers by id, as of 2026-11. The first five are offered to every seller; the others by where they work. */
export const carriers = Object.fromEntries(
  Object.entries<WrittenCarrier>(written.carriers).map(([id, carrier]) => [id, toCarrier(carrier)]),
) as Record<CarrierId, Carrier>;

function toCarrier({ name, website, trackingUrl, trackingNumberPattern: pattern }: WrittenCarrier): Carrier {
  return { name, site: website, tracking: trackingUrl, ...(pattern ? { numbers: new RegExp(pattern) } : {}) };
}

export const carrierIds = Object.keys(carriers) as CarrierId[];

/** Whether a text is the id of a carrier in the table. */
export function isCarrierId(id: string): id is CarrierId {
  return Object.hasOwn(carriers, id);
}

/** The carrier that a text names, by its id or its name; null for another one. */
export function findCarrierId(text: string): CarrierId | null {
  const name = text.trim().toLowerCase();
  return carrierIds.find((id) => id === name || carriers[id].name.toLowerCase() === name) ?? null;
}

/** A tracking number as carriers write it: upper case, without spaces and dashes; null where it cannot be one. */
export function readTrackingNumber(text: string): string | null {
  const number = text.slice(0, 60).normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-Z]{5,40}$/.test(number) ? number : null;
}

/** Whether a number looks as the carrier's do; worth a question to the seller, never a refusal. */
export function looksLikeNumberOf(carrierId: CarrierId, number: string): boolean {
  const { numbers }: Carrier = carriers[carrierId];
  return numbers === undefined || numbers.test(number);
}

/** The carrier's page about a parcel; null for other carriers, for numbers that cannot be one, and without such pages. */
export function trackingUrl(carrierId: string, text: string): string | null {
  const number = readTrackingNumber(text);
  if (!isCarrierId(carrierId) || !number) return null;
  return carriers[carrierId].tracking?.replace('{number}', number) ?? null;
}
