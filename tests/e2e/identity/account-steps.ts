import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openOutboxFolder } from '../../../server/providers/mail/outbox-folder.ts';
import type { Session } from '../../../web/domains/identity/session/session.ts';

/** The four account screens and their texts. */
export const screens = [
  {
    path: '/signin',
    title: 'Seller Login Account',
    subtitle: 'Hello, welcome back to account',
    button: 'Signin',
    sibling: ['Sign Up', '/signup'],
    call: '/user/login',
    isNew: false,
  },
  {
    path: '/signup',
    title: 'Create Seller Account',
    subtitle: 'Hello, your shop opens in a minute',
    button: 'Signup',
    sibling: ['Sign In', '/signin'],
    call: '/user/signup',
    isNew: true,
  },
  {
    path: '/signin-user',
    title: 'Login Account',
    subtitle: 'Hello, welcome back to account',
    button: 'Signin',
    sibling: ['Sign Up', '/signup-user'],
    call: '/customer/login',
    isNew: false,
  },
  {
    path: '/signup-user',
    title: 'Create Account',
    subtitle: 'Hello, welcome to the bazaar',
    button: 'Signup',
    sibling: ['Sign In', '/signin-user'],
    call: '/customer/signup',
    isNew: true,
  },
] as const;

export const password = 'lantern-under-a-mango-tree';

let count = 0;
/** An address that no other test uses. */
export const newEmail = () => `visitor-${process.pid}-${Date.now()}-${count++}@test.example`;

/** The code of the newest mail to an address, read from the outbox of the site as its operator would. */
export async function readCode(email: string): Promise<string> {
  const outbox = openOutboxFolder(process.env.SITE_DATA_DIR ?? '.data');
  const findCode = async () => {
    const newest = (await outbox.list()).findLast(({ recipient }) => recipient === email);
    return newest ? (/^(\d{6})\s*$/m.exec(await readFile(newest.file, 'utf8'))?.[1] ?? '') : '';
  };
  await expect.poll(findCode, { timeout: 20_000 }).toMatch(/^\d{6}$/);
  return findCode();
}

/** Opens an account on the server and confirms its email. */
export async function openAccount(
  request: APIRequestContext,
  role: 'seller' | 'customer',
): Promise<Session & { email: string }> {
  const email = newEmail();
  const data = { login_type: 'email', email, password };
  const opened = await request.post(`/api/v1/${role === 'seller' ? 'user' : 'customer'}/signup`, { data });
  const { token } = await opened.json();
  const confirmed = await request.post('/api/v1/user/contacts/verify', {
    headers: { authorization: `Bearer ${token}` },
    data: { code: await readCode(email) },
  });
  return { email, token, user_type: role, post: (await confirmed.json()).post };
}

/** Opens a page with a form and waits until it is hydrated. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(submitButton(page)).toBeEnabled();
}

export const submitButton = (page: Page) => page.locator('button[type=submit]:not([aria-label])');
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true });
export const anyToast = (page: Page) => page.getByRole('button', { name: 'Dismiss' });

export async function openPhoneTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Phone Number' }).click();
  // The code of this tab is loaded on demand.
  await expect(field(page, 'Phone Number')).toBeVisible();
}

/** Records every API request of the page from now on. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Asked on every sign-in page, so that the browser can offer passkeys.
    const isOffer = pathname.endsWith('/auth/passkey/options');
    if (pathname.startsWith('/api/') && !isOffer) calls.push(pathname);
  });
  return calls;
}

/** Puts a text into the browser's storage before the next page runs a script, once: later pages keep what they find. */
export async function store(page: Page, key: string, text: string): Promise<void> {
  await page.addInitScript(
    ([name, value, mark]) => {
      if (!location.protocol.startsWith('http') || sessionStorage.getItem(mark as string)) return;
      sessionStorage.setItem(mark as string, 'stored');
      localStorage.setItem(name as string, value as string);
    },
    [key, text, `stored ${count++}`],
  );
}

export const storeSession = (page: Page, user_type: 'seller' | 'customer', token = 'made-up') =>
  store(page, 'snapbazaar.session', JSON.stringify({ token, user_type, post: { name: 'Malee' } }));

export const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('snapbazaar.session') ?? 'null'));

/** Forgets the session on a page without scripts, where no call can be sent without it. */
export async function clearStorage(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
}

/** Logs out with the account menu of the header. */
export async function logOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
}

/** The response of a successful sign-in. */
export const welcome = (user_type: 'seller' | 'customer') => ({
  status: 1,
  message: 'Signed in successfully',
  token: 'made-up',
  user_type,
  post: { id: '1', name: 'Malee', email: 'malee@test.example', phone: null },
});
