import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { field, openAccount, password, store, submitButton } from '../identity/account-steps.ts';
import { listStableProducts, signIn } from '../marketplace/product-steps.ts';
import { drawnPhoto, heading } from '../selling/listing-wizard-steps.ts';
import { siteInFront } from './checks/site-in-front.ts';

test.use({
  viewport: { width: 390, height: 844 },
  serviceWorkers: 'allow',
  // Calls that fail while there is no connection, and those that a new account is refused.
  allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 40[0-9]/],
});

/** Waits until the service worker controls the page and has stored the offline page of its language. */
async function waitForWorker(page: Page, offlinePath: string): Promise<void> {
  const isKept = () =>
    page.evaluate(
      async (path) => navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined,
      offlinePath,
    );
  await expect.poll(isKept).toBe(true);
}

test('a Thai customer without a connection sees the cart, comes back by herself, and leaves nothing at the log-out', async ({
  page,
  context,
  request,
}) => {
  const { token, post } = await openAccount(request, 'customer');
  await store(page, 'snapbazaar.session', JSON.stringify({ token, user_type: 'customer', post }));
  const [product] = await listStableProducts(request);
  await page.goto(`/th/product/${product?.id}`);
  await page.getByRole('button', { name: 'เพิ่มลงรถเข็น' }).first().click();
  await page.goto('/th/cart');
  const title = await page.getByRole('main').getByRole('listitem').getByRole('link').first().innerText();
  await waitForWorker(page, '/th/offline');

  await context.setOffline(true);
  await page.goto('/th/orders?state=paid', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/th\/offline\?back=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('คุณออฟไลน์อยู่');
  await expect(page.getByRole('main')).toContainText(title);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/th\/orders\?state=paid$/);

  await page.getByRole('button', { name: 'บัญชี', exact: true }).click();
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('snapbazaar.kept');
  await context.setOffline(true);
  await page.goto('/th/cart', { waitUntil: 'commit' });
  await expect(page.getByText('ไม่มีข้อมูลของคุณเก็บไว้ในเบราว์เซอร์นี้')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(title);
});

/** Posts a photo as a phone does that shares it to the installed app. */
async function sharePhoto(page: Page): Promise<void> {
  const { buffer, mimeType, name } = await drawnPhoto();
  await page.evaluate(
    ({ bytes, type, fileName }) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photo' });
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], fileName, { type }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { bytes: [...buffer], type: mimeType, fileName: name },
  );
}

test('a photo that is shared to the app opens the wizard after the sign-in, and asks before it replaces a draft', async ({
  page,
  request,
}) => {
  const { email } = await openAccount(request, 'seller');
  await page.goto('/');
  await waitForWorker(page, '/offline');
  await sharePhoto(page);
  await expect(page).toHaveURL(/\/signin\?next=%2Fchat$/);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(heading(page, 'Your product')).toBeVisible();
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('snapbazaar.listing-draft') ?? '{}'));
  await expect.poll(async () => (await stored()).photo?.productUUID ?? '').not.toBe('');
  const first = (await stored()).publishKey;

  await sharePhoto(page);
  const question = page.getByRole('dialog', { name: 'Begin a new listing with this photo?' });
  await question.getByRole('button', { name: 'Keep the draft' }).click();
  expect((await stored()).publishKey).toBe(first);
  await sharePhoto(page);
  await question.getByRole('button', { name: 'Begin anew' }).click();
  await expect.poll(async () => (await stored()).publishKey).not.toBe(first);
});

test('a new deployment takes over without loading the page again, and deletes what the one before stored', async ({
  page,
}) => {
  const site = await siteInFront(process.env.BASE_URL ?? '');
  try {
    await page.goto(site.address);
    await waitForWorker(page, '/offline');
    const builds = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('build-')));
    const [before = ''] = await builds();
    await page.evaluate(() => document.body.setAttribute('data-untouched', ''));
    site.changeBuild(before.replace('snapbazaar.build-', ''), 'next-build');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(builds).toEqual(['snapbazaar.build-next-build']);
    expect(await page.locator('body').getAttribute('data-untouched')).toBe('');
    await page.goto(`${site.address}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await site.close();
  }
});

test('the app is offered in the menu where the browser can install it, once', async ({ page, request }) => {
  await signIn(page, request, 'customer');
  await page.goto('/');
  await page.evaluate(() => {
    const prompt = async () => document.body.setAttribute('data-prompted', '');
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  const menu = page.getByRole('button', { name: 'Account', exact: true });
  const entry = page.getByRole('button', { name: 'Install the app' });
  await menu.click();
  await entry.click();
  await expect(page.locator('body[data-prompted]')).toHaveCount(1);
  await menu.click();
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link').first()).toBeVisible();
  await expect(entry).toHaveCount(0);
});

test('every page names the manifest of its language, which the content policy allows', async ({ page }) => {
  for (const prefix of ['', '/th', '/ko']) {
    await page.goto(`${prefix || '/'}`);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(href).toBe(`${prefix}/manifest.webmanifest`);
    const answer = await page.request.get(href ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    expect((await answer.json()).start_url).toBe(prefix || '/');
  }
});
