import type { APIRequestContext, Page } from '@playwright/test';
import type { ListedProduct } from '../../../contracts/marketplace/listings.ts';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { field, logOutByMenu, password, submitButton, toast, watchCalls } from '../identity/account-steps.ts';
import { openHydrated } from '../open-hydrated.ts';
import { api, expectDelivery, gate, listStableProducts, openProduct, signIn, signUp } from './product-steps.ts';

test.use({ allowedConsoleErrors: [/status of 503/] });

let products: ListedProduct[] = [];
let path = '';

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  products = await listStableProducts(request);
  path = `/product/${products[0]?.id}`;
  await request.dispose();
});

/** The button of the product itself; cards of similar products have their own. */
const button = (page: Page) => page.getByRole('button', { name: /^Saved? to #My favorite ads$/ }).first();

async function expectSaved(page: Page, isSaved: boolean): Promise<void> {
  await expect(button(page)).toHaveText(isSaved ? 'Saved to #My favorite ads' : 'Save to #My favorite ads');
  await expect(button(page)).toHaveAttribute('aria-pressed', String(isSaved));
}

async function savedIds(request: APIRequestContext, token: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await request.get(`${api}/customer/favorite-ids`, { headers })).json()).ids;
}

const save = (request: APIRequestContext, token: string, id = '') =>
  request.post(`${api}/customer/favorites/${id}`, { headers: { authorization: `Bearer ${token}` } });

test('a guest who saves a product signs in, returns, and the product is saved', async ({ page, request }) => {
  const { email, token } = await signUp(request, 'customer');
  await openProduct(page, `${path}?sort=newest`);
  await expectSaved(page, false);
  await button(page).click();
  await expect(page).toHaveURL(`/signin-user?next=${encodeURIComponent(`${path}?sort=newest`)}&reason=save`);
  await expect(page.getByText('Sign in, and the product is saved.')).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await submitButton(page).click();
  await expect(page).toHaveURL(`${path}?sort=newest`);
  await expect(toast(page, 'Saved to #My favorite ads')).toBeVisible();
  await expectSaved(page, true);
  expect(await savedIds(request, token)).toEqual([products[0]?.id]);
  await page.reload();
  await expectSaved(page, true);
});

test('a guest who saves a product and signs up returns, and the product is saved', async ({ page }) => {
  await openProduct(page, path);
  await button(page).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/^[^?]+\/signup-user\?next=/);
  // The URL changes first, while the previous form is still shown.
  await expect(field(page, 'Confirm Password')).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await field(page, 'Email').fill(`new-${Date.now()}@test.example`);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await submitButton(page).click();
  await expect(page).toHaveURL(path);
  await expectSaved(page, true);
});

test('a customer sees a product as saved before the server answers, and after a reload', async ({ page, request }) => {
  const { token } = await signIn(page, request, 'customer');
  const { open, passed } = gate();
  await page.route(`**${api}/customer/favorites/*`, async (route) => {
    await passed;
    await route.continue();
  });
  await openProduct(page, path);
  await button(page).click();
  await expectSaved(page, true);
  open();
  await expect.poll(() => savedIds(request, token)).toEqual([products[0]?.id]);
  await openProduct(page, path);
  await expectSaved(page, true);
  await expectDelivery(page);
  await button(page).click();
  await expectSaved(page, false);
  await expect.poll(() => savedIds(request, token)).toEqual([]);
  await page.reload();
  await expectSaved(page, false);
});

test('a product is saved even when the customer leaves right after pressing', async ({ page, request }) => {
  const { token } = await signIn(page, request, 'customer');
  // The list of saved products never loads on this page.
  await page.route(`**${api}/customer/favorite-ids`, () => undefined);
  await openProduct(page, path);
  await button(page).click();
  await expectSaved(page, true);
  await page.close();
  await expect.poll(() => savedIds(request, token)).toEqual([products[0]?.id]);
});

test('a press before hydration takes effect after it', async ({ page, request }) => {
  const { token } = await signIn(page, request, 'customer');
  const { open, passed } = gate();
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await passed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  open();
  await expectSaved(page, true);
  await expect.poll(() => savedIds(request, token)).toEqual([products[0]?.id]);
});

test('a save that was not sent before navigation is sent from the favorites page', async ({ page, request }) => {
  await signIn(page, request, 'customer');
  let attempts = 0;
  await page.route(`**${api}/customer/favorites/*`, async (route) => {
    attempts += 1;
    if (attempts > 1) await route.continue();
  });
  await openProduct(page, path);
  await button(page).click();
  await expect.poll(() => attempts).toBe(1);
  await page.goto('/favorites');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expectSaved(page, true);
});

