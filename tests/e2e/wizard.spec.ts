import type { APIRequestContext, Page } from '@playwright/test';
import { toast } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { readProduct, signIn } from './product-steps.ts';
import {
  button,
  choosePhoto,
  drawnPhoto,
  expectAccessible,
  field,
  heading,
  openChat,
  photoField,
  photoFromShop,
  standInAnalyst,
  tab,
  tabTo,
} from './wizard-steps.ts';

/** The console says so when a connection is cut on purpose. */
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

/** The listing is on its page, in its category and in search, in English and in Thai. */
async function expectLive(page: Page, request: APIRequestContext): Promise<void> {
  const address = (await page.getByRole('link', { name: /^See / }).getAttribute('href')) ?? '';
  const product = await readProduct(request, address.split('/').at(-1) ?? '');
  expect(Object.keys(product.texts)).toHaveLength(7);
  await page.goto(`/products/${product.category_id}/${product.sub_category_id}`);
  await expect(page.getByText(product.productDescriptionEN).first()).toBeVisible();
  await page.goto(`${address}?lang=th`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.texts.th?.title ?? '');
}

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a photo becomes a live listing in six taps', async ({ page, request }) => {
    test.setTimeout(120_000);
    await openChat(page, request);
    const photo = await photoFromShop(request);
    const began = Date.now();
    const chosen = page.waitForEvent('filechooser');
    await page.getByText('Attach', { exact: true }).tap();
    await (await chosen).setFiles(photo);
    const taps = ['Accept All', 'Use This Plan', 'Use these figures', 'Launch Campaign', 'Save & Finish Setup'];
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

test('on a desktop, by keyboard alone, a photo becomes a live listing', async ({ page, request }) => {
  test.setTimeout(120_000);
  await openChat(page, request);
  await tabTo(page, photoField(page));
  const chosen = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chosen).setFiles(await photoFromShop(request));
  await expect(button(page, 'Accept All')).toBeEnabled({ timeout: 90_000 });
  await tabTo(page, tab(page, 'EN'));
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'TH')).toBeFocused();
  await expect(field(page, 'Title')).toHaveAttribute('lang', 'th');
  for (const [name, next] of [
    ['Accept All', 'Sales region and pricing'],
    ['Use This Plan', 'Sales goal'],
    ['Use these figures', null],
    ['Launch Campaign', 'Logistics and delivery'],
    ['Save & Finish Setup', null],
  ] as const) {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
    if (next) await expect(heading(page, next)).toBeFocused();
  }
  await expect(page.getByText('Your listing is live in seven languages')).toBeVisible();
  await expectLive(page, request);
});

test('a photo outlives a lost connection and a reload before it was sent', async ({ page, request, context }) => {
  await standInAnalyst(page);
  await openChat(page, request);
  await page.route('**/remote/upload', (route) => route.abort());
  await photoField(page).setInputFiles(await drawnPhoto());
  await expect(toast(page, 'The server cannot be reached.')).toBeVisible();
  await expect(page.getByText('The photo has not been taken in yet.')).toBeVisible();
  await page.unroute('**/remote/upload');
  await standInAnalyst(page);
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('english title', { timeout: 10_000 });

  // A second tab is told, and may take over.
  const second = await context.newPage();
  await standInAnalyst(second);
  await second.goto('/chat');
  await expect(heading(second, 'This listing is open in another tab')).toBeVisible();
  await button(second, 'Continue here').click();
  await expect(field(second, 'Title')).toHaveValue('english title');
  await expect(heading(page, 'This listing is open in another tab')).toBeVisible();
  await field(second, 'Title').fill('Changed in the second tab');
  await button(page, 'Continue here').click();
  await expect(field(page, 'Title')).toHaveValue('Changed in the second tab');
  await second.close();

  // Somebody else on this browser does not see it.
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

test('has no accessibility violations on any step in either theme', async ({ page, request }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await standInAnalyst(page);
  await openChat(page, request);
  await expectAccessible(page, 'body');
  await choosePhoto(page);
  await expect(page.getByRole('button', { name: 'Another category' })).toBeVisible();
  for (const next of ['Accept All', 'Use This Plan', 'Launch Campaign', null]) {
    if (next === 'Launch Campaign') await button(page, 'Use these figures').click();
    await expectAccessible(page, 'aside');
    if (next) await button(page, next).click();
  }
});
