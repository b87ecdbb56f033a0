import type { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { customersOnly, guestsOnly, sellersOnly, signedInOnly } from './guards.ts';

const guards = { guestsOnly, signedInOnly, sellersOnly, customersOnly };

/** Where a visitor with this session ends up who opens the page. */
function visit(guard: keyof typeof guards, user_type: string | null, at = '/room?x=1'): string | null {
  const session = user_type && JSON.stringify({ token: 'a', user_type });
  vi.stubGlobal('window', { localStorage: { getItem: () => session }, location: { href: `http://shop.test${at}` } });
  const args = { request: new Request('http://shop.test/room?x=1'), context: {} as RouterContextProvider, params: {} };
  try {
    void guards[guard](args as never, vi.fn() as never);
    return null;
  } catch (response) {
    return (response as Response).headers.get('location');
  }
}

afterEach(() => vi.unstubAllGlobals());

const next = '?next=%2Froom%3Fx%3D1';

describe('guards', () => {
  test.each([
    ['guestsOnly', null, null],
    ['guestsOnly', 'seller', '/'],
    ['guestsOnly', 'customer', '/'],
    ['signedInOnly', null, `/signin${next}`],
    ['signedInOnly', 'seller', null],
    ['signedInOnly', 'customer', null],
    ['sellersOnly', null, `/signin${next}`],
    ['sellersOnly', 'seller', null],
    ['sellersOnly', 'customer', `/signin${next}`],
    ['customersOnly', null, `/signin-user${next}`],
    ['customersOnly', 'seller', `/signin-user${next}`],
    ['customersOnly', 'customer', null],
    ['sellersOnly', 'somebody else', `/signin${next}`],
  ] as const)('%s with session %j leads to %j', (guard, session, wayOut) => {
    expect(visit(guard, session)).toBe(wayOut);
  });
});
