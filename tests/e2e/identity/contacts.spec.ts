import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';
import { field, newEmail, openForm, password, readCode, store, submitButton, toast } from './account-steps.ts';

// Calls that are refused on purpose.
test.use({ allowedConsoleErrors: [/status of 40[03]/] });

test('a new seller confirms the email when money needs it, and the transfer goes on', { tag: slow }, async ({
  page,
}) => {
  const email = newEmail();
  const data = { login_type: 'email', email, password };
  const session = await (await page.request.post('/api/v1/user/signup', { data })).json();
  await store(page, 'snapbazaar.session', JSON.stringify(session));
  await page.goto('/wallet-bank');
  await expect(page.getByRole('region', { name: 'Confirm your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Link Account' }).click();
  await page.getByRole('textbox', { name: 'Current Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Current Password' }).press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await expect(dialog.getByText(`that we sent to ${email}`)).toBeVisible();
  await expectAccessible(page, 'dialog[open]:has([autocomplete="one-time-code"])');
  const code = await readCode(email);
  await field(page, 'Code').fill(code === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(field(page, 'Code')).toHaveAccessibleDescription(/This code is not right/);
  await field(page, 'Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Linked: Test bank ••6789.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Confirm your account' })).toBeHidden();
});

test('a customer who forgot the password sets a new one with the code and signs in', async ({ page }) => {
  const email = newEmail();
  await page.request.post('/api/v1/customer/signup', { data: { login_type: 'email', email, password } });
  const first = await readCode(email);
  await openForm(page, '/signin-user');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password-user');
  // The URL changes first, while the previous form is still shown.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Your Password');
  await field(page, 'Email').fill(email);
  await submitButton(page).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  await expect.poll(() => readCode(email)).not.toBe(first);
  await field(page, 'Code').fill(await readCode(email));
  const next = 'seven kites over a harbour';
  await field(page, 'New Password').fill(next);
  await field(page, 'Confirm Password').fill(next);
  await submitButton(page).click();
  await expect(toast(page, 'Your new password is set. Please sign in with it.')).toBeVisible();
  await expect(page).toHaveURL('/signin-user');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(next);
  await submitButton(page).click();
  await expect(page).toHaveURL('/');
});
