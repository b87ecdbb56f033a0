import { expect, test } from 'vitest';
import { cleanDescription, cleanTitle, findProblemIn } from './listing-rules.ts';

test('a description keeps its paragraphs and loses trailing spaces and repeated empty lines', () => {
  expect(cleanDescription(' one \t\r\n\r\n\n\n two\u00A0\u3000\n  three  ')).toBe('one\n\n two\n  three');
  expect(cleanTitle('one \n two\t three ')).toBe('one two three');
});

test.each([
  [{ title: ' '.repeat(801), description: 'fine' }, 'Product Title must have at most 200 characters'],
  [{ title: 'fine', description: `a${' '.repeat(20_000)}` }, 'Product Description must have at most 5000 characters'],
])('text that is far too long is refused before it is cleaned', (text, message) => {
  expect(findProblemIn('en', text)?.message).toBe(message);
});
