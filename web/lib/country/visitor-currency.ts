import { useSyncExternalStore } from 'react';
import type { Language } from '../../../contracts/languages.ts';
import type { CurrencyCode } from '../../../reference-data/currencies/rates.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { storedText } from '../storage/stored-text.ts';
import { currencyCodes, currencyOfCountry, currencyOfLanguage } from './country-currency.ts';
import { detectTimeZone } from './time-zone.ts';
import { countryOfTimeZone, regionsOf } from './visitor-country.ts';

const picked = storedText(storageKeys.currency);
const unknown = 'unknown';
const listeners = new Set<() => void>();
let guess: CurrencyCode | null = null;
let isDetectionStarted = false;

export interface VisitorCurrency {
  currency: CurrencyCode;
  /** False until hydration: until then the page is the same for everyone. */
  isHydrated: boolean;
  pick: (currency: string) => void;
}

/** The picked currency, or else that of the visitor's probable country, or else the default of the page's language. */
export function useVisitorCurrency(language: Language): VisitorCurrency {
  const current = useSyncExternalStore(subscribe, readCurrency, () => null);
  return {
    currency: current === null || current === unknown ? currencyOfLanguage[language] : current,
    isHydrated: current !== null,
    pick: picked.write,
  };
}

function subscribe(listener: () => void): () => void {
  const stop = picked.subscribe(listener);
  listeners.add(listener);
  if (!isDetectionStarted && picked.read() === null) {
    isDetectionStarted = true;
    detectTimeZone((zone) => {
      guess = guessCurrency(zone);
      for (const notify of listeners) notify();
    });
  }
  return () => {
    stop();
    listeners.delete(listener);
  };
}

function readCurrency(): CurrencyCode | typeof unknown {
  const choice = picked.read();
  return currencyCodes.find((code) => code === choice) ?? guess ?? unknown;
}

/** Never guesses US dollars, because every price is shown in them anyway. */
function guessCurrency(zone: string): CurrencyCode | null {
  const countries = [countryOfTimeZone(zone) ?? '', ...regionsOf(navigator.languages)];
  return countries.map(currencyOfCountry).find((currency) => currency !== null && currency !== 'USD') ?? null;
}
