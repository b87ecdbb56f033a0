import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { checkoutText } from '../../../../i18n/generated/checkout.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { formatLocalPrice } from '../../../../reference-data/currencies/format-local-price.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import { useVisitorCurrency } from '../../../lib/country/visitor-currency.ts';
import { formatDay } from '../../../lib/language/format-days.ts';

/** The sum in the visitor’s currency with the day of the rates; nothing where that is the shop’s. */
export function LocalTotal({ minor, shopCurrency }: { minor: number; shopCurrency: ShopCurrency }) {
  const { currency } = useVisitorCurrency(getLocale());
  if (currency === shopCurrency) return null;
  return checkoutText('about', { amount: formatLocalPrice(minor, currency, shopCurrency), date: formatDay(ratesDate) });
}
