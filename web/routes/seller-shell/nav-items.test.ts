import { expect, test } from 'vitest';
import { navItems } from './nav-items.ts';

test('the bottom bar of small screens has four pages of the sidebar, and no page stands twice', () => {
  expect(navItems.filter(({ short }) => short).map(({ to }) => to)).toEqual([
    ...['/chat', '/income', '/wallet-bank', '/storefront'],
  ]);
  expect(new Set(navItems.map(({ to }) => to)).size).toBe(navItems.length);
});
