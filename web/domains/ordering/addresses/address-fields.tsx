import type { AddressErrors } from '../../../../contracts/ordering/address-rules.ts';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import { addressFormText } from '../../../../i18n/generated/address-form.ts';
import { addressLabelsText } from '../../../../i18n/generated/address-labels.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { type AddressPart, addressFormOf } from '../../../../reference-data/countries/address-forms.ts';
import { isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { listCountries } from '../../../../reference-data/countries/country-labels.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

/** What browsers fill in. */
const autoComplete: Record<AddressPart, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  district: 'address-level3',
  city: 'address-level2',
  region: 'address-level1',
  postal_code: 'postal-code',
};

export interface AddressFieldsProps {
  /** ISO code; empty until one is chosen. */
  country: string;
  onCountry: (code: string) => void;
  /** What was typed before. */
  values: Partial<AddressFields>;
  errors: AddressErrors;
}

/** The fields of an address in the order in which its country writes it. Uncontrolled, named as the API names them. */
export function AddressFieldset({ country, onCountry, values, errors }: AddressFieldsProps) {
  const form = isCountryCode(country) ? addressFormOf(country) : null;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={addressFormText('name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={values.name}
          error={errors.name}
        />
        <TextField
          label={addressFormText('phone')}
          hint={addressFormText('phoneHint')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={values.phone}
        />
      </div>
      <SelectField
        label={addressFormText('country')}
        name="country"
        autoComplete="country"
        value={country}
        onChange={({ target }) => onCountry(target.value)}
        options={[{ value: '', label: addressFormText('chooseCountry') }, ...listCountries(getLocale())]}
        error={errors.country}
      />
      {form?.rows.map((row) => (
        <div key={row.map(([part]) => part).join()} className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
          {row.map(([part, label]) => (
            <TextField
              key={part}
              label={labelOf(part, label, form.optional)}
              name={part}
              autoComplete={autoComplete[part]}
              maxLength={200}
              placeholder={part === 'postal_code' ? form.postalExample : undefined}
              defaultValue={values[part]}
              error={part === 'line1' || part === 'postal_code' ? errors[part] : undefined}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function labelOf(
  part: AddressPart,
  label: Parameters<typeof addressLabelsText>[0],
  optional: readonly AddressPart[],
): string {
  const name = addressLabelsText(label);
  return part === 'line2' || optional.includes(part) ? addressFormText('optional', { label: name }) : name;
}
