import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { readMeasure } from '../../../../../contracts/text/typed-number.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { formatShortMoney } from '../../../../../i18n/format-money.ts';
import { wizardDeliveryText } from '../../../../../i18n/generated/wizard-delivery.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import type { CountryCode } from '../../../../../reference-data/countries/countries.ts';
import { countryNameIn, listCountries } from '../../../../../reference-data/countries/country-labels.ts';
import { convertPrice } from '../../../../../reference-data/currencies/convert.ts';
import { estimateShipping, shippingDate } from '../../../../../reference-data/shipping/shipping.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';

interface ShippingEstimateProps {
  countries: CountryCode[];
  weightKg: string;
  /** The shop's. */
  currency: ShopCurrency;
  /** The country that parcels leave from. */
  from: CountryCode | null;
  /** Whether it is saved, and therefore not asked here. */
  isSaved: boolean;
  error: string | undefined;
  onChooseFrom: (code: string) => void;
}

/** Where parcels leave from, and their estimated costs to each selected country. */
export function ShippingEstimate({
  countries,
  weightKg,
  currency,
  from,
  isSaved,
  error,
  onChooseFrom,
}: ShippingEstimateProps) {
  const options = listCountries(getLocale());
  const date = formatDate(shippingDate);
  const grams = Math.round((readMeasure(weightKg) ?? 0) * 1000);
  return (
    <section aria-labelledby="shipping-heading" className="flex flex-col gap-2">
      <h3 id="shipping-heading" className="font-sans font-semibold text-sm tracking-normal">
        {wizardDeliveryText('shippingTitle')}
      </h3>
      <SelectField
        label={wizardDeliveryText('shipsFrom')}
        name="country"
        disabled={isSaved}
        hint={isSaved ? wizardDeliveryText('shipsFromSaved') : undefined}
        error={error}
        value={from ?? ''}
        options={from ? options : [{ value: '', label: wizardDeliveryText('chooseCountry') }, ...options]}
        onChange={({ target }) => onChooseFrom(target.value)}
      />
      <dl className="flex flex-col gap-1.5 text-sm">
        {countries.map((code) => (
          <div key={code} className="flex justify-between gap-4">
            <dt>{countryNameIn(code, getLocale())}</dt>
            <dd className="font-medium tabular-nums">{describeCost(from, code, grams, currency)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-muted">
        {from
          ? wizardDeliveryText('estimateFrom', { country: countryNameIn(from, getLocale()), date })
          : wizardDeliveryText('estimate', { date })}
      </p>
    </section>
  );
}

function describeCost(from: CountryCode | null, to: CountryCode, grams: number, currency: ShopCurrency): string {
  const cents = from && estimateShipping(from, to, grams);
  return cents
    ? wizardDeliveryText('aboutPrice', { price: formatShortMoney(convertPrice(cents, 'USD', currency), currency) })
    : wizardDeliveryText('noEstimate');
}
