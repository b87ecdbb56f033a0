import { checkoutText } from '../../../../i18n/generated/checkout.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { formatLocalPrice } from '../../../../reference-data/currencies/format-amount.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import { useVisitorCurrency } from '../../../lib/country/visitor-currency.ts';
import { formatDay } from '../../../lib/language/format-days.ts';

/** The sum in the visitor’s currency with the day of the rates; nothing where that is US dollars. */
export function LocalTotal({ cents }: { cents: number }) {
  const { currency } = useVisitorCurrency(getLocale());
  if (currency === 'USD') return null;
  return checkoutText('about', { amount: formatLocalPrice(cents, currency), date: formatDay(ratesDate) });
}
