import type { Page } from '@playwright/test';
import { codeOfApp } from '../../support/identity/authenticator-app.ts';
import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';
import {
  clearStorage,
  field,
  openAccount,
  openForm,
  password,
  store,
  storedSession,
  submitButton,
} from './account-steps.ts';

// Sign-ins that wait for two-factor, and a recovery code that is used twice.
// A call that was under way when the token was renewed is refused once and sent again.
test.use({ allowedConsoleErrors: [/status of 40[013]/] });

/** Signs out and takes the first step. */
async function signInAgain(page: Page, email: string): Promise<void> {
  await clearStorage(page);
  await openForm(page, '/signin-user?next=/account');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(await storedSession(page)).toBeNull();
}

test('a customer turns two-factor on, and signs in with a code of the app or, once, a recovery code', {
  tag: slow,
}, async ({ page, request }) => {
  const { email, ...session } = await openAccount(request, 'customer');
  await store(page, 'snapbazaar.session', JSON.stringify(session));
  await page.goto('/account');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const enrolment = page.getByRole('dialog', { name: 'Turn the second step on' });
  await expect(enrolment.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await enrolment.locator('code').textContent()) ?? '';
  const code = codeOfApp(secret, new Date());
  await field(page, 'Code').fill(code === '000000' ? '111111' : '000000');
  await enrolment.getByRole('button', { name: 'Turn on' }).click();
  await expect(field(page, 'Code')).toHaveAccessibleDescription(/This code is not right/);
  await field(page, 'Code').fill(code);
  await enrolment.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await shown.getByRole('listitem').first().textContent()) ?? '';
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('On. You have 10 recovery codes left.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('On. You have 10 recovery codes left.')).toBeVisible();
  await expect(page.getByText(recoveryCode)).toHaveCount(0);

  await signInAgain(page, email);
  // The code of this half minute was used, and phones may be one ahead.
  await field(page, 'Code').fill(codeOfApp(secret, new Date(), 1));
  await submitButton(page).click();
  await expect(page).toHaveURL('/account');

  await signInAgain(page, email);
  await field(page, 'Code').fill(recoveryCode);
  await submitButton(page).click();
  await expect(page.getByText('On. You have 9 recovery codes left.')).toBeVisible();

  await signInAgain(page, email);
  await field(page, 'Code').fill(recoveryCode);
  await submitButton(page).click();
  await expect(field(page, 'Code')).toHaveAccessibleDescription(/This code is not right/);
  expect(await storedSession(page)).toBeNull();
});
