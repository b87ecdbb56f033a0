import { expect, test } from 'vitest';
import { withLocale } from '../../../../i18n/locale.ts';
import { toSaidChips } from './said-chips.server.ts';

const price = { type: 'price', condition: null, rest: '', is_unmet: false } as const;
const labelsIn = (language: 'en' | 'th' | 'es', ...filters: Parameters<typeof toSaidChips>[0]) =>
  withLocale(language, () => toSaidChips(filters).map(({ label }) => label));

test('a price is shown in the currency in which it was said', () => {
  expect(labelsIn('en', { ...price, low: null, high: 40, currency: 'USD' })).toEqual(['Up to $40']);
  expect(labelsIn('th', { ...price, low: null, high: 1500, currency: 'THB' })).toEqual(['ไม่เกิน ฿1,500']);
  expect(labelsIn('es', { ...price, low: 20, high: 35.5, currency: 'EUR' })).toEqual(['De 20\u00a0€ a 35,50\u00a0€']);
});

test('a condition and stock have their words', () => {
  const none = { low: null, high: null, currency: null, rest: '', is_unmet: false };
  const filters = [
    { ...none, type: 'condition', condition: 'used' } as const,
    { ...none, type: 'in_stock', condition: null } as const,
  ];
  expect(labelsIn('en', ...filters)).toEqual(['Used', 'In stock']);
});
