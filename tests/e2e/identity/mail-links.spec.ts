import { readFile } from 'node:fs/promises';
import { openOutboxFolder } from '../../../server/providers/mail/outbox-folder.ts';
import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';
import {
  clearStorage,
  field,
  newEmail,
  openAccount,
  openForm,
  password,
  readCode,
  store,
  storedSession,
  submitButton,
  toast,
} from './account-steps.ts';

// Sessions that were ended, and a link that was used.
test.use({ allowedConsoleErrors: [/status of 4(01|10)/] });

const next = 'seven kites over a harbour';

/** The newest mail to an address that contains a text, once there is one. */
async function readMail(email: string, contained: string): Promise<string> {
  const outbox = openOutboxFolder(process.env.SITE_DATA_DIR ?? '.data');
  let found = '';
  const find = async () => {
    for (const { recipient, file } of (await outbox.list()).toReversed()) {
      const text = (await readFile(file, 'utf8')).replaceAll(/=\r?\n/g, '');
      if (recipient === email && text.includes(contained)) return text;
    }
    return '';
  };
  await expect.poll(async () => (found = await find())).not.toBe('');
  return found;
}

/** As a page shows the address of an account to whoever opened a link. */
const masked = (email: string) => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;

/** The address of a page that the newest mail leads to. */
async function readLink(email: string, path: string): Promise<string> {
  const mail = await readMail(email, `${path}#`);
  return new RegExp(`${path}#[\\w-]+`).exec(mail)?.[0] ?? '';
}

test('a seller sets a new password with the link of the mail: others are signed out and the owner is told', {
  tag: slow,
}, async ({ page, browser, request }) => {
  const { email, ...session } = await openAccount(request, 'seller');
  const other = await browser.newPage();
  await store(other, 'snapbazaar.session', JSON.stringify(session));
  await other.goto('/profile');
  await openForm(page, '/forgot-password');
  await field(page, 'Email').fill(email);
  await submitButton(page).click();
  await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
  const link = await readLink(email, '/reset-password');
  await openForm(page, link);
  await expect(page.getByText(`For the seller account of ${masked(email)}`)).toBeVisible();
  await field(page, 'New Password').fill(next);
  await field(page, 'Confirm Password').fill(next);
  await submitButton(page).click();
  await expect(page).toHaveURL('/signin');
  await readMail(email, 'Subject: Your Snapbazaar password was changed');
  await other.reload();
  await expect(other).toHaveURL(/\/signin\?/);
  await other.close();

  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(next);
  await submitButton(page).click();
  await expect(page).toHaveURL('/faq');
  await clearStorage(page);
  await page.goto(link);
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask as a seller' })).toBeVisible();
  await expect(field(page, 'New Password')).toHaveCount(0);
});

test('a changed email is taken back from the mail to the old address, with a new password', { tag: slow }, async ({
  page,
  request,
}) => {
  const { email, ...session } = await openAccount(request, 'customer');
  await store(page, 'snapbazaar.session', JSON.stringify(session));
  await page.goto('/account');
  const thief = newEmail();
  await field(page, 'Email').fill(thief);
  const details = page.locator('form').filter({ has: field(page, 'Email') });
  await details.getByRole('textbox', { name: 'Current Password' }).fill(password);
  await details.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' });
  await field(page, 'Code').fill(await readCode(thief));
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect.poll(async () => (await storedSession(page)).post.email).toBe(thief);

  await page.goto(await readLink(email, '/contacts/undo'));
  await expect(page.getByText(`For the customer account of ${masked(email)}`)).toBeVisible();
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect(page).toHaveURL(/\/reset-password#/);
  await field(page, 'New Password').fill(next);
  await field(page, 'Confirm Password').fill(next);
  await submitButton(page).click();
  await expect(toast(page, 'Your new password is set. Please sign in with it.')).toBeVisible();
  await expect(page).toHaveURL('/signin-user');
  const me = { headers: { authorization: `Bearer ${session.token}` } };
  expect((await request.get('/api/v1/user/me', me)).status()).toBe(401);
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(next);
  await submitButton(page).click();
  await expect(page).toHaveURL('/');
});

test('an email that is confirmed by the link on another device is asked for no more on the first', {
  tag: slow,
}, async ({ page, browser }) => {
  const email = newEmail();
  const data = { login_type: 'email', email, password };
  const session = await (await page.request.post('/api/v1/user/signup', { data })).json();
  await store(page, 'snapbazaar.session', JSON.stringify(session));
  await page.goto('/wallet-bank');
  const reminder = page.getByRole('region', { name: 'Confirm your account' });
  await expect(reminder).toBeVisible();

  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(await readLink(email, '/contacts/verify'));
  await expect(phone.getByText(`For the seller account of ${masked(email)}`)).toBeVisible();
  await expect(reminder).toBeVisible();
  await phone.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(phone.getByText('Your address is confirmed.')).toBeVisible();
  await context.close();

  await expect(reminder).toBeHidden({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reminder).toBeHidden();
});

for (const [role, signIn, first] of [
  ['seller', '/signin', '/faq'],
  ['customer', '/signin-user', '/'],
] as const) {
  test(`a visitor enters the demo as a ${role} with one tap`, { tag: slow }, async ({ page }) => {
    await openForm(page, signIn);
    await page.getByRole('button', { name: `Try it as the demo ${role}` }).click();
    await expect(page).toHaveURL(first);
    expect(await storedSession(page)).toMatchObject({ user_type: role });
  });
}
