import { ratesDate } from '../../../market/rates.ts';
import { checkoutText } from '../../../messages/generated/checkout.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { formatDay } from '../../lib/format-days.ts';
import { formatLocalPrice } from '../../lib/local-amount.ts';
import { useVisitorCurrency } from '../../lib/visitor-currency.ts';

/** The sum in the visitor’s currency with the day of the rates; nothing where that is US dollars. */
export function LocalTotal({ cents }: { cents: number }) {
  const { currency } = useVisitorCurrency(pageLanguage());
  if (currency === 'USD') return null;
  return checkoutText('about', { amount: formatLocalPrice(cents, currency), date: formatDay(ratesDate) });
}
