import { act } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Address } from '../../../../contracts/ordering/addresses.ts';
import type { Cart, CartLine } from '../../../../contracts/ordering/carts.ts';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { CheckoutView } from './checkout-view.tsx';
import { noDraft, readCheckoutDraft } from './load-checkout.ts';

afterAll(() => void vi.resetModules());

const line = {
  product_id: '7',
  variant_id: null,
  variant: '',
  title: 'Green lamp',
  image: null,
  units: 1,
  stock: 3,
  price_before_cents: null,
};
const cartAt = (price_cents: number) =>
  ({
    sellers: [
      {
        seller_id: '3',
        seller_name: 'Malee Studio',
        ships_from: 'TH',
        currency: 'USD' as const,
        ships_from_place: 'Chiang Mai, Thailand',
        pack_days: 1,
        vacation: null,
        return_days: 14,
        lines: [{ ...line, price_cents, seen_price_cents: null, problem: null }],
        delivery: { fee_cents: 160, days_min: 3, days_max: 5, may_have_customs: false },
        ships_there: true,
        payment_methods: ['card', 'cash_on_delivery'],
        other_payment_methods: [],
      },
    ],
    units: 1,
    items_cents: price_cents,
    sums: [{ currency: 'USD', items_cents: price_cents }],
    version: 1,
  }) satisfies Cart as Cart;
const cartWith = (problem: CartLine['problem']): Cart => {
  const cart = cartAt(3990);
  const sellers = cart.sellers.map((seller) => ({
    ...seller,
    lines: seller.lines.map((one) => ({ ...one, problem })),
  }));
  return { ...cart, sellers };
};
const home: Address = {
  ...{ id: '4', name: 'Mali Srisuk', phone: '', country: 'TH', postal_code: '10110', region: 'Bangkok' },
  ...{ city: '', district: '', line1: '12/5 Soi Sukhumvit 31', line2: '', is_default: true },
};

let network: ReturnType<typeof fakeApi>;

beforeEach(() => {
  network = fakeApi();
  // Otherwise the currency is guessed in a worker, which the test DOM does not have.
  localStorage.setItem(storageKeys.currency, 'THB');
  return () => {
    localStorage.clear();
    sessionStorage.clear();
  };
});

async function open(addresses: Address[], cart = cartAt(3990), productId: string | null = null) {
  const source = { productId, fetch: vi.fn(async () => cartAt(4300)), setUnits: vi.fn() };
  const draft = { ...noDraft, addressId: addresses[0]?.id ?? '', address: { country: 'TH' } };
  const { place } = await renderPage(<CheckoutView {...{ addresses, draft, source, cart }} />);
  const find = <Element extends HTMLElement>(selector: string) => place.querySelector<Element>(selector);
  return {
    place,
    source,
    find,
    submit: () => act(async () => find<HTMLFormElement>('form')?.requestSubmit()),
    sent: () => network.callsOf(checkout).map(({ body }) => body as Record<string, unknown>),
  };
}

