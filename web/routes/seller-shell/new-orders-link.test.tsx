import { act } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { countNewOrders } from '../../../contracts/ordering/orders/new-orders.ts';
import { waitFor } from '../../../tests/support/expect/wait-for.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { renderPage } from '../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../lib/storage/storage-keys.ts';
import { navItems } from './nav-items.ts';

afterAll(() => void vi.resetModules());

beforeEach(() => {
  // The count of the test before is kept for half a minute.
  vi.resetModules();
  const session = { token: 'a', user_type: 'seller', post: { id: '3' } };
  localStorage.setItem(storageKeys.session, JSON.stringify(session));
  return () => localStorage.clear();
});

async function bellWith(count: number) {
  fakeApi().answer(countNewOrders, { count, as_of: '2026-11-15T09:00:00.000Z' });
  const { NewOrdersLink } = await import('./new-orders-link.tsx');
  const { place } = await renderPage(<NewOrdersLink />);
  return place;
}

const labelOf = (place: HTMLElement) => place.querySelector('a')?.getAttribute('aria-label');
const settle = (check: () => void) =>
  waitFor(async () => {
    await act(async () => undefined);
    check();
  });

test('new orders are counted, and seen when the seller follows the link', async () => {
  const place = await bellWith(3);
  await settle(() => expect(labelOf(place)).toBe('3 new orders'));
  expect(place.querySelector('[role=status]')?.textContent).toBe('3 new orders');
  expect(place.querySelector('a > span')?.textContent).toBe('3');
  await act(async () => place.querySelector('a')?.click());
  await settle(() => expect(labelOf(place)).toBe('Orders: nothing new'));
  expect(localStorage.getItem(storageKeys.ordersSeen)).toBe('3 2026-11-15T09:00:00.000Z');
});

test('a hundred, where the server stops counting, is shown as more than 99', async () => {
  const place = await bellWith(100);
  await settle(() => expect(place.querySelector('a > span')?.textContent).toBe('99+'));
});

test('without new orders there is no number', async () => {
  const place = await bellWith(0);
  expect(labelOf(place)).toBe('Orders: nothing new');
  expect(place.querySelector('a > span')).toBeNull();
});

test('the bottom bar of small screens has four pages of the sidebar, and no page stands twice', () => {
  expect(navItems.filter(({ short }) => short).map(({ to }) => to)).toEqual([
    ...['/chat', '/income', '/wallet-bank', '/storefront'],
  ]);
  expect(new Set(navItems.map(({ to }) => to)).size).toBe(navItems.length);
});
