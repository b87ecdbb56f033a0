import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { field, newEmail } from '../identity/account-steps.ts';

test('a guest writes to the operator, after what is missing was said beside its field', async ({ page }) => {
  const email = newEmail();
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Your message' });
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeEnabled();
  await message.fill('My parcel has not arrived.');
  await send.click();
  await expect(field(page, 'Your name')).toHaveAccessibleDescription('Please enter your name.');
  await expect(field(page, 'Your email')).toHaveAccessibleDescription(/Email is required$/);
  await expect(message).toHaveValue('My parcel has not arrived.');
  await expectAccessible(page);
  await field(page, 'Your name').fill('Mali');
  await field(page, 'Your email').fill(email);
  await send.click();
  await expect(
    page.getByText(`Your message has been received. We have sent a confirmation to ${email}.`),
  ).toBeVisible();
  await expect(message).toHaveValue('');
});