describe('the check-out', () => {
  test('sends the lines and prices that are shown, and says that no real money moves', async () => {
    const page = await open([home]);
    expect(page.place.textContent).toContain('Sandbox. No real money moves.');
    expect(page.place.textContent).toContain('$ 41.50');
    network.answer(checkout, { purchase_id: '12', orders: [], payment: { type: 'none' } });
    await page.submit();
    expect(page.sent()).toHaveLength(1);
    expect(page.sent()[0]).toMatchObject({
      address_id: '4',
      payment_method: 'card',
      lines: [{ product_id: '7', units: 1, seen_price_cents: 3990 }],
      total_cents: 4150,
    });
  });

  test('shows the new sum when a price has changed, and orders it only when asked again', async () => {
    const page = await open([home]);
    network.answer(checkout, { http: 409, code: 'price_changed', message: 'A price has changed.' });
    await page.submit();
    await act(() => waitFor(() => expect(page.place.textContent).toContain('$ 44.60')));
    expect(document.activeElement?.textContent).toBe('A price has changed.');
    expect(page.sent()).toHaveLength(1);
    await page.submit();
    expect(page.sent()[1]).toMatchObject({ total_cents: 4460 });
    expect(page.sent()[1]?.key).not.toBe(page.sent()[0]?.key);
  });

  test('asks once about a doubtful postal code at its field, and then sends it', async () => {
    const page = await open([]);
    await act(async () => void (await import('../addresses/address-fields.tsx')));
    const values = { name: 'Mali', line1: '12/5 Soi Sukhumvit 31', postal_code: '1011' };
    for (const [name, value] of Object.entries(values)) {
      const field = page.find<HTMLInputElement>(`input[name=${name}]`);
      if (field) field.value = value;
    }
    network.answer(checkout, { http: 400, code: 'postal_code_doubtful', message: 'Is 1011 right?' });
    await page.submit();
    expect(document.activeElement).toBe(page.find('input[name=postal_code]'));
    expect(page.place.textContent).toContain('Is 1011 right?');
    await page.submit();
    const confirmed = page.sent().map(({ address }) => (address as Record<string, unknown>).is_postal_code_confirmed);
    expect(confirmed).toEqual([false, true]);
  });

  test('says why a method is missing, and lets a transfer be asked for', async () => {
    const cart = cartAt(3990);
    const elsewhere = [
      { method: 'promptpay', country: 'TH', is_on_request: true },
      { method: 'cash_on_delivery', country: 'TH', is_on_request: false },
    ] as const;
    const sellers = cart.sellers.map((one) => ({
      ...{ ...one, payment_methods: ['card' as const], other_payment_methods: [...elsewhere] },
    }));
    const page = await open([home], { ...cart, sellers });
    expect(page.find('input[value=promptpay]')).toBeNull();
    expect(page.place.textContent).toMatch(/PromptPay: offered for addresses in .*Cash on delivery: only within/);
    const ask = [...page.place.querySelectorAll('button')].find((one) => one.textContent?.includes('PromptPay'));
    await act(async () => ask?.click());
    expect(page.find<HTMLInputElement>('input[value=promptpay]')?.checked).toBe(true);
    await page.submit();
    expect(page.sent()[0]).toMatchObject({ payment_method: 'promptpay', requested_methods: ['promptpay'] });
  });

  test('can be sent only when the fields of the address are there', async () => {
    const page = await open([]);
    const canSend = () => page.find<HTMLButtonElement>('button[type=submit]')?.disabled === false;
    expect(canSend()).toBe(page.find('input[name=name]') !== null);
    await act(async () => void (await import('../addresses/address-fields.tsx')));
    expect([page.find('input[name=name]') !== null, canSend()]).toEqual([true, true]);
  });

  test('moves to the first missing part of an address, and stores what is typed', async () => {
    const page = await open([]);
    await act(async () => void (await import('../addresses/address-fields.tsx')));
    await page.submit();
    expect(page.sent()).toEqual([]);
    expect(document.activeElement).toBe(page.find('input[name=name]'));
    const name = page.find<HTMLInputElement>('input[name=name]');
    if (name) name.value = 'Mali';
    await act(async () => name?.dispatchEvent(new Event('input', { bubbles: true })));
    expect(readCheckoutDraft().address).toMatchObject({ name: 'Mali', country: 'TH' });
  });

  test.each([
    [null, '/cart', 'Back to the cart'],
    ['7', '/product/7', 'Back to the product'],
  ])('shows only that everything is sold out, and the way back (product %s)', async (productId, path, words) => {
    const page = await open([home], cartWith('sold_out'), productId);
    expect(page.place.textContent).toContain('Green lampSold out');
    const back = page.find<HTMLAnchorElement>(`a[href="${path}"]`);
    expect(back?.textContent).toBe(words);
    expect(page.find('form')).toBeNull();
    expect(page.place.textContent).not.toMatch(/\$|Delivery|goes straight to the seller/);
  });

  test('keeps the form where another country or number of units can be ordered', async () => {
    for (const problem of ['not_shipped_there', 'too_few_left'] as const) {
      const page = await open([home], cartWith(problem));
      expect(page.find('form')).not.toBeNull();
      expect(page.place.textContent).not.toMatch(/0 items|0 parcels|\$ 0\.00|goes straight to the seller/);
    }
  });
});
