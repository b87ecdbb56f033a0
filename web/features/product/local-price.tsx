import { ChevronDown } from 'lucide-react';
import type { Language } from '../../../contracts/languages.ts';
import { productText } from '../../../messages/product.ts';
import { currencyCodes } from '../../lib/country-currency.ts';
import { formatDate } from '../../lib/format.ts';
import { formatLocalPrice } from '../../lib/local-amount.ts';
import { useVisitorCurrency } from '../../lib/visitor-currency.ts';

interface LocalPriceProps {
  cents: number;
  ratesDate: string;
  language: Language;
}

/** The approximate price in the visitor's currency, with the date of the rates. */
export function LocalPrice({ cents, ratesDate, language }: LocalPriceProps) {
  const { currency, isHydrated, pick } = useVisitorCurrency(language);
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-muted">
      {currency !== 'USD' && (
        <span>
          {productText('localPrice', { price: formatLocalPrice(cents, currency), date: formatDate(ratesDate) })}
        </span>
      )}
      <span className="relative inline-flex items-center">
        <select
          aria-label={productText('showPriceIn')}
          value={currency}
          disabled={!isHydrated}
          onChange={(event) => pick(event.target.value)}
          className="-ml-2 min-h-9 appearance-none rounded-full pr-7 pl-2 font-semibold text-ink text-sm hover:bg-sunken disabled:opacity-100 pointer-coarse:min-h-11"
        >
          {(isHydrated ? currencyCodes : [currency]).map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-3.5" />
      </span>
    </p>
  );
}
