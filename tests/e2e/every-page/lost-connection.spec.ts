import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Order } from '../../../contracts/ordering/orders/orders.ts';
import { expect, test } from '../fixtures.ts';
import {
  field,
  newEmail,
  openForm,
  password,
  store,
  storedSession,
  submitButton,
  toast,
} from '../identity/account-steps.ts';
import { api, openProduct, signIn } from '../marketplace/product-steps.ts';
import { openHydrated } from '../open-hydrated.ts';
import { button, cartLink, fillAddress, signInSeller } from '../ordering/order-steps.ts';
import { slow } from '../slow.ts';

test.use({
  timezoneId: 'Asia/Bangkok',
  viewport: { width: 390, height: 844 },
  // Calls that are lost on purpose, and those that a new account is refused.
  allowedConsoleErrors: [/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 40[0-9]/],
});

const connectionBar = (page: Page) => page.getByText('The server cannot be reached. We keep trying;');
const lostAnswer = (page: Page) =>
  toast(page, 'The connection was lost before the answer came. Please try again.').last();

/** Presses without a connection, then with one that ends after the server has done it, then once more. */
async function insist(
  { page, context }: { page: Page; context: BrowserContext },
  press: Locator,
  { call, lost = lostAnswer(page) }: { call: string; lost?: Locator },
): Promise<void> {
  await context.setOffline(true);
  await press.click();
  await expect(connectionBar(page)).toBeVisible();
  await context.setOffline(false);
  await expect(connectionBar(page)).toBeHidden();
  await loseAnswer(page, call);
  await press.click();
  await expect(lost).toBeVisible();
  await press.click();
}

/** The next answer of a call is lost after the server has sent it. */
const loseAnswer = (page: Page, call: string) =>
  page.route(
    `**${api}${call}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('a connection that is lost at any step of an order loses nothing and does nothing twice', {
  tag: slow,
}, async ({ page, context, browser, request }) => {
  const seller = await signInSeller(request);
  const listing = seller.listings.find(({ stock }) => stock > 2);
  const { token } = await signIn(page, request, 'customer');
  const headers = { authorization: `Bearer ${token}` };
  const buyer = { page, context };

  await openProduct(page, `/product/${listing?.id}`);
  await context.setOffline(true);
  await button(page, 'Add to cart').click();
  await expect(toast(page, 'Added to your cart')).toBeVisible();
  await expect(connectionBar(page)).toBeVisible();
  await context.setOffline(false);
  await expect(connectionBar(page)).toBeHidden();
  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  await loseAnswer(page, '/customer/cart');
  await button(page, /^One more of/).click();
  const unitsStored = async () => (await (await request.get(`${api}/customer/cart`, { headers })).json()).cart.units;
  await expect.poll(unitsStored).toBe(2);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
  await button(page, /^One less of/).click();
  await expect.poll(unitsStored).toBe(1);

  await button(page, 'Check out').click();
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Card/ }).check();
  const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });
  const ordered = alert('it is ordered once, not twice');
  await insist(buyer, button(page, 'Place order'), { call: '/customer/checkout', lost: ordered.last() });
  await expect(page).toHaveURL(/\/checkout\/pay\/\d+$/);
  const paid = alert('you pay once, not twice');
  await insist(buyer, button(page, /^Pay \$/), { call: '/customer/purchases/*/pay', lost: paid });
  await expect(page.getByText('Thank you, it is paid')).toBeVisible();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  const id = page.url().split('/').at(-1) ?? '';

  const shop = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const shopPage = openHydrated(await shop.newPage());
  await store(shopPage, 'snapbazaar.session', seller.session);
  await shopPage.goto(`/storefront/orders/${id}`);
  await button(shopPage, 'Mark as shipped').click();
  await shopPage.getByRole('textbox', { name: 'Tracking number' }).fill('EX123456789TH');
  const ship = shopPage.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' });
  await insist({ page: shopPage, context: shop }, ship, { call: '/user/orders/*/ship' });
  await expect(toast(shopPage, 'Marked as shipped. The buyer is told.')).toBeVisible();
  await shop.close();

  await page.reload();
  const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name });
  await button(page, 'Confirm receipt').click();
  await insist(buyer, dialogButton('Confirm receipt'), { call: '/customer/orders/*/confirm-receipt' });
  await expect(page.getByRole('status').getByText('Delivered')).toBeVisible();
  await button(page, /^Review /).click();
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await field(page, 'Your words').fill('It came although the line was bad.');
  await insist(buyer, dialogButton('Publish review'), { call: '/customer/orders/*/review' });
  await expect(page.getByRole('img', { name: '4 stars of 5' })).toBeVisible();
  await button(page, 'Request a return').click();
  await field(page, 'What is wrong with it?').fill('It is smaller than I thought.');
  await insist(buyer, dialogButton('Send request'), { call: '/customer/orders/*/request-return' });
  await expect(page.getByText(/^The seller answers by/)).toBeVisible();

  const { order } = (await (await request.get(`${api}/customer/orders/${id}`, { headers })).json()) as { order: Order };
  expect(order.events.map(({ event }) => event)).toEqual([
    'placed',
    'paid',
    'shipped',
    'delivered',
    'return_requested',
  ]);
  expect([order.parcels.length, order.returns.length, order.units]).toEqual([1, 1, 1]);
  const { orders } = await (await request.get(`${api}/customer/orders`, { headers })).json();
  expect(orders).toHaveLength(1);
});

test('a sign-up whose answer got lost keeps what was typed, and signs in when it is pressed again', {
  tag: slow,
}, async ({ page, context }) => {
  await openForm(page, '/signup-user');
  const email = newEmail();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await insist({ page, context }, submitButton(page), { call: '/customer/signup' });
  await expect(toast(page, 'Account created successfully')).toBeVisible();
  expect((await storedSession(page)).post).toMatchObject({ email });
});
