import type { APIRequestContext, Page } from '@playwright/test';
import { accessibility, expectAccessible, expectStill } from '../every-page/checks/accessible.ts';
import { pressOn, tabTo } from '../every-page/checks/keyboard-steps.ts';
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { readProduct, signIn } from '../marketplace/product-steps.ts';
import { openHydrated } from '../open-hydrated.ts';
import { slow } from '../slow.ts';
import {
  answerWhatItIs,
  button,
  choosePhoto,
  drawnPhoto,
  field,
  heading,
  mockAnalysis,
  openChat,
  photoField,
  photoFromShop,
  tab,
} from './listing-wizard-steps.ts';

/** The browser logs connections that are cut on purpose. */
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

/** The listing is on its page, in its category and in search, in English and in Thai. */
async function expectLive(page: Page, request: APIRequestContext): Promise<void> {
  const address = (await page.getByRole('link', { name: /^See / }).getAttribute('href')) ?? '';
  const product = await readProduct(request, address.split('/').at(-1) ?? '');
  expect(Object.keys(product.texts)).toHaveLength(7);
  await page.goto(`/products/${product.category_id}/${product.sub_category_id}`);
  await expect(page.getByText(product.texts.en?.title ?? '').first()).toBeVisible();
  await page.goto(`/th${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.texts.th?.title ?? '');
}

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a photo becomes a live listing in five taps, or six where it does not tell what it shows', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    await openChat(page, request);
    const photo = await photoFromShop(request);
    const began = Date.now();
    const chosen = page.waitForEvent('filechooser');
    await page.getByText('Attach', { exact: true }).tap();
    await (await chosen).setFiles(photo);
    await answerWhatItIs(page);
    const taps = ['Accept All', 'Use This Plan', 'Launch Campaign', 'Save & Finish Setup'];
    for (const name of taps) {
      await expect(button(page, name)).toBeEnabled({ timeout: 90_000 });
      await button(page, name).tap();
    }
    await expect(page.getByText('Your listing is live in seven languages')).toBeVisible();
    console.log(
      `From a photo to a live listing: ${((Date.now() - began) / 1000).toFixed(1)} s, ${taps.length + 1} taps`,
    );
    await expectLive(page, request);
  });
});

test('on a desktop, by keyboard alone, a photo becomes a live listing', { tag: slow }, async ({ page, request }) => {
  test.setTimeout(120_000);
  await openChat(page, request);
  // Registered early, because the browser takes a moment to intercept file choosers.
  const chosen = page.waitForEvent('filechooser');
  await pressOn(page, photoField(page));
  await (await chosen).setFiles(await photoFromShop(request));
  await answerWhatItIs(page);
  await tabTo(page, tab(page, 'EN'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'TH')).toBeFocused();
  await expect(field(page, 'Title')).toHaveAttribute('lang', 'th');
  for (const [name, next] of [
    ['Accept All', 'Sales region and pricing'],
    ['Use This Plan', 'Sales goal'],
    ['Launch Campaign', 'Logistics and delivery'],
    ['Save & Finish Setup', null],
  ] as const) {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
    if (next) await expect(heading(page, next)).toBeFocused();
  }
  await expect(page.getByRole('status').filter({ hasText: 'Your listing is live in seven languages' })).toBeFocused();
  await expectLive(page, request);
});

test('a photo survives a lost connection, a reload before the upload, and an expired session', { tag: slow }, async ({
  page,
  request,
}) => {
  await mockAnalysis(page);
  await openChat(page, request);
  await page.route('**/remote/upload', (route) => route.abort());
  await photoField(page).setInputFiles(await drawnPhoto());
  await expect(toast(page, 'The server cannot be reached.')).toBeVisible();
  await expect(page.getByText('The photo has not reached the server yet.')).toBeVisible();
  await page.unroute('**/remote/upload');
  await mockAnalysis(page);
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('english title');

  const session = await page.evaluate(() => localStorage.getItem('snapbazaar.session') ?? '');
  const over = { status: 0, message: 'Please sign in to continue.', error: '', code: 'not_signed_in', request_id: '' };
  await page.route('**/analyze', (route) => route.fulfill({ status: 401, json: over }), { times: 1 });
  await button(page, 'Generate Again').click();
  await expect(page).toHaveURL('/signin?next=%2Fchat&reason=ended');
  await page.evaluate((text) => localStorage.setItem('snapbazaar.session', text), session);
  await page.goto('/chat');
  await expect(field(page, 'Title')).toHaveValue('english title');
});

test('a draft is open in one tab at a time, belongs to one account, and is removed at log-out', { tag: slow }, async ({
  page,
  request,
  context,
}) => {
  await mockAnalysis(page);
  await openChat(page, request);
  await choosePhoto(page);
  const second = openHydrated(await context.newPage());
  await mockAnalysis(second);
  await second.goto('/chat');
  await expect(heading(second, 'This listing is open in another tab')).toBeVisible();
  await button(second, 'Continue here').click();
  await expect(field(second, 'Title')).toHaveValue('english title');
  await expect(heading(page, 'This listing is open in another tab')).toBeVisible();
  await field(second, 'Title').fill('Changed in the second tab');
  await button(page, 'Continue here').click();
  await expect(field(page, 'Title')).toHaveValue('Changed in the second tab');
  await second.close();

  await signIn(page, request, 'seller');
  await page.goto('/chat');
  await expect(photoField(page)).toBeAttached();
  await expect(field(page, 'Title')).toHaveValue('');
  await page.evaluate(() => localStorage.setItem('snapbazaar.listing-draft', '{"version":1'));
  await page.reload();
  await choosePhoto(page);
  await button(page, 'Log out').click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('snapbazaar.listing-draft'))).toBeNull();
});

test('the steps are accessible on a phone, in both themes, with dialogs and errors', { tag: accessibility }, async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await mockAnalysis(page);
  await openChat(page, request);
  await page.getByRole('button', { name: 'Create product and store' }).click();
  await choosePhoto(page);
  await page.getByRole('button', { name: 'Another category' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose a category' })).toBeVisible();
  await expectAccessible(page, 'dialog dialog[open]');
  await page.keyboard.press('Escape');
  await field(page, 'Title').fill('');
  await button(page, 'Accept All').click();
  await expectAccessible(page, 'dialog[open]');
  await field(page, 'Title').fill('Red shoe');
  await button(page, 'Generate Again').click();
  await expect(button(page, 'Keep my changes')).toBeVisible();
  await expectAccessible(page, 'dialog dialog[open]');
  await page.keyboard.press('Escape');
  await button(page, 'Accept All').click();
  await field(page, 'Suggested price in US dollars').fill('cheap');
  await button(page, 'Use This Plan').click();
  await expectAccessible(page, 'dialog[open]');
  await field(page, 'Suggested price in US dollars').fill('20');
  await button(page, 'Use This Plan').click();
  const target = field(page, 'Monthly sales target in US dollars');
  const proposed = await target.inputValue();
  await target.fill('');
  await button(page, 'Launch Campaign').click();
  await expectAccessible(page, 'dialog[open]');
  await target.fill(proposed);
  await button(page, 'Launch Campaign').click();
  await expect(heading(page, 'Logistics and delivery')).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, 'aside[aria-label="Create a listing"]');
  await page.route('**/user/add-product', (route) =>
    route.fulfill({ json: { status: 1, message: 'Product added', product: { id: '1' } } }),
  );
  await button(page, 'Save & Finish Setup').click();
  await expect(page.getByRole('link', { name: 'See Red shoe' })).toBeVisible();
  await expectStill(page);
  await expectAccessible(page);
});
