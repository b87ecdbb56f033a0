import { describe, expect, test } from 'vitest';
import { findVietnamBank, vietnamBanks } from '../../../reference-data/currencies/vietnam-banks.ts';
import {
  findPayNowProblem,
  findPromptPayProblem,
  findVietQrProblem,
  maskPayee,
  readPayNowId,
  readPromptPayId,
  readVietQrAccount,
} from './payee-rules.ts';

describe('a PromptPay id', () => {
  test.each([
    ['0899999999', 'phone', '0899999999'],
    ['+66 89-999-9999', 'phone', '0899999999'],
    ['0066812345678', 'phone', '0812345678'],
    ['０８１２３４５６７８', 'phone', '0812345678'],
    ['1-2345-67890-12-1', 'national_id', '1234567890121'],
    ['0105536112014', 'national_id', '0105536112014'],
    ['004999000288505', 'ewallet', '004999000288505'],
  ])('%s is read as %s', (text, type, id) => {
    expect(readPromptPayId(text)).toEqual({ method: 'promptpay', type, id });
    expect(findPromptPayProblem(text)).toBeNull();
  });

  test.each([
    ['', /Please enter your PromptPay/],
    ['1234567890123', /last digit/],
    ['021234567', /Please enter a Thai mobile number/],
    ['0812345678x', /Please enter a Thai mobile number/],
    ['9'.repeat(10_000), /Please enter a Thai mobile number/],
  ])('%s is refused with a sentence', (text, sentence) => {
    expect(findPromptPayProblem(text)).toMatch(sentence);
    expect(readPromptPayId(text)).toBeNull();
  });
});

describe('an account in Vietnam', () => {
  test('is read with or without spaces, and may have letters', () => {
    expect(readVietQrAccount('970436', '0011 0019 32418')).toMatchObject({ account: '0011001932418' });
    expect(readVietQrAccount('970422', 'vqrqabpap1666')).toMatchObject({ account: 'VQRQABPAP1666' });
  });

  test.each([
    ['', '123456', 'Please choose your bank.'],
    ['970436', ' ', 'Please enter your account number.'],
    ['970436', '12345678901234567890', /4 to 19 digits/],
    ['970436', '12;34', /4 to 19 digits/],
  ])('%s %s is refused with a sentence', (bank, account, sentence) => {
    expect(findVietQrProblem(bank, account)).toMatch(sentence);
  });

  test('is at a bank with a BIN and a name of its own, in the order of their names', () => {
    for (const { bin, name } of vietnamBanks) {
      expect(bin).toMatch(/^\d{6}$/);
      expect(findVietnamBank(bin)).toBe(name);
    }
    const names = vietnamBanks.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(findVietnamBank('000000')).toBeNull();
  });
});

describe('a PayNow id', () => {
  test.each([
    ['9123 4567', 'mobile', '+6591234567'],
    ['+65-8123-4567', 'mobile', '+6581234567'],
    ['201403121w', 'uen', '201403121W'],
    ['00192200M', 'uen', '00192200M'],
    ['T01FC6132D', 'uen', 'T01FC6132D'],
    ['200002150HWCF', 'uen', '200002150HWCF'],
    ['T08GB0025ACT1', 'uen', 'T08GB0025ACT1'],
  ])('%s is read as %s', (text, type, id) => {
    expect(readPayNowId(text)).toEqual({ method: 'paynow', type, id });
    expect(findPayNowProblem(text)).toBeNull();
  });

  test.each(['', '61234567', '+66812345678', 'S1234567D', '2014031211'])('%s is refused with a sentence', (text) => {
    expect(findPayNowProblem(text)).toMatch(/^Please enter/);
  });
});

test('an account is shown by its end only', () => {
  expect(maskPayee({ method: 'promptpay', type: 'phone', id: '0899999999' })).toBe('•••• 999');
  expect(maskPayee({ method: 'vietqr', bank: '970436', account: '0011001932418' })).toBe('•••• 2418');
  expect(maskPayee({ method: 'vietqr', bank: '970436', account: '1234' })).toBe('•••• 4');
});
