import { describe, expect, test } from 'vitest';
import type { OwnListing } from '../../../../contracts/selling/my-listings.ts';
import { addressOf, readQuery, withListing } from './own-listings.ts';

const listing = (id: string, day: number, state: OwnListing['state'] = 'live') =>
  ({ id, state, created_at: `2026-01-0${day}T00:00:00.000Z` }) as OwnListing;
const shown = [listing('3', 3), listing('2', 2), listing('1', 1)];
const ids = (listings: OwnListing[]) => listings.map(({ id }) => id).join('');
const all = { q: '', state: undefined };

describe('the seller’s list after a listing changed', () => {
  test('shows it in the same position', () => {
    const changed = withListing(shown, listing('2', 2, 'paused'), all);
    expect(ids(changed)).toBe('321');
    expect(changed[1]?.state).toBe('paused');
  });

  test('no longer shows it when it does not match the query', () => {
    expect(ids(withListing(shown, listing('2', 2, 'removed'), all))).toBe('31');
    expect(ids(withListing(shown, listing('2', 2, 'paused'), { q: '', state: 'live' }))).toBe('31');
  });

  test('shows it by its creation date when it is restored', () => {
    expect(ids(withListing([listing('3', 3), listing('1', 1)], listing('2', 2), all))).toBe('321');
    expect(ids(withListing([], listing('2', 2), all))).toBe('2');
    expect(ids(withListing([listing('9', 2)], listing('10', 2), all))).toBe('109');
  });
});

describe('the address of the storefront', () => {
  test.each([
    ['', all, '/storefront'],
    ['q=+red+lamp+&state=paused', { q: 'red lamp', state: 'paused' }, '/storefront?q=red+lamp&state=paused'],
    ['state=stolen', all, '/storefront'],
  ] as const)('with “%s” is parsed, and written in normalized form', (search, query, address) => {
    const read = readQuery(new URLSearchParams(search));
    expect(read).toEqual(query);
    expect(addressOf(read)).toBe(address);
  });
});
