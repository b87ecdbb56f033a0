import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { field, newEmail, openAccount, password, store, storedSession, toast } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';

const workspacePages = [
  ['AI Chat', '/chat'],
  ['Income Dashboard', '/income'],
  ['Buyer Analytics', '/buyer-analytics'],
  ['Wallet & Bank', '/wallet-bank'],
  ['Invoices', '/invoices'],
  ['Resources', '/resources'],
  ['My Storefront / Products and Orders', '/storefront'],
  ['Messages', '/storefront/messages'],
  ['Settings', '/settings'],
  ['Help Center', '/faq'],
] as const;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const workspace = (page: Page) => page.getByRole('navigation', { name: 'Workspace' });

/** Signs in a new seller and opens a page. */
async function arrive(page: Page, request: APIRequestContext, path: string): Promise<string> {
  const { email, ...session } = await openAccount(request, 'seller');
  await store(page, 'snapbazaar.session', JSON.stringify(session));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return email;
}

test('the sidebar lists every page in order, marks the current one, and stays collapsed', async ({ page, request }) => {
  const email = await arrive(page, request, '/settings');
  const links = workspace(page).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(
    workspacePages.map(([name, path]) => [name, path]),
  );
  await expect(workspace(page).getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/upgrade');
  await expect(page.getByRole('link', { name: 'Help', exact: true })).toHaveAttribute('href', '/faq');
  await expect(page.getByRole('complementary').getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Fold the sidebar' }).press('Enter');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Unfold the sidebar' })).toBeVisible();
  await expect(workspace(page).getByRole('link', { name: 'My Storefront / Products and Orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Change to the dark theme' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Change to the light theme' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(title(page, 'Profile')).toBeVisible();
});

test('on a phone the main pages are in a bottom bar, and the others behind More', { tag: slow }, async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = await arrive(page, request, '/settings');
  await expect(workspace(page).getByRole('link')).toHaveText(['AI Chat', 'Income', 'Wallet', 'Storefront']);
  await workspace(page).getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your workspace' });
  await expect(sheet.getByRole('link')).toHaveCount(workspacePages.length + 1);
  await expect(sheet.getByText(email)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await sheet.getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(sheet).toBeHidden();
});

test('the Help Center links to /chat, finds answers, opens them by address, and sends a message', {
  tag: slow,
}, async ({ page, request }) => {
  await arrive(page, request, '/faq#plans');
  await expect(page.getByText('There is only one plan, and it is free')).toBeInViewport();
  for (const name of [
    'Beginner individual',
    'Experienced seller',
    'Manufacturer or supplier',
    'Retailer looking for suppliers',
  ]) {
    await expect(page.locator('summary').filter({ hasText: name })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Add Products' })).toHaveAttribute('href', '/chat');
  await page.locator('summary').filter({ hasText: 'Experienced seller' }).press('Enter');
  await expect(page.getByText('You know your prices.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add Products' })).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search help' }).fill('how big may a photo be');
  await page.getByText('Which photos can I upload?').click();
  await expect(page.getByText('at most 50 megapixels')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search help' }).fill('zebra');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(field(page, 'Your message')).toBeFocused();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(field(page, 'Your message')).toHaveAccessibleDescription(/Please write your message\./);
  await expectAccessible(page, 'main');
  await field(page, 'Your message').fill('The bell is too loud.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, 'Your message has been received.')).toBeVisible();
  await expect(field(page, 'Your message')).toHaveValue('');
});

test('the profile changes the account, adds and removes tokens, and explains claiming', { tag: slow }, async ({
  page,
  request,
}) => {
  await arrive(page, request, '/profile');
  await field(page, 'Name').fill('Malee’s Studio');
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByRole('complementary').getByText('Malee’s Studio')).toBeVisible();
  await field(page, 'Email').fill(newEmail());
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('Current Password is required')).toBeVisible();

  for (const network of ['Google', 'Facebook', 'Twitter']) {
    const row = page.getByRole('listitem').filter({ hasText: network });
    await expect(row).toContainText(/Balance.*12 Jan 2024.*12 Jan 2025.*Total tokens earned/);
    await expect(row.getByRole('button', { name: 'Claim Token' })).toBeVisible();
  }
  await expect(page.getByText('Sample data')).toBeVisible();
  await page.getByRole('button', { name: 'Claim Token, Google' }).click();
  await expect(page.getByText(/a Google account has to be connected first/)).toBeVisible();

  const box = page.getByRole('checkbox', { name: /Allow behavioral data collection \(earn \+5 T4L\)/ });
  await box.check();
  await expect(page.getByText('Your tokens 5 T4L')).toBeVisible();
  await box.uncheck();
  await expect(page.getByText('Your tokens 0 T4L')).toBeVisible();
  await page.getByRole('button', { name: 'View Token History' }).click();
  const history = page.getByRole('dialog', { name: 'Token history' });
  await expect(history.getByRole('row')).toContainText(['Date', '−5', '+5', 'Balance']);
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Manage Privacy' }).click();
  await expect(title(page, 'Manage Privacy')).toBeVisible();
});

test('the profile ends the session of one other device', { tag: slow }, async ({ page, request }) => {
  const email = await arrive(page, request, '/profile');
  const data = { login_type: 'email', email, password };
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const { token } = await (await request.post('/api/v1/user/login', { data, headers })).json();
  await page.reload();
  await page.getByRole('button', { name: /^End the session on Firefox/ }).click();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  const ended = await request.get('/api/v1/user/me', { headers: { authorization: token } });
  expect(ended.status()).toBe(401);
  await expectAccessible(page, 'main');
});

test.describe('with a refused request', () => {
  test.use({ allowedConsoleErrors: [/status of 403/] });

  test('a demo account sees what is disabled for it', async ({ page, request }) => {
    const data = { login_type: 'email', email: 'seller@demo.snapbazaar.example', password: 'night-market-2026' };
    const { token, user_type, post } = await (await request.post('/api/v1/user/login', { data })).json();
    await store(page, 'snapbazaar.session', JSON.stringify({ token, user_type, post }));
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const sentence =
      'Everyone shares this demo account, so this is switched off here. Open an account of your own to use it.';
    await expect(toast(page, sentence)).toBeVisible();
  });
});

test('settings download the account’s data and close the account with the password', { tag: slow }, async ({
  page,
  request,
}) => {
  const email = await arrive(page, request, '/settings');
  await page.getByLabel('Language', { exact: true }).selectOption('th');
  await expect(page).toHaveURL('/th/settings');
  expect(await page.evaluate(() => localStorage.getItem('snapbazaar.language'))).toBe('th');
  await page.goto('/settings');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await arriving).createReadStream();
  expect(JSON.parse(Buffer.concat(await file.toArray()).toString()).account.email).toBe(email);

  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await dialog.getByRole('textbox', { name: 'Current Password' }).fill(password);
  await dialog.getByRole('button', { name: 'Close it for good' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toBeNull();
  const again = await request.post('/api/v1/user/login', { data: { login_type: 'email', email, password } });
  expect(again.status()).toBe(401);
});

test('Upgrade shows the included features and the configured limits', { tag: slow }, async ({ page, request }) => {
  await arrive(page, request, '/settings');
  await page.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL('/upgrade');
  await expect(title(page, 'Upgrade')).toBeVisible();
  await expect(page.getByText('You have everything already.')).toBeVisible();
  await expect(page.getByText('15 megabytes', { exact: true })).toBeVisible();
  // Configured in tests/support/site/running-site.ts.
  await expect(page.getByText('1,000,000 a minute', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
});
