import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { putShopCurrency } from '../../../../../contracts/ordering/shop-currency.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { forgetSession, readSession } from '../../../identity/session/session.ts';
import { ShopCurrencyForm } from './shop-currency-form.tsx';

vi.mock('../../../identity/reauthentication/reauthentication-provider.tsx', () => ({
  useReauthentication: () => (send: () => Promise<unknown>) => send(),
}));
vi.mock('../../../../lib/country/visitor-country.ts', () => ({ visitorCountry: () => 'VN' }));

const change = {
  listings: [{ id: '7', title: 'Brass lamp', price_before: 4990, price_after: 1_310_000 }],
  listing_count: 60,
  shipping: {
    ...{ home_fee_cents: { before: 300, after: 79_000 }, region_fee_cents: null, world_fee_cents: null },
    free_from_cents: null,
  },
  rates_date: '2026-11-12',
};

beforeEach(() => {
  const session = { token: 'a', user_type: 'seller', post: { name: 'Malee', currency: 'USD' } };
  localStorage.setItem(storageKeys.session, JSON.stringify(session));
  return forgetSession;
});

test('a shop sees what its prices become in the currency of its country, and sells in it from then on', async () => {
  const network = fakeApi();
  network.answerAt('GET /user/currency?to=VND', { currency: 'USD', can_change: true, change });
  const waiting = { to: 'VND', state: 'waiting', indexed: 0, listings: 60 };
  network.answer(putShopCurrency, () => ({ currency: 'USD', progress: waiting, message: 'Begun' }));
  const done = { currency: 'VND', can_change: false, progress: { ...waiting, state: 'indexing' }, change: null };
  network.answerAt('GET /user/currency', done);
  const onChanged = vi.fn();
  const { place } = await renderPage(
    <ShopCurrencyForm currency="USD" canChange progress={null} onChanged={onChanged} />,
  );
  await expect.poll(() => place.textContent).toContain('Brass lamp$ 49.90 → ₫1,310,000');
  expect(place.textContent).toContain('In your country$ 3.00 → ₫79,000');
  expect(place.textContent).toContain('Shown are the 1 newest.');
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sell in VND');
  await act(async () => button?.click());
  expect(network.callsOf(putShopCurrency)[0]?.body).toEqual({ currency: 'VND' });
  await expect.poll(() => readSession()?.post.currency).toBe('VND');
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
});

test('a shop that may not change it is told so', async () => {
  const { place } = await renderPage(
    <ShopCurrencyForm currency="THB" canChange={false} progress={null} onChanged={() => undefined} />,
  );
  expect(place.textContent).toBe('Your shop sells in THB · Thai Baht. It cannot be changed now.');
});

test('a shop whose prices are still being converted is told how far that is', async () => {
  const onChanged = vi.fn();
  const show = async (state: 'waiting' | 'indexing') => {
    const progress = { to: 'VND', state, indexed: 200, listings: 10_000 } as const;
    const form = <ShopCurrencyForm currency="VND" canChange={false} progress={progress} onChanged={onChanged} />;
    return (await renderPage(form)).place.textContent;
  };
  expect(await show('waiting')).toContain('Buyers see the present ones until all are ready.');
  expect(await show('indexing')).toContain('200 of 10,000 listings');
  await expect.poll(() => onChanged.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
});
