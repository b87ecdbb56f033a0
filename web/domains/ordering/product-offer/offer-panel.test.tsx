import { act } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Language, languages } from '../../../../contracts/languages.ts';
import { quoteDelivery } from '../../../../contracts/ordering/shipping.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { waitFor } from '../../../../tests/support/wait-for.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { OfferPanel } from './offer-panel.tsx';

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
    ...{ stock: 30, is_sold_out: false, ships_from: 'TH', pack_days: 1, ships_there: true },
    ...{ can_be_bought: true, holds_money: true },
    delivery: { fee_cents, days_min: 3, days_max: 5, may_have_customs: false },
  });
  const { place } = await renderPage(<OfferPanel product={{ id: '7' }} onBuyable={() => undefined} />);
  await waitFor(async () => {
    await act(async () => undefined);
    expect(place.querySelector('section')).not.toBeNull();
  });
  return place.querySelector('p')?.textContent ?? '';
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
