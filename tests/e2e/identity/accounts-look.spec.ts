import { accessibility, expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { field, openForm, openPhoneTab, screens, submitButton } from './account-steps.ts';

// All four screens share one form; sign-up shows all of its fields.
test('the form is accessible in both themes, with the errors of email and of phone', { tag: accessibility }, async ({
  page,
}) => {
  await openForm(page, '/signup');
  await submitButton(page).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expectAccessible(page);
  await openPhoneTab(page);
  await submitButton(page).click();
  await expect(field(page, 'Phone Number')).toBeFocused();
  await expectAccessible(page);
});

test('every account screen fits from 320 px up, in a card of at most 520 px', async ({ page }) => {
  for (const { path } of screens) {
    await page.goto(path, { waitUntil: 'commit' });
    for (const width of [320, 360, 768, 992, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await page.getByRole('tablist').boundingBox())?.width).toBeLessThanOrEqual(520);
      if (width === 1440) expect((await page.getByRole('tablist').boundingBox())?.width).toBe(520);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
});

test('the form works by keyboard', async ({ page }) => {
  await openForm(page, '/signup');
  await page.getByRole('tab', { name: 'Email' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Phone Number' })).toBeFocused();
  await expect(field(page, 'Phone Number')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Country', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Phone Number')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Phone Number')).toHaveAccessibleDescription('Phone is required');
});
