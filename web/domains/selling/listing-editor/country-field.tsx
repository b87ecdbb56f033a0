import { listingEditorText } from '../../../../i18n/generated/listing-editor.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn, listCountries } from '../../../../reference-data/countries/country-labels.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { RemovableChip } from '../../../ui/navigation/chip.tsx';

/** Loaded after the field is shown, because it asks for the shipping profile. */
const loadUnreachedCountries = () =>
  import('../../ordering/selling-setup/shipping/unreached-countries.tsx').then((module) => module.UnreachedCountries);

interface CountryFieldProps {
  /** ISO codes. */
  countries: string[];
  error: string | undefined;
  onChange: (countries: string[]) => void;
}

/** The recommended countries as removable chips, with a select to add one. */
export function CountryField({ countries, error, onChange }: CountryFieldProps) {
  const UnreachedCountries = useLazy(loadUnreachedCountries);
  const nameOf = (code: string) => (isCountryCode(code) ? countryNameIn(code, getLocale()) : code);
  const others = listCountries(getLocale()).filter(({ value }) => !countries.includes(value));
  return (
    <section aria-labelledby="countries-heading" className="flex flex-col gap-3">
      <h3 id="countries-heading" className="font-sans font-semibold text-sm tracking-normal">
        {listingEditorText('recommendedCountries')}
      </h3>
      {countries.length > 0 && (
        <ul className="flex flex-wrap gap-x-2 gap-y-2.5">
          {countries.map((code) => (
            <li key={code}>
              <RemovableChip
                removeLabel={listingEditorText('removeCountry', { country: nameOf(code) })}
                onRemove={() => onChange(countries.filter((other) => other !== code))}
              >
                {nameOf(code)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label={listingEditorText('addCountry')}
        value=""
        error={error}
        options={[{ value: '', label: listingEditorText('chooseCountry') }, ...others]}
        onChange={({ target }) => target.value && onChange([...countries, target.value])}
      />
      {UnreachedCountries && <UnreachedCountries countries={countries} />}
    </section>
  );
}
