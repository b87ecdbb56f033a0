import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { localPricesText } from '../../../../i18n/generated/local-prices.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { formatLocalPrice } from '../../../../reference-data/currencies/format-local-price.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import { useVisitorCurrency } from '../../../lib/country/visitor-currency.ts';
import { CurrencySelect } from './currency-select.tsx';

/** A price in the currency of its shop. */
interface ShopPrice {
  minor: number;
  shopCurrency: ShopCurrency;
}

/** A card's approximate price in the visitor's currency; nothing where that is the shop's, which the card shows anyway. */
export function CardLocalPrice({ minor, shopCurrency }: ShopPrice) {
  const { currency } = useVisitorCurrency(getLocale());
  if (currency === shopCurrency) return null;
  return <span className="ad-local-price">{`≈ ${formatLocalPrice(minor, currency, shopCurrency)}`}</span>;
}

/** A product's approximate price in the visitor's currency with the date of the rates, and a choice of currency. */
export function ProductLocalPrice({ minor, shopCurrency, language }: ShopPrice & { language: Language }) {
  const visitor = useVisitorCurrency(language);
  const price = formatLocalPrice(minor, visitor.currency, shopCurrency);
  return (
    <>
      {visitor.currency !== shopCurrency && (
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
      {localPricesText('approximate', { currency: visitor.currency, date: formatDate(ratesDate) })}
      <CurrencySelect {...visitor} />
    </>
  );
}
