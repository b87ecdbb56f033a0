import type { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectEvery } from '../../../../tests/support/expect/expect-every.ts';
import { customersOnly, guestsOnly, sellersOnly, signedInOnly } from './guards.ts';
import { setWrongAccount } from './wrong-account.ts';

vi.mock('./wrong-account.ts', () => ({ setWrongAccount: vi.fn() }));

const guards = { guestsOnly, signedInOnly, sellersOnly, customersOnly };

/** The path to which a visitor with this session is redirected, or null. */
function visit(guard: keyof typeof guards, user_type: string | null, address = '/room?x=1', from = '/'): string | null {
  const session = user_type && JSON.stringify({ token: 'a', user_type });
  vi.stubGlobal('window', { localStorage: { getItem: () => session }, location: { href: `http://shop.test${from}` } });
  const args = { request: new Request(`http://shop.test${address}`), context: {} as RouterContextProvider, params: {} };
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
  test('redirect every session that does not fit', () =>
    expectEvery(
      [
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
      ] as const,
      (guard, session, redirectPath) => {
        expect(visit(guard, session)).toBe(redirectPath);
      },
    ));

  test('customersOnly leaves a seller on the page from which they buy, and offers the customer account there', () => {
    vi.mocked(setWrongAccount).mockClear();
    const requestedPath = '/checkout?product=7&units=1';
    expect(visit('customersOnly', 'seller', requestedPath, '/product/7?from=search')).toBe('/product/7?from=search');
    const offered = { requiredType: 'customer', requestedPath, shownAt: '/product/7' };
    expect(vi.mocked(setWrongAccount).mock.calls).toEqual([[offered]]);
  });

  test.each([
    ['/signin?next=%2Fchat', 'customer', { requiredType: 'seller', requestedPath: '/chat' }],
    ['/signup?next=%2Fchat', 'customer', { requiredType: 'seller', requestedPath: '/chat' }],
    ['/signin-user?next=%2Ffavorites', 'seller', { requiredType: 'customer', requestedPath: '/favorites' }],
    ['/signin?next=%2Fchat', 'seller', null],
    ['/signin', 'customer', null],
    ['/signin?next=%2F%2Fevil.example', 'customer', null],
  ] as const)('guestsOnly at %s with a %s session reports the wrong account %j', (address, session, wrongAccount) => {
    vi.mocked(setWrongAccount).mockClear();
    expect(visit('guestsOnly', session, address)).toBe('/');
    expect(vi.mocked(setWrongAccount).mock.calls).toEqual(wrongAccount ? [[wrongAccount]] : []);
  });
});
