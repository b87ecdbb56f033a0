import { countryCodes, countryName } from '../../../market/countries.ts';
import { listingEditorText } from '../../../messages/listing-editor.ts';
import { RemovableChip } from '../../ui/chip.tsx';
import { SelectField } from '../../ui/select-field.tsx';

interface CountryFieldProps {
  /** English names. */
  countries: string[];
  error: string | undefined;
  onChange: (countries: string[]) => void;
}

/** The recommended countries as removable chips, with a select to add one. */
export function CountryField({ countries, error, onChange }: CountryFieldProps) {
  const others = countryCodes.map(countryName).filter((name) => !countries.includes(name));
  return (
    <section aria-labelledby="countries-heading" className="flex flex-col gap-3">
      <h3 id="countries-heading" className="font-sans font-semibold text-sm tracking-normal">
        {listingEditorText('recommendedCountries')}
      </h3>
      {countries.length > 0 && (
        <ul className="flex flex-wrap gap-x-2 gap-y-2.5">
          {countries.map((name) => (
            <li key={name}>
              <RemovableChip
                removeLabel={listingEditorText('removeCountry', { country: name })}
                onRemove={() => onChange(countries.filter((other) => other !== name))}
              >
                {name}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label={listingEditorText('addCountry')}
        value=""
        error={error}
        options={[
          { value: '', label: listingEditorText('chooseCountry') },
          ...others.map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ target }) => target.value && onChange([...countries, target.value])}
      />
    </section>
  );
}
