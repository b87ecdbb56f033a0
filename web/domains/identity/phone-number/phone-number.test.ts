import { describe, expect, test } from 'vitest';
import { caretAfterFormatting, moveToCountry, readPhoneNumber } from './phone-number.ts';

describe('a typed phone number', () => {
  test.each([
    ['9876543210', 'IN', '98765 43210', 'IN', '+919876543210'],
    ['081 234 5678', 'TH', '081 234 5678', 'TH', '+66812345678'],
    ['+44 20 7946 0958', 'IN', '+44 20 7946 0958', 'GB', '+442079460958'],
    ['2125', 'US', '(212) 5', 'US', '+12125'],
    ['٩٨٧٦٥٤٣٢١٠', 'IN', '98765 43210', 'IN', '+919876543210'],
    ['call me 🙂', 'IN', '', 'IN', ''],
    ['+', 'IN', '+', 'IN', ''],
    ['+1 416', 'GB', '+1 416', 'GB', '+1416'],
  ] as const)('%s in %s is shown as %s of %s', (typed, selected, text, country, e164) => {
    expect(readPhoneNumber(typed, selected)).toEqual({ text, country, e164 });
  });

  test('has at most 15 digits with its calling code', () => {
    expect(readPhoneNumber('+12345678901234567890', 'IN').e164).toBe('+123456789012345');
    expect(readPhoneNumber('12345678901234567890', 'IN').e164).toBe('+911234567890123');
  });

  test('keeps its national digits when another country is selected', () => {
    expect(moveToCountry(readPhoneNumber('81 234 5678', 'IN'), 'TH').e164).toBe('+66812345678');
    expect(moveToCountry(readPhoneNumber('+44 20 7946 0958', 'GB'), 'IN').e164).toBe('+912079460958');
    expect(moveToCountry(readPhoneNumber('', 'IN'), 'TH')).toEqual({ text: '', country: 'TH', e164: '' });
  });
});

describe('the caret', () => {
  test.each([
    // A digit typed at the end, and one typed in the middle.
    ['98765 4', 7, '98765 4', 7],
    ['981765 432', 3, '98176 5432', 3],
    // A deleted bracket or space does not hold the caret where it was.
    ['(212', 4, '(212)', 4],
    ['9876543210', 5, '98765 43210', 5],
    // A digit typed inside the brackets moves behind them.
    ['(2125)', 5, '(212) 5', 7],
    ['', 0, '', 0],
  ])('of %s at %i is in %s at %i', (typed, caret, formatted, expected) => {
    expect(caretAfterFormatting(typed, caret, formatted)).toBe(expected);
  });
});
