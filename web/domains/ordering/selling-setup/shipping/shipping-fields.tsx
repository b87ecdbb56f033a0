import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { shippingFormText } from '../../../../../i18n/generated/shipping-form.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { listCountries } from '../../../../../reference-data/countries/country-labels.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { ShippingValues } from './shipping-values.ts';

const amounts = [
  { name: 'home_fee', label: 'homeFee', hint: null },
  { name: 'region_fee', label: 'regionFee', hint: 'emptyFee' },
  { name: 'world_fee', label: 'worldFee', hint: 'emptyFee' },
  { name: 'free_from', label: 'freeFrom', hint: 'freeFromHint' },
] as const;

interface ShippingFieldsProps {
  /** What is saved or suggested. */
  values: ShippingValues;
  errors: Partial<ShippingValues>;
}

interface FeeFieldsProps extends ShippingFieldsProps {
  currency: ShopCurrency;
}

/** The country that parcels leave from. */
export function ShippingCountryField({ values, errors }: ShippingFieldsProps) {
  return (
    <SelectField
      label={shippingFormText('country')}
      name="country"
      defaultValue={values.country}
      options={listCountries(getLocale())}
      error={errors.country}
    />
  );
}

/** The town that parcels leave from, how soon, and for how much. */
export function ShippingFields({ values, errors, currency }: FeeFieldsProps) {
  return (
    <>
      <TextField
        label={shippingFormText('place')}
        name="place"
        autoComplete="address-level2"
        defaultValue={values.place}
        hint={shippingFormText('placeHint')}
        error={errors.place}
      />
      <TextField
        label={shippingFormText('packDays')}
        name="pack_days"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values.pack_days}
        hint={shippingFormText('packDaysHint')}
        error={errors.pack_days}
      />
      {amounts.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={shippingFormText(label, { currency })}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values[name]}
          hint={hint ? shippingFormText(hint) : undefined}
          error={errors[name]}
        />
      ))}
    </>
  );
}
