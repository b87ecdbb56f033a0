import { expect, test } from 'vitest';
import { DeadlineExceeded } from '../../platform/process/process-queue.ts';
import { readWords, type WordReader } from './word-reader.ts';

const reading = (ask: WordReader['ask']) => readWords({ ask, close: async () => undefined }, new Uint8Array());
const word = (text: string, confidence = 95, height = 30) => ({ text, confidence, height });

test('words are returned in order, each once, without punctuation', async () => {
  const read = [word('«ALOE'), word('Vera®'), word('aloe'), word('Shampoo,')];
  const words = ['ALOE', 'Vera', 'Shampoo'];
  expect(await reading(async () => read)).toEqual({ large: words, all: words });
});

test('uncertain words, non-words, small print and stop words are left out', async () => {
  const read = [
    word('TEA'),
    word('wea', 60),
    word('|||'),
    word('1234'),
    word('ab'),
    word('detergent', 96, 9),
    word('ingredients', 96, 5),
    word('the'),
  ];
  expect(await reading(async () => read)).toEqual({ large: ['TEA'], all: ['TEA', 'detergent'] });
});

test('of many words the twelve tallest are returned, in order', async () => {
  const small = Array.from({ length: 14 }, (_, at) => word(`small${'abcdefghijklmn'[at]}`, 95, 10));
  const { large, all } = await reading(async () => [...small, word('SHAMPOO')]);
  expect(large).toEqual(['SHAMPOO']);
  expect(all).toEqual([...small.slice(0, 11).map(({ text }) => text), 'SHAMPOO']);
});

test('many words that were read as one are left out', async () => {
  expect(await reading(async () => [word('one-two-'.repeat(20))])).toEqual({ large: [], all: [] });
});

test('reading that exceeds the deadline returns no words, and any other failure is thrown', async () => {
  expect(await reading(() => Promise.reject(new DeadlineExceeded()))).toEqual({ large: [], all: [] });
  await expect(reading(() => Promise.reject(new Error('The thread stopped.')))).rejects.toThrow('stopped');
});
