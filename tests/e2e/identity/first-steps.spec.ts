import { expect, test } from '../fixtures.ts';
import { field, newEmail, openForm, password, screens, submitButton } from './account-steps.ts';

for (const { path } of screens) {
  test(`the language names beside ${path} lead to the same form in that language`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openForm(page, path);
    const names = page.getByRole('complementary').getByRole('listitem').getByRole('link');
    await expect(names).toHaveText(['English', 'ไทย', '中文', 'Tiếng Việt', 'Español', '日本語', '한국어']);
    await names.filter({ hasText: 'Español' }).click();
    await expect(page).toHaveURL(`/es${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
}

test('a new seller meets “Add a photo” first, in view on a phone, and it leads to the photo', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page, '/signup');
  await field(page, 'Email').fill(newEmail());
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await submitButton(page).click();
  await expect(page).toHaveURL('/faq');
  const first = page.getByRole('link', { name: 'Add a photo' });
  await expect(first).toBeInViewport({ ratio: 1 });
  await first.click();
  await expect(page).toHaveURL('/chat');
});
