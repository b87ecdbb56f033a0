import { type ComponentProps, useState } from 'react';
import PhoneInput, { type Country, getCountryCallingCode } from 'react-phone-number-input/min';
import { maxPhoneDigits } from '../../../contracts/account-rules.ts';
import { controlClasses, Field } from '../../ui/field.tsx';
import { CountrySelect } from './country-select.tsx';
import type { PhoneFieldProps } from './phone-field-props.ts';

const firstCountry: Country = 'IN';

/** A number of the chosen country, or of any other when it begins with a plus sign. */
export function PhoneField({ error, onEdit }: PhoneFieldProps) {
  const [number, setNumber] = useState('');
  const [country, setCountry] = useState<Country>(firstCountry);
  return (
    <Field label="Phone Number" error={error}>
      {(ties) => (
        <>
          <PhoneInput
            {...ties}
            name="phone"
            autoComplete="tel"
            value={number}
            onChange={(next) => {
              setNumber(next ?? '');
              onEdit();
            }}
            defaultCountry={firstCountry}
            onCountryChange={(next) => setCountry(next ?? firstCountry)}
            addInternationalOption={false}
            countrySelectComponent={CountrySelect}
            countrySelectProps={{ callingCode: getCountryCallingCode(country) }}
            inputComponent={PhoneDigits}
            numberInputProps={{ callingCode: getCountryCallingCode(country) }}
            className="relative"
          />
          {/* The same name further down: of the two, this is the one that the form reads. */}
          <input type="hidden" name="phone" value={number} />
        </>
      )}
    </Field>
  );
}

/** Takes no more digits than a number can have; the country's own count towards them. */
function PhoneDigits({ callingCode, onChange, ...rest }: ComponentProps<'input'> & { callingCode: string }) {
  return (
    <input
      {...rest}
      inputMode="tel"
      className={`${controlClasses} pl-30`}
      onChange={(event) => {
        const typed = event.target.value;
        const room = maxPhoneDigits - (typed.trimStart().startsWith('+') ? 0 : callingCode.length);
        if (typed.replace(/\D/g, '').length > room) event.target.value = keepDigits(typed, room);
        onChange?.(event);
      }}
    />
  );
}

function keepDigits(typed: string, count: number): string {
  let left = count;
  return typed.replace(/\d/g, (digit) => (left-- > 0 ? digit : ''));
}
