import { readNumber } from '../../../contracts/listing-rules.ts';
import { type CountryCode, countryCodes, countryName } from '../../../market/countries.ts';
import { estimateShipping, shippingDate } from '../../../market/shipping.ts';
import { formatDate, formatDollars } from '../../lib/format.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { findCountry } from './plan.ts';
import { useShipsFrom } from './ships-from.ts';

const options = countryCodes.map((code) => ({ value: code, label: countryName(code) }));

/** Estimated parcel costs to each selected country. */
export function ShippingEstimate({ countries, weightKg }: { countries: string[]; weightKg: string }) {
  const [from, chooseFrom] = useShipsFrom();
  const grams = Math.round((readNumber(weightKg) ?? 0) * 1000);
  return (
    <section aria-labelledby="shipping-heading" className="flex flex-col gap-2">
      <h3 id="shipping-heading" className="font-sans font-semibold text-sm tracking-normal">
        Shipping to your countries
      </h3>
      <SelectField
        label="Ships from"
        value={from ?? ''}
        options={from ? options : [{ value: '', label: 'Choose your country' }, ...options]}
        onChange={({ target }) => chooseFrom(target.value)}
      />
      <dl className="flex flex-col gap-1.5 text-sm">
        {countries.map((name) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="font-medium tabular-nums">{describeCost(from, name, grams)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-muted">
        An estimate for one tracked parcel{from && ` from ${countryName(from)}`}, by a table of{' '}
        {formatDate(shippingDate)}; your carrier’s price decides.
      </p>
    </section>
  );
}

function describeCost(from: CountryCode | null, name: string, grams: number): string {
  const to = findCountry(name);
  const cents = from && to && estimateShipping(from, to, grams);
  return cents ? `about ${formatDollars(cents)}` : 'no estimate';
}
