import { eq } from 'drizzle-orm';
import { buyText } from '../../../i18n/generated/buy.ts';
import { cartText } from '../../../i18n/generated/cart.ts';
import { checkoutText } from '../../../i18n/generated/checkout.ts';
import { orderDetailText } from '../../../i18n/generated/order-detail.ts';
import { paymentText } from '../../../i18n/generated/payment.ts';
import { sellerOrderText } from '../../../i18n/generated/seller-order.ts';
import { withLocale } from '../../../i18n/locale.ts';
import { withQueue } from '../../../server/composition/with-queue.ts';
import { scheduleTimeout } from '../../../server/domains/ordering/order-lifecycle/orders.job.ts';
import { withDatabase } from '../../../server/platform/db/with-database.ts';
import { orders } from '../../../server/schema/ordering/orders.ts';
import { expect } from '../fixtures.ts';
import type { Address } from './shop-currencies.ts';
import { button, findMessage, open, type Reader, submitDialog } from './shop-steps.ts';
import type { StripeSite } from './stripe-site.ts';

/** Puts a product into the cart from its page, which shows the shop's price and about what it is for the buyer. */
export async function addToCart(buyer: Reader, productId: string, shown: readonly string[]) {
  await open(buyer, `/product/${productId}`);
  for (const text of shown) await expect(buyer.page.getByText(text, { exact: true }).first()).toBeVisible();
  await button(buyer, () => buyText('addToCart')).click();
  await expect(findMessage(buyer, () => buyText('added'))).toBeVisible();
}

export async function fillAddress({ page }: Reader, address: Address) {
  const form = page.getByRole('main');
  await form.locator('[name=country]').selectOption(address.country);
  for (const [name, value] of Object.entries(address)) {
    if (name !== 'country') await form.locator(`[name=${name}]`).fill(value);
  }
}

/** Checks out what is in the cart, and returns the id of the order. */
export async function checkOutCart(buyer: Reader, address: Address, sums: readonly string[]) {
  await open(buyer, '/cart');
  await button(buyer, () => cartText('checkOut')).click();
  return payByCard(buyer, address, sums);
}

/** Pays at Stripe's page for what is checked out, and returns the id of the order. */
export async function payByCard(buyer: Reader, address: Address, sums: readonly string[]) {
  const { page } = buyer;
  await fillAddress(buyer, address);
  for (const sum of sums) await expect(page.getByText(sum, { exact: true }).first()).toBeVisible();
  await page.getByRole('main').locator('[name=payment_method][value=card]').check();
  await button(buyer, () => checkoutText('placeOrder')).click();
  await page.getByRole('button', { name: 'Pay with 4242' }).click();
  await expect(findMessage(buyer, () => paymentText('doneTitle'))).toBeVisible();
  await page.getByRole('link', { name: withLocale(buyer.language, () => paymentText('seeOrder')) }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

export async function ship(seller: Reader, orderId: number, sums: readonly string[]) {
  await open(seller, `/storefront/orders/${orderId}`);
  for (const sum of sums) await expect(seller.page.getByText(sum, { exact: true }).first()).toBeVisible();
  await button(seller, () => sellerOrderText('ship')).click();
  await submitDialog(seller);
  await expect(button(seller, () => sellerOrderText('markDelivered'))).toBeVisible();
}

/** Confirms receipt and sends back one line. */
export async function returnLine(buyer: Reader, title: string, reason: string) {
  const { page } = buyer;
  await page.reload();
  await button(buyer, () => orderDetailText('confirmReceipt')).click();
  await submitDialog(buyer);
  const names = (['requestReturn', 'withdraw'] as const).map((key) =>
    withLocale(buyer.language, () => orderDetailText(key)),
  );
  await page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: title }).check();
  await page.getByRole('dialog').locator('[name=reason]').fill(reason);
  await submitDialog(buyer);
  await expect(page.getByText(reason).first()).toBeVisible();
}

/** Accepts the return, unless the law has accepted it already, and refunds what came back. */
export async function refundReturn(seller: Reader, isAccepted: boolean, refund: string) {
  const { page } = seller;
  await page.reload();
  if (!isAccepted) {
    await button(seller, () => sellerOrderText('acceptReturn')).click();
    await submitDialog(seller);
  }
  await button(seller, () => sellerOrderText('markReturned')).click();
  await expect(page.getByRole('dialog').locator('button[type=submit]')).toContainText(refund);
  await submitDialog(seller);
  await expect(findMessage(seller, () => sellerOrderText('refundedReturn'))).toBeVisible();
}

/** The days for returns are over: the order is completed by its own job. */
export async function endReturnDays({ config }: StripeSite, orderId: number) {
  const now = new Date();
  const log = () => undefined;
  await withDatabase(config, log, (database) =>
    withQueue(database, log, async (queue) => {
      await database.db.update(orders).set({ dueAt: now }).where(eq(orders.id, orderId));
      const deps = { queue, now: () => now } as Parameters<typeof scheduleTimeout>[1];
      await scheduleTimeout(database.db, deps, { orderId, timeout: 'complete' }, { dueAt: now, now });
    }),
  );
}
