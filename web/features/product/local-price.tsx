import type { Language } from '../../../contracts/languages.ts';
import { productText } from '../../../messages/product.ts';
import { formatDate } from '../../lib/format.ts';
import { formatLocalPrice } from '../../lib/local-amount.ts';
import { useVisitorCurrency } from '../../lib/visitor-currency.ts';
import { CurrencySelect } from '../listings/currency-select.tsx';

interface LocalPriceProps {
  cents: number;
  ratesDate: string;
  language: Language;
}

/** The approximate price in the visitor's currency, with the date of the rates. */
export function LocalPrice({ cents, ratesDate, language }: LocalPriceProps) {
  const visitor = useVisitorCurrency(language);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-muted">
      {visitor.currency !== 'USD' && (
        <span>
          {productText('localPrice', { price: formatLocalPrice(cents, visitor.currency), date: formatDate(ratesDate) })}
        </span>
      )}
      <CurrencySelect {...visitor} />
    </p>
  );
}
