import { expect, test } from 'vitest';
import type { CartSeller } from '../../../../contracts/ordering/carts.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { SellerHeading } from './seller-heading.tsx';

const seller: CartSeller = {
  ...{ seller_id: '3', seller_name: 'Malee Studio', ships_from: 'TH', ships_from_place: 'Chiang Mai, Thailand' },
  ...{
    currency: 'USD',
    pack_days: 2,
    vacation: null,
    return_days: 7,
    lines: [],
    delivery: null,
    ships_there: null,
    payment_methods: [],
    other_payment_methods: [],
  },
};

test('says where parcels leave from and how soon', async () => {
  const textOf = async (change: Partial<CartSeller>) =>
    (await renderPage(<SellerHeading seller={{ ...seller, ...change }} />)).place.textContent;
  expect(await textOf({})).toBe('Malee StudioChiang Mai, Thailand\u00a0· ships in 2 days');
  expect(await textOf({ currency: 'USD', pack_days: 0 })).toBe(
    'Malee StudioChiang Mai, Thailand\u00a0· ships on the same day',
  );
  expect(await textOf({ ships_from: null, ships_from_place: '' })).toBe('Malee Studio');
});
