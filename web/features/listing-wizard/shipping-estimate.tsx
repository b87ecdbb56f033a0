import { readNumber } from '../../../contracts/listing-rules.ts';
import { type CountryCode, countryCodes, countryName } from '../../../market/countries.ts';
import { estimateShipping, shippingDate } from '../../../market/shipping.ts';
import { wizardDeliveryText } from '../../../messages/wizard-delivery.ts';
import { formatDate, formatDollars } from '../../lib/format.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { findCountry } from './plan.ts';
import { useShipsFrom } from './ships-from.ts';

/** Estimated parcel costs to each selected country. */
export function ShippingEstimate({ countries, weightKg }: { countries: string[]; weightKg: string }) {
  const [from, chooseFrom] = useShipsFrom();
  const options = countryCodes.map((code) => ({ value: code, label: countryName(code) }));
  const date = formatDate(shippingDate);
  const grams = Math.round((readNumber(weightKg) ?? 0) * 1000);
  return (
    <section aria-labelledby="shipping-heading" className="flex flex-col gap-2">
      <h3 id="shipping-heading" className="font-sans font-semibold text-sm tracking-normal">
        {wizardDeliveryText('shippingTitle')}
      </h3>
      <SelectField
        label={wizardDeliveryText('shipsFrom')}
        value={from ?? ''}
        options={from ? options : [{ value: '', label: wizardDeliveryText('chooseCountry') }, ...options]}
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
        {from
          ? wizardDeliveryText('estimateFrom', { country: countryName(from), date })
          : wizardDeliveryText('estimate', { date })}
      </p>
    </section>
  );
}

function describeCost(from: CountryCode | null, name: string, grams: number): string {
  const to = findCountry(name);
  const cents = from && to && estimateShipping(from, to, grams);
  return cents ? wizardDeliveryText('aboutPrice', { price: formatDollars(cents) }) : wizardDeliveryText('noEstimate');
}
