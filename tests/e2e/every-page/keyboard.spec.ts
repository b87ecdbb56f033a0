import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { field, password, submitButton } from '../identity/account-steps.ts';
import { withoutPictures } from '../marketplace/browse-steps.ts';
import { signUp } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';
import { expectAccessible, expectStill } from './checks/accessible.ts';
import { pressOn, tabTo } from './checks/keyboard-steps.ts';

// Keyboard users often prefer reduced motion too.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

async function signIn(page: Page, email: string): Promise<void> {
  await expect(submitButton(page)).toBeEnabled();
  await tabTo(page, field(page, 'Email'));
  await page.keyboard.type(email);
  await tabTo(page, field(page, 'Password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('a visitor finds a product, reads it in Thai, signs in to save it, and removes it again', { tag: slow }, async ({
  page,
  request,
}) => {
  const { email } = await signUp(request, 'customer');
  await withoutPictures(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const strip = page.getByRole('region', { name: 'Categories' }).getByRole('list');
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  const [concurrency, later] = await strip.evaluate(async (list) => {
    const first = list.scrollLeft;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return [first, list.scrollLeft];
  });
  expect(concurrency).toBeGreaterThan(0);
  expect(later).toBe(concurrency);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  // A category in which no other test publishes or removes.
  await pressOn(page, page.getByRole('link', { name: 'Automotive' }));
  await expect(page).toHaveURL('/products/4000');
  const filter = page.getByRole('button', { name: /^Filter/ });
  const panel = page.getByRole('dialog', { name: 'Filter' });
  await pressOn(page, filter);
  await expect(panel).toBeVisible();
  await expectStill(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(filter).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByLabel('Price to, US$'));
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/4000?max_price=300');

  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Shop Now' }).first());
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await pressOn(page, page.getByRole('link', { name: 'ไทย' }).first());
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await page.goBack();
  const save = page.getByRole('button', { name: /^Saved? to #My favorite ads$/ }).first();
  await pressOn(page, save);
  await expect(page).toHaveURL(/\/signin-user\?next=/);
  await signIn(page, email);
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(save).toHaveText('Saved to #My favorite ads');

  await page.goto('/favorites');
  await pressOn(page, page.getByRole('main').getByRole('button', { name: 'Saved to #My favorite ads' }));
  await expect(page.getByRole('main').getByRole('button', { name: 'Save to #My favorite ads' })).toBeFocused();
});

test('a seller signs in, deposits money, and must confirm closing the account', { tag: slow }, async ({
  page,
  request,
}) => {
  const { email } = await signUp(request, 'seller');
  await page.goto('/signin');
  await signIn(page, email);
  const places = page.getByRole('navigation', { name: 'Workspace' });
  await pressOn(page, places.getByRole('link', { name: 'Wallet & Bank' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wallet & Bank');

  const dialog = page.getByRole('dialog');
  const linkAccount = page.getByRole('main').getByRole('button', { name: 'Link Account' }).first();
  await pressOn(page, linkAccount);
  await expect(dialog).toBeVisible();
  await expectStill(page);
  await expectAccessible(page, 'dialog[open]');
  // The focus cycles within the dialog.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog[open], body')?.tagName)).not.toBe('MAIN');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(linkAccount).toBeFocused();
  // After fast presses the last opened dialog stays open.
  for (const key of ['Enter', 'Escape', 'Enter', 'Escape', 'Enter']) await page.keyboard.press(key);
  await tabTo(page, dialog.getByRole('textbox', { name: 'Current Password' }));
  await page.keyboard.type(password);
  await pressOn(page, dialog.getByRole('button', { name: 'Link Account' }));
  await expect(page.getByText('Linked: Test bank ••6789.')).toBeVisible();

  const deposit = page.getByRole('button', { name: 'Deposit Funds' });
  await pressOn(page, deposit);
  await tabTo(page, page.getByRole('textbox', { name: 'Amount in USD' }));
  await page.keyboard.type('25');
  await page.keyboard.press('Enter');
  await pressOn(page, page.getByRole('button', { name: 'Confirm deposit' }));
  await expect(dialog).toBeHidden();
  await expect(deposit).toBeFocused();

  await pressOn(page, places.getByRole('link', { name: 'Settings' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const close = page.getByRole('button', { name: 'Close my account' });
  await pressOn(page, close);
  await expect(page.getByRole('dialog', { name: 'Close your account?' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(close).toBeFocused();
});
