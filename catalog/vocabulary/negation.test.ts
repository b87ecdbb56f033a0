import { expect, test } from 'vitest';
import { splitAffirmed } from './negation.ts';

test('an English colour after what a thing lacks is the colour of the thing', () => {
  const { affirmed, lacked } = splitAffirmed('stroller without sun cover gray', 'en');
  expect([affirmed.split(/\s+/), lacked.trim()]).toEqual([['stroller', 'gray'], 'sun cover']);
  expect(splitAffirmed('shoes without red laces', 'en').lacked.trim()).toBe('red laces');
});
