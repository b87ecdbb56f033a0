import type { APIRequestContext, Page } from '@playwright/test';
import type { Order } from '../../../contracts/ordering/orders/orders.ts';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { field, newEmail, password, readCode, toast } from '../identity/account-steps.ts';
import { api, openProduct, signIn } from '../marketplace/product-steps.ts';
import { button, cartLink, fillAddress, type Seller, signInSeller } from './order-steps.ts';

// The visitor's country is guessed from the time zone.
test.use({
  timezoneId: 'Asia/Bangkok',
  viewport: { width: 390, height: 844 },
  // Calls that are refused or lost on purpose.
  allowedConsoleErrors: [/status of 40[0-9]|ERR_CONNECTION_RESET/],
});

async function addToCart(page: Page, id: string): Promise<void> {
  await openProduct(page, `/product/${id}`);
  await expect(page.getByRole('region', { name: 'Delivery and returns' })).toContainText('Delivered to Thailand');
  await button(page, 'Add to cart').click();
  await expect(toast(page, 'Added to your cart')).toBeVisible();
}

async function signUpOnTheWay(page: Page): Promise<string> {
  const email = newEmail();
  await expect(page).toHaveURL(/\/signin-user\?next=%2Fcheckout/);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(field(page, 'Confirm Password')).toBeVisible();
  // A guest may also go on with an email alone, in a form of its own.
  const form = page.locator('form').filter({ has: field(page, 'Confirm Password') });
  const signUp = form.getByRole('button', { name: 'Signup' });
  await expect(signUp).toBeEnabled();
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await signUp.click();
  await expect(page).toHaveURL(/\/checkout/);
  return email;
}

/** The first order needs a confirmed email; it is placed as soon as the code is right. */
async function confirmEmail(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await field(page, 'Code').fill(await readCode(email));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
}

async function shipAsSeller(request: APIRequestContext, { headers }: Seller, id: string): Promise<void> {
  const data = { key: `ship-order-${id}`, carrier: 'thailand-post', tracking_number: 'EX123456789TH' };
  const reply = await request.post(`${api}/user/orders/${id}/ship`, { headers, data });
  expect((await reply.json()).order.state).toBe('shipped');
}

test('a guest fills a cart, signs up, pays with the test card, receives, reviews and returns a line', async ({
  page,
  request,
}) => {
  const seller = await signInSeller(request);
  const [first, second] = seller.listings;
  if (!first || !second) throw new Error('The demo seller has fewer than two live listings.');

  await addToCart(page, first.id);
  await addToCart(page, second.id);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 2 items');
  await cartLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  await button(page, /^One more of/)
    .first()
    .click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
  await button(page, /^Remove /)
    .last()
    .click();
  await button(page, 'Undo').click();
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');
  await expectAccessible(page);

  await button(page, 'Check out').click();
  const email = await signUpOnTheWay(page);
  await expect(cartLink(page)).toHaveAccessibleName('Cart, 3 items');

  // An error moves to its field, and a reload loses nothing.
  await page.getByRole('radio', { name: /^Card/ }).check();
  await button(page, 'Place order').click();
  await expect(field(page, 'Name')).toBeFocused();
  await fillAddress(page);
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Mali Srisuk');
  await expect(page.getByText('Sandbox. No real money moves.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Place order').dblclick();
  await confirmEmail(page, email);

  await expect(page).toHaveURL(/\/checkout\/pay\/\d+$/);
  await expect(field(page, 'Card number')).toHaveValue('4242 4242 4242 4242');
  await expectAccessible(page);
  await button(page, 'Use 4000 0000 0000 0002').click();
  await button(page, /^Pay \$/).click();
  await expect(page.getByRole('alert').filter({ hasText: 'declined' })).toBeVisible();
  await button(page, 'Use 4000 0000 0000 3220').click();
  await button(page, /^Pay \$/).click();
  await field(page, 'Code').fill('123450');
  await button(page, 'Confirm').click();
  await expect(page.getByText('Thank you, it is paid')).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName('Cart');

  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.getByRole('status').getByText('Being packed')).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  await expectAccessible(page);
  await shipAsSeller(request, seller, id);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Track EX123456789TH' })).toBeVisible();

  await button(page, 'Confirm receipt').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(page.getByRole('status').getByText('Delivered')).toBeVisible();

  await button(page, /^Review /)
    .first()
    .click();
  await page.getByRole('dialog').getByText('Publish review').click();
  await expect(page.getByText('Please choose one to five stars.')).toBeVisible();
  await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await field(page, 'Your words').fill('Just as in the photo.');
  await page.getByRole('dialog').getByText('Publish review').click();
  await expect(page.getByRole('img', { name: '5 stars of 5' })).toBeVisible();

  await button(page, 'Request a return').click();
  await page.getByRole('checkbox').last().check();
  await field(page, 'What is wrong with it?').fill('It is smaller than I thought.');
  await button(page, 'Send request').click();
  await expect(page.getByText(/^The seller answers by/)).toBeVisible();
  const reply = await request.get(`${api}/user/orders/${id}`, { headers: seller.headers });
  const { order } = (await reply.json()) as { order: Order };
  expect(order.returns.map(({ state, reason }) => [state, reason])).toEqual([
    ['requested', 'It is smaller than I thought.'],
  ]);

  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.goto(`/product/${first.id}`);
  // Reviews are loaded when the reader comes near them.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByText('Just as in the photo.').first()).toBeVisible();
});

test('an order whose answer got lost is placed once', async ({ page, request }) => {
  const { listings } = await signInSeller(request);
  await signIn(page, request, 'customer');
  await openProduct(page, `/product/${listings[2]?.id}`);
  await button(page, 'Buy now').click();
  await expect(page).toHaveURL(/\/checkout\?product=\d+&units=1$/);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Card/ }).check();
  let isLost = false;
  await page.route(
    '**/customer/checkout',
    async (route) => {
      await route.fetch();
      isLost = true;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await button(page, 'Place order').click();
  await expect.poll(() => isLost).toBe(true);
  await expect(page.getByRole('alert').filter({ hasText: 'it is ordered once, not twice' })).toBeVisible();
  await page.reload();
  await button(page, 'Ask again').click();
  await expect(page).toHaveURL(/\/checkout\/pay\/\d+$/);
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});
