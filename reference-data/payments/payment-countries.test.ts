import { expect, test } from 'vitest';
import { countryOfMethod, paymentOffer } from './payment-countries.ts';

test.each([
  ['card', 'TH', 'ES', 'offered'],
  ['card', 'VN', 'VN', 'offered'],
  ['cash_on_delivery', 'TH', 'TH', 'offered'],
  ['cash_on_delivery', 'TH', 'ES', 'not_offered'],
  ['cash_on_delivery', 'TH', 'LA', 'not_offered'],
  ['promptpay', 'TH', 'TH', 'offered'],
  ['promptpay', 'VN', 'TH', 'offered'],
  ['promptpay', 'TH', 'ES', 'on_request'],
  ['vietqr', 'VN', 'VN', 'offered'],
  ['vietqr', 'VN', 'TH', 'on_request'],
  ['paynow', 'SG', 'SG', 'offered'],
  ['paynow', 'TH', 'MY', 'on_request'],
  ['cash_on_delivery', 'TH', null, 'offered'],
  ['promptpay', 'TH', null, 'offered'],
] as const)('%s from a seller in %s to a buyer in %s is %s', (method, seller, buyer, offer) => {
  expect(paymentOffer(method, seller, buyer)).toBe(offer);
});

test('a method that is not offered everywhere names its country', () => {
  expect(countryOfMethod('card', 'TH')).toBeNull();
  expect(countryOfMethod('vietqr', 'TH')).toBe('VN');
  expect(countryOfMethod('cash_on_delivery', 'MX')).toBe('MX');
});
