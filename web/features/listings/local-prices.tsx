import type { Language } from '../../../contracts/languages.ts';
import { ratesDate } from '../../../market/rates.ts';
import { localPricesText } from '../../../messages/generated/local-prices.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { formatDate } from '../../lib/format.ts';
import { formatLocalPrice } from '../../lib/local-amount.ts';
import { useVisitorCurrency } from '../../lib/visitor-currency.ts';
import { CurrencySelect } from './currency-select.tsx';

/** A card's approximate price in the visitor's currency; nothing in US dollars, which the card shows anyway. */
export function CardLocalPrice({ cents }: { cents: number }) {
  const { currency } = useVisitorCurrency(pageLanguage());
  return currency === 'USD' ? null : <span className="ad-local-price">{`≈ ${formatLocalPrice(cents, currency)}`}</span>;
}

/** A product's approximate price in the visitor's currency with the date of the rates, and a choice of currency. */
export function ProductLocalPrice({ cents, language }: { cents: number; language: Language }) {
  const visitor = useVisitorCurrency(language);
  const price = formatLocalPrice(cents, visitor.currency);
  return (
    <>
      {visitor.currency !== 'USD' && (
        <span>{localPricesText('ofProduct', { price, date: formatDate(ratesDate) })}</span>
      )}
      <CurrencySelect {...visitor} />
    </>
  );
}

/** Says once for a list how its local prices were made, and lets the visitor choose their currency. */
export function LocalPricesNote() {
  const visitor = useVisitorCurrency(pageLanguage());
  return (
    <>
      {visitor.currency === 'USD'
        ? localPricesText('inDollars')
        : localPricesText('approximate', { currency: visitor.currency, date: formatDate(ratesDate) })}
      <CurrencySelect {...visitor} />
    </>
  );
}
