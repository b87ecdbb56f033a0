import { readNumber } from '../../../contracts/listing-rules.ts';
import { estimateShipping, shippingDate } from '../../../market/shipping.ts';
import { formatDate, formatDollars } from '../../lib/format.ts';
import { findCountry } from './plan.ts';

/** What a parcel may cost to each chosen country; a small dated table, said to be an estimate. */
export function ShippingEstimate({ countries, weightKg }: { countries: string[]; weightKg: string }) {
  const grams = Math.round((readNumber(weightKg) ?? 0) * 1000);
  return (
    <section aria-labelledby="shipping-heading">
      <h3 id="shipping-heading" className="mb-2 font-sans font-semibold text-sm tracking-normal">
        Shipping to your countries
      </h3>
      <dl className="flex flex-col gap-1.5 text-sm">
        {countries.map((name) => {
          const code = findCountry(name);
          const cents = code && estimateShipping(code, grams);
          return (
            <div key={name} className="flex justify-between gap-4">
              <dt>{name}</dt>
              <dd className="font-medium tabular-nums">{cents ? `about ${formatDollars(cents)}` : 'no estimate'}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-2 text-[0.8125rem] text-muted">
        An estimate for one tracked parcel from Thailand by a table of {formatDate(shippingDate)}; your carrier’s price
        decides.
      </p>
    </section>
  );
}
