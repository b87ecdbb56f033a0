import { expect, test } from 'vitest';
import { readWords, type WordReader } from './word-reader.ts';
import { DeadlineExceeded } from './worker-queue.ts';

const reading = (ask: WordReader['ask']) => readWords({ ask, close: async () => undefined }, new Uint8Array());
const word = (text: string, confidence = 95, height = 30) => ({ text, confidence, height });

test('words are kept in their order, each once, without marks around them', async () => {
  const read = [word('«ALOE'), word('Vera®'), word('aloe'), word('Shampoo,')];
  expect(await reading(async () => read)).toEqual(['ALOE', 'Vera', 'Shampoo']);
});

test('what is badly read, no word, small print or a mere connection is not told', async () => {
  const read = [
    word('TEA'),
    word('wea', 60),
    word('|||'),
    word('1234'),
    word('ab'),
    word('ingredients', 96, 9),
    word('the'),
  ];
  expect(await reading(async () => read)).toEqual(['TEA']);
});

test('print that takes too long to read is left unread, and a reader that fails says so', async () => {
  expect(await reading(() => Promise.reject(new DeadlineExceeded()))).toEqual([]);
  await expect(reading(() => Promise.reject(new Error('The thread stopped.')))).rejects.toThrow('stopped');
});
