import { useSyncExternalStore } from 'react';
import type { Language } from '../../contracts/languages.ts';
import type { CurrencyCode } from '../../market/rates.ts';
import { currencyCodes, currencyOfCountry, currencyOfLanguage } from './home-currency.ts';
import { storedText } from './stored-text.ts';
import { askTimeZone } from './time-zone.ts';
import { countryOfTimeZone, regionsOf } from './visitor-country.ts';

const picked = storedText('snapbazaar.currency');
const unknown = 'unknown';
const listeners = new Set<() => void>();
let guess: CurrencyCode | null = null;
let isZoneAsked = false;

interface VisitorCurrency {
  currency: CurrencyCode;
  /** False until the page is awake: up to then it is the same for everyone. */
  isHydrated: boolean;
  pick: (currency: string) => void;
}

/** What the visitor picked, or else what is used where they seem to be, or else what the page's language suggests. */
export function useVisitorCurrency(language: Language): VisitorCurrency {
  const known = useSyncExternalStore(subscribe, readCurrency, () => null);
  return {
    currency: known === null || known === unknown ? currencyOfLanguage[language] : known,
    isHydrated: known !== null,
    pick: picked.write,
  };
}

function subscribe(listener: () => void): () => void {
  const stop = picked.subscribe(listener);
  listeners.add(listener);
  if (!isZoneAsked && picked.read() === null) {
    isZoneAsked = true;
    askTimeZone((zone) => {
      guess = guessCurrency(zone);
      for (const heard of listeners) heard();
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

/** US dollars stand on every price anyway, so that a guess at them says nothing. */
function guessCurrency(zone: string): CurrencyCode | null {
  const places = [countryOfTimeZone(zone) ?? '', ...regionsOf(navigator.languages)];
  return places.map(currencyOfCountry).find((currency) => currency !== null && currency !== 'USD') ?? null;
}
