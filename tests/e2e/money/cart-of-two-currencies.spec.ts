import type { APIRequestContext } from '@playwright/test';
import type { ShopCurrency } from '../../../contracts/identity/shop-currencies.ts';
import { cartText } from '../../../i18n/generated/cart.ts';
import { checkoutText } from '../../../i18n/generated/checkout.ts';
import { paymentText } from '../../../i18n/generated/payment.ts';
import { storageKeys } from '../../../web/lib/storage/storage-keys.ts';
import { expect, test } from '../fixtures.ts';
import { openAccount, store } from '../identity/account-steps.ts';
import { api } from '../marketplace/product-steps.ts';
import { publish } from '../selling/my-listings-steps.ts';
import { slow } from '../slow.ts';
import { fillAddress } from './purchase-steps.ts';
import { button, findMessage, open, openReader } from './shop-steps.ts';

interface Shop {
  currency: ShopCurrency;
  country: string;
  price: string;
  fee: number;
}

/** A shop that can be bought from in Thailand, and its only product. */
async function openShop(request: APIRequestContext, { currency, country, price, fee }: Shop): Promise<string> {
  const { token } = await openAccount(request, 'seller');
  const headers = { authorization: `Bearer ${token}` };
  const put = (path: string, data: object) => request.put(`${api}/user/${path}`, { headers, data });
  const fees = { home_fee_cents: fee, region_fee_cents: fee, world_fee_cents: fee, free_from_cents: null };
  expect((await put('currency', { currency })).status()).toBe(200);
  // The job converts the fees that are there at the time, so they are set after it.
  const readProgress = async () => (await (await request.get(`${api}/user/currency`, { headers })).json()).progress;
  await expect.poll(readProgress, { timeout: 60_000 }).toMatchObject({ to: currency, state: 'done' });
  const answers = [
    await put('shipping', { country, pack_days: 2, ...fees }),
    await put('payment-methods', { card: true }),
  ];
  for (const answer of answers) expect(answer.status()).toBe(200);
  return publish(request, token, { suggestedPrice: '', price, currency, stock: '5', salesRegion: 'TH' });
}

test('a cart of two currencies says that it is two payments, and each is made by itself', { tag: slow }, async ({
  page,
  request,
}) => {
  test.slow();
  const lamp = await openShop(request, { currency: 'THB', country: 'TH', price: '1250.50', fee: 4500 });
  const cup = await openShop(request, { currency: 'VND', country: 'VN', price: '1045000', fee: 250_000 });
  const buyer = await openReader(page, 'customer', 'es');
  await store(page, storageKeys.country, 'TH');
  const headers = { authorization: `Bearer ${buyer.token}` };
  const lines = [lamp, cup].map((product_id) => ({ product_id, units: 2 }));
  expect((await request.put(`${api}/customer/cart`, { headers, data: { lines, version: 0 } })).status()).toBe(200);

  await open(buyer, '/cart');
  await expect(findMessage(buyer, () => cartText('payments', { count: 2 }))).toBeVisible();
  const baht = button(buyer, () => cartText('checkOutIn', { amount: '2546,00\u00a0฿' }));
  const dong = button(buyer, () => cartText('checkOutIn', { amount: '2.340.000\u00a0₫' }));
  await expect(dong).toBeVisible();
  await baht.click();
  const address = { country: 'TH', name: 'Mali Srisuk', phone: '+66812345678', line1: '12/5 Soi Sukhumvit 31' };
  await fillAddress(buyer, { ...address, region: 'Bangkok', postal_code: '10110' });
  await page.getByRole('main').locator('[name=payment_method][value=card]').check();
  await expect(page.getByRole('main').getByText('₫')).toHaveCount(0);
  await button(buyer, () => checkoutText('placeOrder')).click();
  await button(buyer, () => paymentText('pay', { amount: '2546,00\u00a0฿' })).click();
  await expect(findMessage(buyer, () => paymentText('doneTitle'))).toBeVisible();

  await open(buyer, '/cart');
  await expect(page.getByText('2.340.000\u00a0₫').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('฿')).toHaveCount(0);
  await button(buyer, () => cartText('checkOut')).click();
  await expect(page.getByText('250.000\u00a0₫').first()).toBeVisible();
});
