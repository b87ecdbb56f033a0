import { expect, test } from 'vitest';
import { dollarText } from './dollar-text.ts';

test.each([
  [0, '0'],
  [5000, '50'],
  [1250, '12.50'],
  [1205, '12.05'],
])('%i cents fill a price field as %s', (cents, text) => expect(dollarText(cents)).toBe(text));
