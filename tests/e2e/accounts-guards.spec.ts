import type { APIRequestContext, Page } from '@playwright/test';
import {
  field,
  newEmail,
  openForm,
  password,
  screens,
  store,
  storedSession,
  storeSession,
  submitButton,
  watchCalls,
} from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { openHydrated } from './open-hydrated.ts';

const sellerPages = ['/chat', '/wallet-bank', '/profile', '/invoices', '/buyer-analytics', '/resources', '/faq'].concat(
  // Ours, where the specification leaves a sidebar entry without a target.
  ['/income', '/storefront', '/settings', '/manage-privacy', '/upgrade'],
);

/** These tests open many pages and do not wait for their pictures; on a busy machine a page's scripts take a while. */
const patient = { timeout: 15_000 };

/** Until a guard has let somebody in, its page has no title. */
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Signs a new account in, with a session that the server really knows; the answer is its token. */
async function signIn(page: Page, request: APIRequestContext, kind: 'seller' | 'customer'): Promise<string> {
  const body = { login_type: 'email', email: newEmail(), password };
  const reply = await request.post(`/api/v1/${kind === 'seller' ? 'user' : 'customer'}/signup`, { data: body });
  const { token } = await reply.json();
  await storeSession(page, kind, token);
  return token;
}

/** Fills the sign-up form that is open, and sends it. */
async function signUpHere(page: Page): Promise<void> {
  await field(page, 'Email').fill(newEmail());
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await submitButton(page).click();
}

test('a guest is led from every seller page to the seller sign-in, and from favorites to the customer’s', async ({
  page,
}) => {
  test.slow();
  for (const path of [...sellerPages, '/favorites']) {
    await page.goto(path, { waitUntil: 'commit' });
    const signIn = path === '/favorites' ? '/signin-user' : '/signin';
    await expect(page).toHaveURL(`${signIn}?next=${encodeURIComponent(path)}`, patient);
  }
});

test('the server sends nothing private, and nothing is asked for before the guard has spoken', async ({
  page,
  request,
}) => {
  for (const path of [...sellerPages, '/favorites']) {
    expect(await (await request.get(path)).text()).not.toContain('<h1');
  }
  await page.addInitScript(() => {
    const seen = window as unknown as { sawPrivate: boolean };
    new MutationObserver(() => {
      if (location.pathname === '/chat' && document.querySelector('h1')) seen.sawPrivate = true;
    }).observe(document, { childList: true, subtree: true });
  });
  const calls = watchCalls(page);
  await page.goto('/chat');
  await expect(page).toHaveURL('/signin?next=%2Fchat');
  await expect(title(page)).toBeVisible(patient);
  expect(await page.evaluate(() => 'sawPrivate' in window)).toBe(false);
  expect(calls).toEqual([]);
});

test('a customer enters favorites', async ({ page, request }) => {
  await signIn(page, request, 'customer');
  await page.goto('/favorites');
  await expect(title(page)).toBeVisible(patient);
  await expect(page).toHaveURL('/favorites');
});

for (const kind of ['seller', 'customer'] as const) {
  test(`a signed-in ${kind} is led from the account screens to Home`, async ({ page, request }) => {
    await signIn(page, request, kind);
    for (const { path } of screens) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page).toHaveURL('/', patient);
    }
  });
}

test.describe('before any of our scripts has loaded', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|Failed to fetch/] });

  test('a guest sees a form that cannot be sent, and somebody signed in sees none', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/signin', { waitUntil: 'domcontentloaded' });
    await expect(field(page, 'Email')).toBeVisible();
    await expect(submitButton(page)).toBeDisabled();
    await storeSession(page, 'seller');
    await page.goto('/signin', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Seller Login Account')).toBeHidden();
  });
});

test('whoever was sent away is brought back after signing in, also through sign-up', async ({ page }) => {
  await page.goto('/chat?step=2');
  await expect(page).toHaveURL('/signin?next=%2Fchat%3Fstep%3D2');
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/signup?next=%2Fchat%3Fstep%3D2');
  // The address changes first, while the form that is left still stands there.
  await expect(title(page)).toHaveText('Create Seller Account');
  await signUpHere(page);
  await expect(page).toHaveURL('/chat?step=2');
  await expect(title(page)).toBeVisible(patient);
});

test('Back from a sign-in that a guard led to returns to where the visitor came from', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'AI Bundle' }).click();
  await expect(page).toHaveURL('/signin?next=%2Fchat');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goto('/chat');
  await expect(page).toHaveURL('/signin?next=%2Fchat');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a forged way back leads to the usual first page', async ({ page }) => {
  await openForm(page, '/signup?next=%2F%5Cevil.example');
  await signUpHere(page);
  await expect(page).toHaveURL('/faq');
});

test('a guard also speaks between pages that are already open', async ({ page, request }) => {
  await signIn(page, request, 'seller');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'AI Bundle' }).click();
  await expect(page).toHaveURL('/chat');
  await expect(title(page)).toBeVisible(patient);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'AI Bundle' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('link', { name: 'AI Bundle' }).click();
  await expect(page).toHaveURL('/signin?next=%2Fchat');
});

test('two tabs agree: signing in and logging out in one moves the other', async ({ page, context }) => {
  await openForm(page, '/signin-user');
  const other = openHydrated(await context.newPage());
  await openForm(other, '/signup');
  await signUpHere(other);
  await expect(other).toHaveURL('/faq');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other).toHaveURL('/signin?next=%2Ffaq');
});

test.describe('a session', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test('that is logged out ends on the server, leaves the browser with the draft, and leads to Home', async ({
    page,
    request,
  }) => {
    const token = await signIn(page, request, 'seller');
    const isKnown = async () =>
      (await request.get('/api/v1/user/me', { headers: { authorization: `Bearer ${token}` } })).ok();
    await store(page, 'snapbazaar.listing-draft', '{"step":"step3"}');
    await page.goto('/faq');
    await expect(title(page)).toBeVisible(patient);
    expect(await isKnown()).toBe(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect.poll(isKnown).toBe(false);
  });

  test('is over after logging out, even when the server cannot be told or no longer knows it', async ({ page }) => {
    for (const isCutOff of [true, false]) {
      if (isCutOff) await page.route('**/api/v1/user/logout', (route) => route.abort());
      await storeSession(page, 'seller');
      await page.goto('/about', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL('/');
      expect(await storedSession(page)).toBeNull();
      await page.unrouteAll();
    }
  });

  test('that the server no longer knows is removed, and its owner signs in again', async ({ page }) => {
    await openForm(page, '/signin-user');
    // Any call with a token does; this one carries a session that came in behind the page's back.
    await page.evaluate(() => {
      localStorage.setItem('snapbazaar.session', '{"token":"ran-out","user_type":"seller"}');
      localStorage.setItem('snapbazaar.listing-draft', '{"step":"step3"}');
    });
    await field(page, 'Email').fill(newEmail());
    await field(page, 'Password').fill(password);
    await submitButton(page).click();
    await expect(page).toHaveURL('/signin?next=%2Fsignin-user&reason=ended');
    await expect(page.getByText('Your session has ended. Sign in again')).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['snapbazaar.listing-draft']);
  });
});
