import { expect, test } from 'vitest';
import { currentItem, navItems } from './nav-items.ts';

test('the bottom bar of small screens has four pages of the sidebar, and no page stands twice', () => {
  expect(navItems.filter(({ short }) => short).map(({ to }) => to)).toEqual([
    ...['/chat', '/income', '/wallet-bank', '/storefront'],
  ]);
  expect(new Set(navItems.map(({ to }) => to)).size).toBe(navItems.length);
});

test('an open page marks one item, the one that names most of its path', () => {
  const marked = ['/storefront', '/storefront/orders/7', '/storefront/messages/7', '/storefronts', '/chat'];
  expect(marked.map((path) => currentItem(path)?.to)).toEqual([
    ...['/storefront', '/storefront', '/storefront/messages', undefined, '/chat'],
  ]);
});
