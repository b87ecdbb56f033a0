import { type ComponentProps, useState } from 'react';
import PhoneInput, { type Country, getCountries, getCountryCallingCode } from 'react-phone-number-input/min';
import { maxPhoneDigits } from '../../../contracts/account-rules.ts';
import { accountsText } from '../../../messages/accounts.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { controlClasses, Field } from '../../ui/field.tsx';
import { CountrySelect } from './country-select.tsx';
import type { PhoneFieldProps } from './phone-field-props.ts';

const defaultCountryCode: Country = 'IN';

/** A national number of the selected country, or an international one that begins with a plus sign. */
export function PhoneField({ error, onEdit }: PhoneFieldProps) {
  const [number, setNumber] = useState('');
  const [country, setCountry] = useState<Country>(defaultCountryCode);
  return (
    <Field label={accountsText('phone')} error={error}>
      {(controlProps) => (
        <>
          <PhoneInput
            {...controlProps}
            name="phone"
            autoComplete="tel"
            value={number}
            onChange={(next) => {
              setNumber(next ?? '');
              onEdit();
            }}
            defaultCountry={defaultCountryCode}
            onCountryChange={(next) => setCountry(next ?? defaultCountryCode)}
            addInternationalOption={false}
            {...countryLabels()}
            countrySelectComponent={CountrySelect}
            countrySelectProps={{ callingCode: getCountryCallingCode(country) }}
            inputComponent={PhoneDigits}
            numberInputProps={{ callingCode: getCountryCallingCode(country) }}
            className="relative"
          />
          {/* Comes after the visible input of the same name, so that the form reads this E.164 value. */}
          <input type="hidden" name="phone" value={number} />
        </>
      )}
    </Field>
  );
}

/** The names of countries in the page's language and order; the library itself has them in English. */
function countryLabels() {
  const language = pageLanguage();
  if (language === 'en') return {};
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return {
    locales: language,
    labels: Object.fromEntries(getCountries().map((code) => [code, names.of(code) ?? code])),
  };
}

/** Limits the digits to the longest valid number; the calling code counts towards the limit. */
function PhoneDigits({ callingCode, onChange, ...rest }: ComponentProps<'input'> & { callingCode: string }) {
  return (
    <input
      {...rest}
      inputMode="tel"
      className={`${controlClasses} pl-30`}
      onChange={(event) => {
        const typed = event.target.value;
        const maxDigits = maxPhoneDigits - (typed.trimStart().startsWith('+') ? 0 : callingCode.length);
        if (typed.replace(/\D/g, '').length > maxDigits) event.target.value = limitDigits(typed, maxDigits);
        onChange?.(event);
      }}
    />
  );
}

function limitDigits(typed: string, count: number): string {
  let remaining = count;
  return typed.replace(/\d/g, (digit) => (remaining-- > 0 ? digit : ''));
}
