import { storageKeys } from '../storage/storage-keys.ts';
import { storedText } from '../storage/stored-text.ts';
import { detectTimeZone } from './time-zone.ts';
import { countryOf } from './visitor-country.ts';

const stored = storedText(storageKeys.country);
let guess: Promise<string | null> | null = null;

/** The country that goods are delivered to: that of the last address, or else the visitor’s probable one. */
export function deliveryCountry(): Promise<string | null> {
  const known = stored.read();
  if (known) return Promise.resolve(known);
  guess ??= new Promise((resolve) => detectTimeZone((zone) => resolve(countryOf(zone, navigator.languages))));
  return guess;
}

/** The country of the last address, or the one that the visitor chose; null where it is only guessed. */
export const knownDeliveryCountry = (): string | null => stored.read();

/** Stores the country of an address or a choice, so that offers and the cart show delivery to it. */
export const rememberDeliveryCountry = (code: string) => stored.write(code);
