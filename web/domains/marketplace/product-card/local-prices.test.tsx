import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { LazyCardLocalPrice, LazyLocalPricesNote } from './lazy-local-prices.tsx';

beforeEach(() => () => {
  localStorage.clear();
  document.documentElement.removeAttribute('lang');
});

async function openList() {
  const { place } = await renderPage(
    <>
      <LazyCardLocalPrice shopCurrency="USD" minor={4900} />
      <LazyLocalPricesNote />
    </>,
  );
  await act(async () => void (await import('./local-prices.tsx')));
  const choose = (currency: string) =>
    act(async () => {
      const select = place.querySelector('select') as HTMLSelectElement;
      select.value = currency;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  return { place, choose, price: () => place.querySelector('.ad-local-price')?.textContent };
}

test('a list shows prices in the chosen currency with the date of the rates, and remembers the choice', async () => {
  document.documentElement.lang = 'th';
  localStorage.setItem(storageKeys.currency, 'JPY');
  const list = await openList();
  expect(list.price()).toBe('≈ ¥7,448');
  expect(list.place.textContent).toContain('JPY');
  expect(list.place.textContent).toContain('2026');
  await list.choose('THB');
  expect(list.price()).toMatch(/^≈ ฿1,59\d$/);
  expect(localStorage.getItem(storageKeys.currency)).toBe('THB');
});

test('a list in US dollars shows each price once', async () => {
  localStorage.setItem(storageKeys.currency, 'USD');
  const list = await openList();
  expect(list.price()).toBeUndefined();
  expect(list.place.textContent).toContain('Prices with ≈ are converted to USD');
});
