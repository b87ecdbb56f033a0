import type { Page } from '@playwright/test';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';
import { field, password, storedSession, toast } from './account-steps.ts';

const note = (page: Page) => page.getByRole('region', { name: 'Why you are here' });

test('a customer on a seller page sees the reason at Home, and opens a seller account in one step', {
  tag: slow,
}, async ({ page, request }) => {
  test.slow();
  // Contrast is measured without the dialog's fade-in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, request, 'customer');
  for (const path of ['/faq', '/chat']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    await expect(note(page)).toContainText('That page is for sellers. You are signed in as a customer.');
  }
  await expectAccessible(page);
  await note(page).getByRole('button', { name: 'Open a seller account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a seller account' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Open and sign in' }).click();
  await expect(dialog.getByText('Current Password is required')).toBeVisible();
  await field(page, 'Current Password').fill(password);
  await dialog.getByRole('button', { name: 'Open and sign in' }).click();
  await expect(page).toHaveURL('/chat');
  await expect(toast(page, 'You are now signed in to your seller account')).toBeVisible();
  expect((await storedSession(page)).user_type).toBe('seller');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(note(page)).toBeHidden();
});

test('a customer who presses AI Bundle sees the reason at Home until they navigate', async ({ page, request }) => {
  await signIn(page, request, 'customer');
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(note(page)).toBeHidden();
  await page.getByRole('link', { name: 'AI Bundle' }).click();
  await expect(note(page)).toContainText('That page is for sellers.');
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/search');
  await expect(note(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(note(page)).toBeHidden();
});

test('a seller on favorites sees that they are for customers, and opens a customer account', async ({
  page,
  request,
}) => {
  await signIn(page, request, 'seller');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'My favorite ads' }).click();
  await expect(note(page)).toContainText('Favorites belong to customer accounts. You are signed in as a seller.');
  await expect(page).toHaveURL('/');
  await note(page).getByRole('button', { name: 'Open a customer account' }).click();
  await field(page, 'Current Password').fill(password);
  await page.getByRole('button', { name: 'Open and sign in' }).click();
  await expect(page).toHaveURL('/favorites');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My favorite ads');
});

test('a guest sees why a sign-in is required', async ({ page }) => {
  for (const [path, words] of [
    ['/chat', 'That page is for sellers.'],
    ['/favorites', 'Favorites are kept with your account. Sign in to see yours.'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.goto('/signin');
  await expect(page.getByText('That page is for sellers.')).toBeHidden();
});

for (const path of ['/', '/search', '/products/1000', '/design', '/about', '/product/1']) {
  test(`${path} has a way to sign in, to favorites and out on every screen`, { tag: slow }, async ({
    page,
    request,
  }) => {
    const screens = [360, 768, 1440];
    const openMenu = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const menu = page.getByRole('button', { name: 'Account', exact: true });
      if (await menu.isVisible()) await menu.click();
    };
    await page.goto(path);
    for (const width of screens) {
      await openMenu(width);
      // While the page adapts to its new width, both the menu and the sidebar may show it.
      await expect(page.getByRole('link', { name: 'Log in', exact: true }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'seller', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'My favorite ads' }).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `beyond ${width} px`).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
    }
    for (const width of screens) {
      await signIn(page, request, 'customer');
      await page.goto(path);
      await openMenu(width);
      await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeHidden();
      // What is still read with the session when it ends is refused.
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/');
      expect(await storedSession(page)).toBeNull();
    }
  });
}
