import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  anyToast,
  field,
  newEmail,
  openForm,
  openPhoneTab,
  screens,
  submitButton,
  watchCalls,
} from './account-steps.ts';

const backTranslations = (page: Page, name: string, error: string) =>
  expect(field(page, name)).toHaveAccessibleDescription(error);

/** Checks the rules that apply only to new passwords. */
async function checkNewPassword(page: Page): Promise<void> {
  await backTranslations(page, 'Confirm Password', 'Confirm Password is required');
  await field(page, 'Password').fill('seven77');
  await field(page, 'Confirm Password').fill('other');
  await submitButton(page).click();
  await backTranslations(page, 'Password', 'Password must have at least 8 characters');
  await backTranslations(page, 'Confirm Password', 'Password & Confirm Password is not matched');
}

/** An error stands under each invalid field in both modes, and the first of them is focused. */
async function checkErrors(page: Page, isNew: boolean): Promise<void> {
  await submitButton(page).click();
  await backTranslations(page, 'Email', 'Email is required');
  await backTranslations(page, 'Password', 'Password is required');
  await expect(field(page, 'Email')).toBeFocused();
  if (isNew) await checkNewPassword(page);
  for (const wrong of ['nonsense', 'a@b']) {
    await field(page, 'Email').fill(wrong);
    await backTranslations(page, 'Email', '');
    await submitButton(page).click();
    await backTranslations(page, 'Email', 'Invalid Email');
  }
  await field(page, 'Email').fill('malee@test.example');
  await field(page, 'Password').fill('   ');
  await submitButton(page).click();
  await backTranslations(page, 'Email', '');
  await backTranslations(page, 'Password', 'Password is required');
  await expect(field(page, 'Password')).toBeFocused();

  await openPhoneTab(page);
  await submitButton(page).click();
  await backTranslations(page, 'Phone Number', 'Phone is required');
  await backTranslations(page, 'Password', 'Password is required');
  await expect(field(page, 'Phone Number')).toBeFocused();
  await field(page, 'Phone Number').fill('98765 43210');
  await backTranslations(page, 'Phone Number', '');
  if (isNew) await checkNewPassword(page);
  else await submitButton(page).click();
  await expect(anyToast(page)).toHaveCount(0);
}

/** Passwords can be shown and hidden; changing the tab clears all fields and errors. */
async function checkTabs(page: Page, passwords: string[]): Promise<void> {
  const expectCleared = async (names: string[]) => {
    for (const name of names) await expect(field(page, name)).toHaveValue('');
    for (const name of passwords) await expect(field(page, name)).toHaveAttribute('type', 'password');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  };
  await page.getByRole('tab', { name: 'Email' }).click();
  await expectCleared(['Email', ...passwords]);
  await field(page, 'Email').fill('nonsense');
  for (const name of passwords) {
    await field(page, name).fill('lantern');
    await expect(field(page, name)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: `Show ${name}`, exact: true }).click();
    await expect(field(page, name)).toHaveAttribute('type', 'text');
  }
  await page.getByRole('button', { name: 'Hide Password', exact: true }).click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await expect(field(page, 'Password')).toHaveValue('lantern');
  await submitButton(page).click();
  await backTranslations(page, 'Email', 'Invalid Email');

  await openPhoneTab(page);
  await expectCleared(['Phone Number', ...passwords]);
  await field(page, 'Phone Number').fill('98765 43210');
  await submitButton(page).click();
  await page.getByRole('tab', { name: 'Email' }).click();
  await expectCleared(['Email', ...passwords]);
  await openPhoneTab(page);
  await expectCleared(['Phone Number']);
}

for (const { path, title, subtitle, button, sibling, isNew } of screens) {
  test(`${path} has its texts and both modes, shows errors, clears fields with the tab, and sends nothing`, async ({
    page,
  }) => {
    await openForm(page, path);
    const calls = watchCalls(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Email', 'Phone Number']);
    await expect(submitButton(page)).toHaveText(button);
    await checkErrors(page, isNew);
    await checkTabs(page, isNew ? ['Password', 'Confirm Password'] : ['Password']);
    for (const provider of ['Google', 'Facebook']) {
      const notConnected = page.getByRole('button', { name: provider });
      await expect(notConnected).toBeDisabled();
      await expect(notConnected).toHaveAccessibleDescription(
        'Google, Facebook sign-in has not been set up on this server.',
      );
      await notConnected.focus();
      await expect(notConnected).toBeFocused();
    }
    expect(calls).toEqual([]);
    await page.getByRole('link', { name: sibling[0], exact: true }).click();
    await expect(page).toHaveURL(sibling[1]);
  });
}

for (const [path, email, secret] of [
  ['/signin', 'username webauthn', 'current-password'],
  ['/signup-user', 'email', 'new-password'],
] as const) {
  test(`${path} tells password managers and phones what its fields are`, async ({ page }) => {
    await openForm(page, path);
    const expectOf = async (name: string, attributes: Record<string, string>) => {
      for (const [key, value] of Object.entries(attributes))
        await expect(field(page, name)).toHaveAttribute(key, value);
    };
    await expectOf('Email', { name: 'email', type: 'email', inputmode: 'email', autocomplete: email });
    await expectOf('Password', { name: 'password', autocomplete: secret });
    if (path === '/signup-user') await expectOf('Confirm Password', { name: 'confirmPassword', autocomplete: secret });
    await openPhoneTab(page);
    await expectOf('Phone Number', { name: 'phone', type: 'tel', inputmode: 'tel', autocomplete: 'tel' });
  });
}

test('a form sends trimmed values once, and its button is busy meanwhile', async ({ page }) => {
  const bodies: unknown[] = [];
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/v1/customer/signup', async (route) => {
    bodies.push(route.request().postDataJSON());
    await answered.promise;
    await route.continue();
  });
  await openForm(page, '/signup-user');
  const email = newEmail();
  await field(page, 'Email').fill(`  ${email}  `);
  await field(page, 'Password').fill('  lantern-tree  ');
  await field(page, 'Confirm Password').fill(' lantern-tree');
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await submitButton(page).click({ force: true });
  await field(page, 'Password').press('Enter');
  answered.resolve();
  await expect(page).toHaveURL('/');
  expect(bodies).toEqual([{ login_type: 'email', email, phone: '', password: 'lantern-tree' }]);
});
