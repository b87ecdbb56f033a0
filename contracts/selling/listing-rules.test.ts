import { expect, test } from 'vitest';
import { findProblemIn } from './listing-rules.ts';

test.each([
  [{ title: ' '.repeat(801), description: 'fine' }, 'Product Title must have at most 200 characters'],
  [{ title: 'fine', description: `a${' '.repeat(20_000)}` }, 'Product Description must have at most 5000 characters'],
])('text that is far too long is refused before it is cleaned', (text, message) => {
  expect(findProblemIn('en', text)?.message).toBe(message);
});
