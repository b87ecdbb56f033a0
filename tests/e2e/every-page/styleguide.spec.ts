import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from './checks/accessible.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T10:00:00Z' });
  await page.goto('/styleguide', { waitUntil: 'networkidle' });
  // From now on the clock advances only when a test advances it.
  await page.clock.pauseAt('2026-01-01T10:10:00Z');
});

const light = (page: Page) => page.getByRole('region', { name: 'light' });
const press = (page: Page, name: string) => light(page).getByRole('button', { name, exact: true }).click();

test('a customer toast stays 2000 ms', async ({ page }) => {
  await press(page, 'Customer toast');
  const toast = page.getByText('Welcome back');
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(1800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toBeHidden();
});

test('a seller toast stays 5000 ms, not counting the time under the pointer', async ({ page }) => {
  await press(page, 'Seller toast');
  const toast = page.getByText('Product saved');
  await page.clock.runFor(3000);
  await toast.hover();
  await page.clock.runFor(10_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(1500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(800);
  await expect(toast).toBeHidden();
});

test('a toast is announced, appears at the top right and can be dismissed', async ({ page }) => {
  await press(page, 'Error toast');
  const toast = page.getByRole('status').filter({ hasText: 'Invalid email or password' });
  await expect(toast).toHaveAttribute('aria-live', 'polite');
  const box = await toast.boundingBox();
  const screen = page.viewportSize();
  expect(box?.y).toBeLessThan(40);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((screen?.width ?? 0) - 40);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Invalid email or password')).toBeHidden();
});

for (const overlay of ['dialog', 'sheet']) {
  test(`a ${overlay} traps the focus, closes with Escape and restores the focus`, async ({ page }) => {
    await press(page, `Open ${overlay}`);
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(light(page).getByRole('button', { name: `Open ${overlay}` })).toBeFocused();
  });
}

test('tabs move with the arrow keys', async ({ page }) => {
  const email = light(page).getByRole('tab', { name: 'Email' });
  const phone = light(page).getByRole('tab', { name: 'Phone Number' });
  await email.focus();
  await page.keyboard.press('ArrowRight');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-selected', 'true');
  await expect(light(page).getByRole('tabpanel')).toHaveText('The phone field stands here.');
  await page.keyboard.press('ArrowRight');
  await expect(email).toBeFocused();
});

test('an error is linked to its field, and a password can be shown', async ({ page }) => {
  const email = light(page).getByLabel('Email', { exact: true }).and(page.locator('input'));
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  const password = light(page).getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await press(page, 'Show Password');
  await expect(password).toHaveAttribute('type', 'text');
});

test('every component is accessible in both themes', async ({ page }) => {
  await page.clock.resume();
  await expectAccessible(page);
});
