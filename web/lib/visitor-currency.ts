import { useSyncExternalStore } from 'react';
import type { Language } from '../../contracts/languages.ts';
import type { CurrencyCode } from '../../market/rates.ts';
import { currencyAtHomeIn, currencyCodes, currencyOfLanguage } from './home-currency.ts';
import { storedText } from './stored-text.ts';

const picked = storedText('snapbazaar.currency');
const unknown = 'unknown';
let guess: CurrencyCode | null | undefined;

interface VisitorCurrency {
  currency: CurrencyCode;
  /** False until the page is awake: up to then it is the same for everyone. */
  isAwake: boolean;
  pick: (currency: string) => void;
}

/** What the visitor picked, or else what is used where they seem to be, or else what the page's language suggests. */
export function useVisitorCurrency(language: Language): VisitorCurrency {
  const known = useSyncExternalStore(picked.subscribe, readCurrency, () => null);
  return {
    currency: known === null || known === unknown ? currencyOfLanguage[language] : known,
    isAwake: known !== null,
    pick: picked.write,
  };
}

function readCurrency(): CurrencyCode | typeof unknown {
  const choice = picked.read();
  guess ??= guessCurrency();
  return currencyCodes.find((code) => code === choice) ?? guess ?? unknown;
}

/** US dollars stand on every price anyway, so that a guess at them says nothing. */
function guessCurrency(): CurrencyCode | null {
  const regions = navigator.languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? '');
  const places = [Intl.DateTimeFormat().resolvedOptions().timeZone, ...regions];
  return places.map(currencyAtHomeIn).find((currency) => currency !== null && currency !== 'USD') ?? null;
}
