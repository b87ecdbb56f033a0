import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import spanish from '../../../data/messages/es/identity.json' with { type: 'json' };
import { startIssuer } from '../../support/identity/openid-issuer.ts';
import { freePort } from '../../support/site/free-port.ts';
import { startSite } from '../../support/site/site-process.ts';
import { test as base, expect } from '../fixtures.ts';
import { slow } from '../slow.ts';
import {
  clearStorage,
  field,
  newEmail,
  openForm,
  password,
  store,
  storedSession,
  submitButton,
  toast,
} from './account-steps.ts';

type Issuer = Awaited<ReturnType<typeof startIssuer>>;

/** A site of its own, whose visitors can sign in at an issuer on this machine. */
const test = base.extend<object, { site: { address: string; issuer: Issuer } }>({
  site: [
    async ({ browserName: _ }, use) => {
      const port = String(await freePort());
      const issuer = await startIssuer(`http://localhost:${port}/api/v1/auth/oidc/callback`);
      const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-openid-'));
      // As root the database runs as another user, which needs access to this folder.
      await chmod(folder, 0o755);
      const site = await startSite(folder, {
        PORT: port,
        OIDC_ISSUER: issuer.url,
        OIDC_CLIENT_ID: 'shop',
        OIDC_CLIENT_SECRET: 'shop-secret',
        OIDC_NAME: 'Night Market ID',
      });
      await use({ address: site.address, issuer });
      await site.stop();
      await issuer.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.address);
  },
});

// Refusals on purpose: an address that has an account, and the only way in.
// A call that was under way when the token was renewed is refused once and sent again.
test.use({ allowedConsoleErrors: [/status of 4(00|01|03|09)/] });
// One site and one issuer, at which one person at a time is signed in.
test.describe.configure({ mode: 'serial' });

const pressButton = (page: Page) => page.getByRole('link', { name: 'Night Market ID' }).click();
const linked = (page: Page) => page.getByRole('region', { name: 'Linked sign-ins' });
const unlink = (page: Page) => linked(page).getByRole('button', { name: 'Unlink Night Market ID' }).click();

test('a newcomer signs in at the issuer, and keeps that way in until there is another', { tag: slow }, async ({
  page,
  site,
}) => {
  const email = newEmail();
  site.issuer.person = { subject: 'newcomer', email, email_verified: true };
  await openForm(page, '/signin-user?next=/account');
  await pressButton(page);
  await expect(page).toHaveURL('/account');
  expect((await storedSession(page)).post).toMatchObject({ email, has_password: false, has_verified_contact: true });
  await expect(linked(page).getByRole('listitem')).toContainText(email);
  await unlink(page);
  await expect(toast(page, 'This is your only way to sign in. Please add another one first.')).toBeVisible();
  await field(page, 'New Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await page.locator('#password button[type=submit]').click();
  await expect(toast(page, 'Password changed')).toBeVisible();
  await unlink(page);
  await expect(toast(page, 'Sign-in unlinked.')).toBeVisible();
  await expect(linked(page).getByText('No other site is linked.')).toBeVisible();
});

test('a person who declines at the issuer is told so on the sign-in page, in its language', { tag: slow }, async ({
  page,
  site,
}) => {
  site.issuer.person = null;
  await openForm(page, '/es/signin?next=/storefront');
  await pressButton(page);
  await expect(page).toHaveURL('/es/signin?next=%2Fstorefront');
  await expect(toast(page, spanish['auth-methods'].denied)).toBeVisible();
  expect(await storedSession(page)).toBeNull();
});

test('an email that has an account is joined to it only after its own password', { tag: slow }, async ({
  page,
  site,
}) => {
  const email = newEmail();
  const data = { login_type: 'email', email, password };
  const owner = await (await page.request.post('/api/v1/user/signup', { data })).json();
  site.issuer.person = { subject: 'joiner', email, email_verified: true };
  await openForm(page, '/signin?next=/profile');
  await pressButton(page);
  await expect(page.getByText('There is an account with your email already.')).toBeVisible();
  expect(await storedSession(page)).toBeNull();
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await submitButton(page).click();
  await expect(page).toHaveURL('/profile');
  await expect(linked(page).getByRole('listitem')).toContainText(email);

  await clearStorage(page);
  await openForm(page, '/signin?next=/profile');
  await pressButton(page);
  await expect(page).toHaveURL('/profile');
  expect((await storedSession(page)).post.id).toBe(owner.post.id);
});

test('a link that somebody was sent links nothing when it is opened, and asks first in the browser that began it', {
  tag: slow,
}, async ({ page, browser, site }) => {
  const email = newEmail();
  const data = { login_type: 'email', email, password };
  const victim = await (await page.request.post('/api/v1/user/signup', { data })).json();
  // The attacker's identity has the victim's address; the challenge is taken from the attacker's own browser.
  site.issuer.person = { subject: 'attacker', email, email_verified: true };
  const attacker = await browser.newPage();
  const refusal = attacker.waitForResponse((response) => response.url().endsWith('/auth/exchange'));
  await openForm(attacker, `${site.address}/signin`);
  await pressButton(attacker);
  const { challenge } = await (await refusal).json();
  expect(challenge).toBeTruthy();
  await attacker.close();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/identities')) sent.push(request.url());
  });
  await store(page, 'snapbazaar.session', JSON.stringify(victim));
  await page.goto(`/profile#link=${challenge}`);
  await expect(linked(page).getByText('No other site is linked.')).toBeVisible();
  await expect(toast(page, 'This took too long or was finished already. Please start again.')).toBeVisible();
  expect(sent).toEqual([]);

  await linked(page).getByRole('button', { name: 'Link Night Market ID' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link Night Market ID to your account?' });
  await expect(dialog).toContainText(email);
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Link it' }).click();
  await expect(linked(page).getByRole('listitem')).toContainText(email);
});
