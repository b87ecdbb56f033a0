import { ChevronDown } from 'lucide-react';
import { localPricesText } from '../../../../i18n/generated/local-prices.ts';
import { currencyCodes } from '../../../lib/country/country-currency.ts';
import type { VisitorCurrency } from '../../../lib/country/visitor-currency.ts';

/** The choice of the currency that approximate prices are shown in; usable once the page is hydrated. */
export function CurrencySelect({ currency, isHydrated, pick }: VisitorCurrency) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={localPricesText('showPriceIn')}
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
  );
}
