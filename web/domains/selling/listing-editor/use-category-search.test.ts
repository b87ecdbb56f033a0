import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { suggestSearches } from '../../../../contracts/marketplace/listings.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderHook } from '../../../../tests/support/render-hook.tsx';
import { useCategorySearch } from './use-category-search.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const leafCategory = (id: string) => ({ id, top_category_id: '3000', name: '' });

test('categories with the name are shown at once, and those of the goods after a pause', async () => {
  const network = fakeApi();
  network.answer(suggestSearches, { searches: [], categories: [leafCategory('3101')], titles: [] });
  const page = await renderHook(({ typed }) => useCategorySearch(typed), { typed: '' });
  expect(page.result.current).toEqual([]);
  await page.rerender({ typed: 'couch' });
  expect(page.result.current).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(page.result.current.map(({ id }) => id)).toEqual([3101]);
  await page.rerender({ typed: 'laptops' });
  expect(page.result.current[0]?.id).toBe(1101);
});
