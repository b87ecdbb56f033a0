import { act } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Language, languages } from '../../../../contracts/languages.ts';
import { quoteDelivery } from '../../../../contracts/ordering/shipping.ts';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { OfferPanel } from './offer-panel.tsx';

// The visitor's country is guessed in a worker, which the test DOM does not have.
vi.mock('../../../lib/country/delivery-country.ts', async (original) => ({
  ...(await original<object>()),
  deliveryCountry: async () => 'TH',
}));

afterAll(() => void vi.resetModules());

let network: ReturnType<typeof fakeApi>;

beforeEach(() => {
  network = fakeApi();
  localStorage.setItem(storageKeys.country, 'TH');
  return () => {
    localStorage.clear();
    document.documentElement.removeAttribute('lang');
  };
});

async function deliveryLine(language: Language, fee_cents: number): Promise<string> {
  document.documentElement.lang = language;
  network.answer(quoteDelivery, {
    ...{
      stock: 30,
      is_sold_out: false,
      currency: 'USD' as const,
      ships_from: 'TH',
      pack_days: 1,
      ships_there: true,
      return_days: 7,
    },
    ...{ can_be_bought: true, holds_money: true },
    delivery: { fee_cents, days_min: 3, days_max: 5, may_have_customs: false },
  });
  const { place } = await renderPage(<OfferPanel product={{ id: '7' }} onBuyable={() => undefined} />);
  await waitFor(async () => {
    await act(async () => undefined);
    expect(place.querySelector('section')).not.toBeNull();
  });
  return [...place.querySelectorAll('p.font-semibold')].at(-1)?.textContent ?? '';
}

const freeWords = {
  en: 'free delivery',
  th: 'ส่งฟรี',
  zh: '免运费',
  vi: 'miễn phí vận chuyển',
  es: 'Envío gratis',
  ja: '送料無料',
  ko: '무료배송',
} as const;

test.each(languages)(
  'delivery in %s says in its own words that it is free, and what it costs otherwise',
  async (language) => {
    const free = await deliveryLine(language, 0);
    expect(free).toContain(freeWords[language]);
    expect(free).not.toContain('$');
    expect(free).not.toContain(' · ');
    expect(await deliveryLine(language, 160)).toMatch(/\$ 1\.60|1,60\u00a0\$/);
  },
);

async function openWith(ships_there: (country: string) => boolean) {
  const offerIn = (country: string) => ({
    ...{
      stock: 30,
      is_sold_out: false,
      currency: 'USD' as const,
      ships_from: 'US',
      pack_days: 1,
      return_days: 7,
      delivery: null,
    },
    ...{ can_be_bought: true, holds_money: true, ships_there: ships_there(country) },
  });
  network.answer(quoteDelivery, offerIn('TH'));
  const buyable: boolean[] = [];
  const { place } = await renderPage(<OfferPanel product={{ id: '7' }} onBuyable={(is) => buyable.push(is)} />);
  await waitFor(async () => {
    await act(async () => undefined);
    expect(place.querySelector('select')).not.toBeNull();
  });
  return { place, buyable, offerIn };
}

test('a country can be changed, and one that the visitor chose decides about buying', async () => {
  const { place, buyable, offerIn } = await openWith((country) => country === 'US');
  expect(buyable.at(-1)).toBe(false);
  const select = place.querySelector('select') as HTMLSelectElement;
  expect(select.value).toBe('TH');
  network.answer(quoteDelivery, offerIn('US'));
  select.value = 'US';
  await act(async () => void select.dispatchEvent(new Event('change', { bubbles: true })));
  await waitFor(() => expect(buyable.at(-1)).toBe(true));
  expect(network.callsOf(quoteDelivery).at(-1)?.body).toMatchObject({ country: 'US' });
  expect(localStorage.getItem(storageKeys.country)).toBe('US');
});

test('a country that is only guessed does not prevent buying', async () => {
  localStorage.removeItem(storageKeys.country);
  const { buyable } = await openWith(() => false);
  expect(buyable.at(-1)).toBe(true);
});
