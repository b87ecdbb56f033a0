import type { Language } from '../../../../contracts/languages.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { localPricesText } from '../../../../i18n/generated/local-prices.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { formatLocalPrice } from '../../../../reference-data/currencies/format-amount.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import { useVisitorCurrency } from '../../../lib/country/visitor-currency.ts';
import { CurrencySelect } from './currency-select.tsx';

/** A card's approximate price in the visitor's currency; nothing in US dollars, which the card shows anyway. */
export function CardLocalPrice({ cents }: { cents: number }) {
  const { currency } = useVisitorCurrency(getLocale());
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
  const visitor = useVisitorCurrency(getLocale());
  return (
    <>
      {visitor.currency === 'USD'
        ? localPricesText('inDollars')
        : localPricesText('approximate', { currency: visitor.currency, date: formatDate(ratesDate) })}
      <CurrencySelect {...visitor} />
    </>
  );
}
