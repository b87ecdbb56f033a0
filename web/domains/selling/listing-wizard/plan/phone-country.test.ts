import { expect, test } from 'vitest';
import { countryOfPhone } from './phone-country.ts';

test.each([
  ['+66812345678', 'TH'],
  ['+919876543210', 'IN'],
  ['+85512345678', 'KH'],
  ['+442071234567', 'GB'],
  ['+15551234567', null],
  ['', null],
  ['66812345678', null],
])('the phone number “%s” belongs to country %s', (phone, country) => {
  expect(countryOfPhone(phone)).toBe(country);
});
