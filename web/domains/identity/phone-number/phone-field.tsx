import { type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { useState } from 'react';
import { accountsText } from '../../../../i18n/generated/accounts.ts';
import { controlClasses, Field } from '../../../ui/fields/field.tsx';
import { CountrySelect } from './country-select.tsx';
import type { PhoneFieldProps } from './phone-field-props.ts';
import { caretAfterFormatting, moveToCountry, type PhoneNumber, readPhoneNumber } from './phone-number.ts';

const defaultCountry: CountryCode = 'IN';

/** A national number of the selected country, or an international one that begins with a plus sign. */
export function PhoneField({ error, onEdit }: PhoneFieldProps) {
  const [phone, setPhone] = useState<PhoneNumber>({ text: '', country: defaultCountry, e164: '' });

  function change(next: PhoneNumber) {
    setPhone(next);
    onEdit();
  }

  function type(input: HTMLInputElement) {
    const typed = input.value;
    const next = readPhoneNumber(typed, phone.country);
    const caret = caretAfterFormatting(typed, input.selectionStart ?? typed.length, next.text);
    // Written at once, because React would move the caret to the end of a text that differs from the typed one.
    input.value = next.text;
    input.setSelectionRange(caret, caret);
    change(next);
  }

  return (
    <Field label={accountsText('phone')} error={error}>
      {(controlProps) => (
        <div className="relative">
          <CountrySelect
            country={phone.country}
            callingCode={getCountryCallingCode(phone.country)}
            onChange={(country) => change(moveToCountry(phone, country))}
          />
          <input
            {...controlProps}
            type="tel"
            inputMode="tel"
            name="phone"
            autoComplete="tel"
            value={phone.text}
            onChange={(event) => type(event.target)}
            className={`${controlClasses} pl-30`}
          />
          {/* Comes after the visible input of the same name, so that the form reads this E.164 value. */}
          <input type="hidden" name="phone" value={phone.e164} />
        </div>
      )}
    </Field>
  );
}
