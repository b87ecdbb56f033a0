import { AsYouType, type CountryCode, getCountryCallingCode } from 'libphonenumber-js/min';
import { maxPhoneDigits } from '../../../../contracts/identity/rules/account-rules.ts';

/** What a phone field shows and means. */
export interface PhoneNumber {
  /** As people of that country write it, so far. */
  text: string;
  country: CountryCode;
  /** In E.164, or empty without digits. */
  e164: string;
}

/** Reads what was typed: a national number of the selected country, or an international one after a plus sign. */
export function readPhoneNumber(typed: string, selected: CountryCode): PhoneNumber {
  const formatter = new AsYouType(selected);
  const text = formatter.input(limitDigits(typed, selected));
  return { text, country: formatter.getCountry() ?? selected, e164: formatter.getNumberValue() ?? '' };
}

/** The same national number in another country. */
export function moveToCountry({ country, e164 }: PhoneNumber, next: CountryCode): PhoneNumber {
  return readPhoneNumber(e164.replace(`+${getCountryCallingCode(country)}`, ''), next);
}

/** Limits the digits to the longest valid number; the calling code counts towards the limit. */
function limitDigits(typed: string, country: CountryCode): string {
  let left = maxPhoneDigits - (typed.trimStart().startsWith('+') ? 0 : getCountryCallingCode(country).length);
  return typed.replace(/\p{Nd}/gu, (digit) => (left-- > 0 ? digit : ''));
}

const countDigits = (text: string) => text.replace(/[^\p{Nd}+]/gu, '').length;

/** Where the caret belongs after formatting: behind the same digit as before. */
export function caretAfterFormatting(typed: string, caret: number, formatted: string): number {
  const digitsBefore = countDigits(typed.slice(0, caret));
  let position = 0;
  while (position < formatted.length && countDigits(formatted.slice(0, position)) < digitsBefore) position++;
  return position;
}
