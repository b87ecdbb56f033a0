import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { suggestSearches } from '../../../../../contracts/marketplace/listings.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderHook } from '../../../../../tests/support/render-hook.tsx';
import { useSuggestions } from './use-suggestions.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const categories = [
  { id: '7000', top_category_id: '7000', name: 'Toys & Games' },
  { id: '1100', top_category_id: '1000', name: 'Computers' },
  { id: '1101', top_category_id: '1000', name: 'Laptops' },
];

const open = async () => {
  const network = fakeApi();
  network.answer(suggestSearches, { searches: [], categories, titles: ['Red lamp'] });
  const page = await renderHook(({ typed }) => useSuggestions(typed), { typed: '' });
  const type = async (typed: string, ms = 0) => {
    await page.rerender({ typed });
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  return { network, type, result: page.result };
};

describe('suggestions', () => {
  test('are requested once, when typing pauses', async () => {
    const { network, type } = await open();
    for (const typed of ['l', 'la', 'lam']) await type(typed, 100);
    await type('lamp', 150);
    expect(network.callsOf(suggestSearches).map(({ body }) => body)).toEqual([{ q: 'lamp', language: 'en' }]);
  });

  test('link to a top category, a sub-category, a search within its sub-category, and a search for a title', async () => {
    const { type, result } = await open();
    await type('l', 150);
    expect(result.current.map(({ to }) => to)).toEqual([
      '/products/7000',
      '/products/1000/1100',
      '/products/1000/1100?q=Laptops',
      '/search?q=Red+lamp',
    ]);
    expect(result.current.map(({ isCategory }) => isCategory)).toEqual([true, true, true, false]);
  });

  test('are requested in the language of the page', async () => {
    document.documentElement.lang = 'th';
    const { network, type } = await open();
    await type('l', 150);
    document.documentElement.lang = 'en';
    expect(network.callsOf(suggestSearches).map(({ body }) => body)).toEqual([{ q: 'l', language: 'th' }]);
  });

  test('stay until the next ones arrive, and disappear when the input is empty', async () => {
    const { type, result } = await open();
    await type('l', 150);
    await type('la', 100);
    expect(result.current).toHaveLength(4);
    await type('  ');
    expect(result.current).toEqual([]);
  });

  test('of an older query never replace those of a newer one', async () => {
    const { network, type, result } = await open();
    let answerOld: (answer: object) => void = () => undefined;
    network.answer(suggestSearches, () => new Promise<object>((resolve) => (answerOld = resolve)));
    await type('l', 150);
    network.answer(suggestSearches, { searches: [], categories: [], titles: ['Lamp'] });
    await type('la', 150);
    await act(async () => answerOld({ searches: [], categories, titles: [] }));
    expect(result.current.map(({ label }) => label)).toEqual(['Lamp']);
  });
});
