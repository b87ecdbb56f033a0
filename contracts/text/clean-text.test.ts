import { expect, test } from 'vitest';
import { cleanLine, cleanParagraphs } from './clean-text.ts';

test('a description keeps its paragraphs and loses trailing spaces and repeated empty lines', () => {
  expect(cleanParagraphs(' one \t\r\n\r\n\n\n two\u00A0\u3000\n  three  ')).toBe('one\n\n two\n  three');
  expect(cleanLine('one \n two\t three ')).toBe('one two three');
});
