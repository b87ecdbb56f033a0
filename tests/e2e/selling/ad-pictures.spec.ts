import type { Page } from '@playwright/test';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { api, findFullProduct, gate, openProduct } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';

test.use({ allowedConsoleErrors: [/status of 503/] });

let path = '';
let id = '';

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  id = (await findFullProduct(request)).id;
  path = `/product/${id}`;
  await request.dispose();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ad Gen AI' });
const openButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Ad Gen AI' }).first();

/** Answers as the server does, with a picture in the requested size, and records the requests. */
async function answerWithPictures(page: Page, before: Promise<void> = Promise.resolve()) {
  const requests: Record<string, unknown>[] = [];
  await page.route(`**${api}/user/ad-pictures`, async (route) => {
    const body = route.request().postDataJSON();
    requests.push(body);
    await before;
    const [width, height] = String(body.size).split('x').map(Number);
    await route.fulfill({ json: { status: 1, message: 'Made', address: `/icon-512.png?${body.size}`, width, height } });
  });
  return requests;
}

test('the dialog makes an ad picture in the page’s language, with progress, in both sizes', async ({ page }) => {
  const { open, passed } = gate();
  const requests = await answerWithPictures(page, passed);
  await openProduct(page, path);
  await openButton(page).click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Making the picture' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Download' })).toBeDisabled();
  open();
  const picture = dialog(page).getByRole('img');
  await expect(picture).toHaveAttribute('src', '/icon-512.png?1024x1536');
  await expect(dialog(page).getByText('Ready to post, 1024 × 1536 pixels.')).toBeVisible();
  await dialog(page).getByRole('button', { name: '1024x1024' }).click();
  await expect(picture).toHaveAttribute('src', '/icon-512.png?1024x1024');
  await dialog(page).getByRole('button', { name: '1024x1536' }).click();
  await expect(picture).toHaveAttribute('src', '/icon-512.png?1024x1536');
  expect(requests).toEqual(['1024x1536', '1024x1024'].map((size) => ({ product_id: id, language: 'en', size })));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
});

test('the server makes an ad picture in the requested size', { tag: slow }, async ({ page }) => {
  // The first picture downloads the fonts.
  test.setTimeout(120_000);
  await openProduct(page, path);
  await openButton(page).click();
  await dialog(page).getByRole('button', { name: '1024x1024' }).click();
  const picture = dialog(page).getByRole('img');
  await expect(picture).toHaveAttribute('src', /^\/uploads\/.+/, { timeout: 90_000 });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1024, 1024]);
  await expectAccessible(page, 'dialog[open]');
});

test('an ad picture is downloaded with a descriptive name, and shared as a file where supported', async ({ page }) => {
  await answerWithPictures(page);
  await page.addInitScript(() => {
    const given: string[] = [];
    Object.assign(window, { given });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => given.push(...files.map((file) => file.type)),
    });
  });
  await openProduct(page, path);
  await openButton(page).click();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('snapbazaar-ad-1024x1536.png');
  await dialog(page).getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { given: string[] }).given)).toEqual(['image/png']);
});

test('the link of an ad picture is copied where sharing is not supported', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerWithPictures(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openProduct(page, path);
  await openButton(page).click();
  await dialog(page).getByRole('button', { name: 'Share' }).click();
  await expect(toast(page, 'Link to the picture copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/icon-512.png?1024x1536');
});

test('a failure shows the server’s message and can be retried', async ({ page }) => {
  const message = 'Too many pictures are being made. Please try again in a moment.';
  await page.route(`**${api}/user/ad-pictures`, (route) =>
    route.fulfill({ status: 503, json: { status: 0, message } }),
  );
  await openProduct(page, path);
  await openButton(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(message);
  await expectAccessible(page, 'dialog[open]');
  await page.unrouteAll();
  await answerWithPictures(page);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('img')).toBeVisible();
});