test('after repeated presses the last state is saved', async ({ page, request }) => {
  const { token } = await signIn(page, request, 'customer');
  await openProduct(page, path);
  for (let times = 0; times < 5; times += 1) await button(page).click();
  await expectSaved(page, true);
  await expect.poll(() => savedIds(request, token)).toEqual([products[0]?.id]);
});

test('a save that the server refuses is undone with the server’s message', async ({ page, request }) => {
  await signIn(page, request, 'customer');
  const message = 'The service is not ready yet. Please try again in a moment.';
  await page.route(`**${api}/customer/favorites/*`, (route) =>
    route.fulfill({ status: 503, json: { status: 0, message } }),
  );
  await openProduct(page, path);
  await button(page).click();
  await expect(toast(page, message)).toBeVisible();
  await expectSaved(page, false);
});

test('a seller sees an explanation, and nothing is sent to the server', async ({ page, request }) => {
  await signIn(page, request, 'seller');
  const calls = watchCalls(page);
  await openProduct(page, path);
  await button(page).click();
  await expect(page.getByText('Favorites belong to customer accounts. You are signed in as a seller.')).toBeVisible();
  await expectSaved(page, false);
  expect(calls.filter((call) => call.includes('favorite'))).toEqual([]);
});

test('saved products are requested once per page, and every button and tab shows the same state', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, request, 'customer');
  const calls = watchCalls(page);
  await page.goto('/');
  await expect.poll(() => calls.filter((call) => call.includes('favorite'))).toEqual([`${api}/customer/favorite-ids`]);
  await openProduct(page, path);
  const other = openHydrated(await context.newPage());
  await openProduct(other, path);
  await expectSaved(other, false);
  await button(page).click();
  await expectSaved(page, true);
  await expectSaved(other, true);
  await logOutByMenu(page);
  await expect(page).toHaveURL('/');
  await expectSaved(other, false);
  await page.goBack();
  await expectSaved(page, false);
});

test.describe('a customer’s page of favorites', () => {
  const ads = (page: Page) => page.getByRole('main').getByRole('article');

  test('explains how to save products while it is empty', async ({ page, request }) => {
    await signIn(page, request, 'customer');
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My favorite ads');
    await expect(page.getByText('No favorites yet')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: 'Look around' }).click();
    await expect(page).toHaveURL('/');
  });

  test('shows saved products, newest first, with hearts that remove them', async ({ page, request }) => {
    const { token } = await signIn(page, request, 'customer');
    const chosen = products.slice(0, 3);
    for (const { id } of chosen) await save(request, token, id);
    await page.goto('/favorites');
    await expect(ads(page)).toHaveCount(3);
    const addresses = await ads(page)
      .getByRole('link', { name: 'Shop Now' })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(chosen.map(({ id }) => `/product/${id}`).reverse());
    await expectSaved(page, true);
    await button(page).click();
    await expectSaved(page, false);
    await expect.poll(() => savedIds(request, token)).toHaveLength(2);
    await page.reload();
    await expect(ads(page)).toHaveCount(2);
  });

  test('loads the next page, and shows placeholders meanwhile', async ({ page, request }) => {
    await signIn(page, request, 'customer');
    const { open, passed } = gate();
    await page.route(`**${api}/customer/favorites`, async (route) => {
      const { cursor } = route.request().postDataJSON();
      await passed;
      const [some, next_cursor] = cursor === 'next' ? [products.slice(4, 6), null] : [products.slice(0, 4), 'next'];
      await route.fulfill({ json: { status: 1, message: 'Found', products: some, next_cursor } });
    });
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My favorite ads');
    await expect(page.locator('main [aria-busy=true] .skeleton').first()).toBeVisible();
    open();
    await expect(ads(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'More' }).click();
    await expect(ads(page)).toHaveCount(6);
    await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0);
  });

  test('shows the server’s message when it did not load, and can be retried', async ({ page, request }) => {
    await signIn(page, request, 'customer');
    const message = 'The service is not ready yet. Please try again in a moment.';
    const address = `**${api}/customer/favorites`;
    await page.route(address, (route) => route.fulfill({ status: 503, json: { status: 0, message } }));
    await page.goto('/favorites');
    await expect(page.getByRole('alert')).toContainText(message);
    await expectAccessible(page, 'main');
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No favorites yet')).toBeVisible();
  });
});
