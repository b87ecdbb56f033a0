import type { APIRequestContext, Page } from '@playwright/test';
import type { ListedProduct } from '../../contracts/listings.ts';
import { expectAccessible } from './accessible.ts';
import { field, password, submitButton, toast, watchCalls } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';
import { api, gate, lastingProducts, openProduct, signIn, signUp } from './product-steps.ts';

test.use({ allowedConsoleErrors: [/status of 503/] });

let products: ListedProduct[] = [];
let path = '';

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  products = await lastingProducts(request);
  path = `/product/${products[0]?.id}`;
  await request.dispose();
});

/** The product's own button; cards of others have theirs. */
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

test('a guest signs in first, comes back, and it is saved', async ({ page, request }) => {
  const { email, token } = await signUp(request, 'customer');
  await openProduct(page, `${path}?lang=en`);
  await expectSaved(page, false);
  await button(page).click();
  await expect(page).toHaveURL(`/signin-user?next=${encodeURIComponent(`${path}?lang=en`)}&reason=save`);
  await expect(page.getByText('Sign in, and the product is saved.')).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await submitButton(page).click();
  await expect(page).toHaveURL(`${path}?lang=en`);
  await expect(toast(page, 'Saved to #My favorite ads')).toBeVisible();
  await expectSaved(page, true);
  expect(await savedIds(request, token)).toEqual([products[0]?.id]);
  await page.reload();
  await expectSaved(page, true);
});

test('a guest who signs up is brought back just so', async ({ page }) => {
  await openProduct(page, path);
  await button(page).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/^[^?]+\/signup-user\?next=/);
  // The address changes first, while the form that is left still stands there.
  await expect(field(page, 'Confirm Password')).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await field(page, 'Email').fill(`new-${Date.now()}@test.example`);
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await submitButton(page).click();
  await expect(page).toHaveURL(path);
  await expectSaved(page, true);
});

test('a customer saves at once, before the server has answered, and it survives a reload', async ({
  page,
  request,
}) => {
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
  await button(page).click();
  await expectSaved(page, false);
  await expect.poll(() => savedIds(request, token)).toEqual([]);
  await page.reload();
  await expectSaved(page, false);
});

test('whoever leaves right after pressing has saved it', async ({ page, request }) => {
  const { token } = await signIn(page, request, 'customer');
  // What was saved before is not known yet, and never will be on this page.
  await page.route(`**${api}/customer/favorite-ids`, () => undefined);
  await openProduct(page, path);
  await button(page).click();
  await expectSaved(page, true);
  await page.close();
  await expect.poll(() => savedIds(request, token)).toEqual([products[0]?.id]);
});

test('a press on a page that does not answer yet counts when it does', async ({ page, request }) => {
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

test('what could not be sent before the page was left is saved on the page of favorites', async ({ page, request }) => {
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

test('pressed again and again, it ends as it was pressed last', async ({ page, request }) => {
  const { token } = await signIn(page, request, 'customer');
  await openProduct(page, path);
  for (let times = 0; times < 5; times += 1) await button(page).click();
  await expectSaved(page, true);
  await expect.poll(() => savedIds(request, token)).toEqual([products[0]?.id]);
});

test('what the server refuses is taken back, in the server’s words', async ({ page, request }) => {
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

test('a seller is told kindly, and nothing is asked of the server', async ({ page, request }) => {
  await signIn(page, request, 'seller');
  const calls = watchCalls(page);
  await openProduct(page, path);
  await button(page).click();
  await expect(page.getByText('Favorites belong to customer accounts. You are signed in as a seller.')).toBeVisible();
  await expectSaved(page, false);
  expect(calls).toEqual([]);
});

test('asks once for all buttons of a page, and every button and tab agrees', async ({ page, context, request }) => {
  await signIn(page, request, 'customer');
  const calls = watchCalls(page);
  await page.goto('/');
  await expect.poll(() => calls).toEqual([`${api}/customer/favorite-ids`]);
  await openProduct(page, path);
  const other = openHydrated(await context.newPage());
  await openProduct(other, path);
  await expectSaved(other, false);
  await button(page).click();
  await expectSaved(page, true);
  await expectSaved(other, true);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expectSaved(other, false);
  await page.goBack();
  await expectSaved(page, false);
});

test.describe('a customer’s page of favorites', () => {
  const ads = (page: Page) => page.getByRole('main').getByRole('article');

  test('says how to fill it while it is empty', async ({ page, request }) => {
    await signIn(page, request, 'customer');
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My favorite ads');
    await expect(page.getByText('No favorites yet')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: 'Look around' }).click();
    await expect(page).toHaveURL('/');
  });

  test('shows what was saved, last first, with filled hearts that can be emptied', async ({ page, request }) => {
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

  test('goes on where it ended, and has its shape while it waits', async ({ page, request }) => {
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

  test('tells in the server’s words why it did not load, and tries again', async ({ page, request }) => {
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
