import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openHydrated } from '../open-hydrated.ts';
import { slow } from '../slow.ts';
import {
  field,
  logOutByMenu,
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

const sellerPages = ['/chat', '/wallet-bank', '/profile', '/invoices', '/buyer-analytics', '/resources', '/faq'].concat(
  // Pages for sidebar entries that have no target in the specification.
  ['/income', '/storefront', '/settings', '/manage-privacy', '/upgrade'],
);

/** A guarded page has no title until access is granted. */
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Signs in a new account with a real session and returns its token. */
async function signIn(page: Page, request: APIRequestContext, role: 'seller' | 'customer'): Promise<string> {
  const body = { login_type: 'email', email: newEmail(), password };
  const reply = await request.post(`/api/v1/${role === 'seller' ? 'user' : 'customer'}/signup`, { data: body });
  const { token } = await reply.json();
  await storeSession(page, role, token);
  return token;
}

/** Fills and submits the open sign-up form. */
async function signUpHere(page: Page): Promise<void> {
  await field(page, 'Email').fill(newEmail());
  await field(page, 'Password').fill(password);
  await field(page, 'Confirm Password').fill(password);
  await submitButton(page).click();
}

test('a guest is redirected from every seller page to the seller sign-in, and from favorites to the customer sign-in', {
  tag: slow,
}, async ({ page }) => {
  test.slow();
  for (const path of [...sellerPages, '/favorites']) {
    await page.goto(path, { waitUntil: 'commit' });
    const signIn = path === '/favorites' ? '/signin-user' : '/signin';
    await expect(page).toHaveURL(`${signIn}?next=${encodeURIComponent(path)}`);
  }
});

test('the server sends nothing private, and no private data is requested before the guard decides', async ({
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
  await expect(title(page)).toBeVisible();
  expect(await page.evaluate(() => 'sawPrivate' in window)).toBe(false);
  expect(calls).toEqual([]);
});

test('a customer enters favorites', async ({ page, request }) => {
  await signIn(page, request, 'customer');
  await page.goto('/favorites');
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveURL('/favorites');
});

for (const role of ['seller', 'customer'] as const) {
  test(`a signed-in ${role} is redirected from the account screens to Home`, async ({ page, request }) => {
    await signIn(page, request, role);
    for (const { path } of screens) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page).toHaveURL('/');
    }
  });
}

test.describe('before any of our scripts has loaded', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|Failed to fetch/] });

  test('a guest sees a disabled form, and a signed-in visitor sees none', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/signin', { waitUntil: 'domcontentloaded' });
    await expect(field(page, 'Email')).toBeVisible();
    await expect(submitButton(page)).toBeDisabled();
    await storeSession(page, 'seller');
    await page.goto('/signin', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Seller Login Account')).toBeHidden();
  });
});

test('a redirected guest returns to the page after signing in or up', async ({ page }) => {
  await page.goto('/chat?step=2');
  await expect(page).toHaveURL('/signin?next=%2Fchat%3Fstep%3D2');
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/signup?next=%2Fchat%3Fstep%3D2');
  // The URL changes first, while the previous form is still shown.
  await expect(title(page)).toHaveText('Create Seller Account');
  await signUpHere(page);
  await expect(page).toHaveURL('/chat?step=2');
  await expect(title(page)).toBeVisible();
});

test('Back from a sign-in redirect returns to the page before it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'AI Bundle' }).click();
  await expect(page).toHaveURL('/signin?next=%2Fchat');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goto('/chat');
  await expect(page).toHaveURL('/signin?next=%2Fchat');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a forged return path leads to the default page', async ({ page }) => {
  await openForm(page, '/signup?next=%2F%5Cevil.example');
  await signUpHere(page);
  await expect(page).toHaveURL('/faq');
});

test('a guard also applies to client-side navigation', async ({ page, request }) => {
  await signIn(page, request, 'seller');
  await page.goto('/');
  await page.getByRole('link', { name: 'AI Bundle' }).click();
  await expect(page).toHaveURL('/chat');
  await expect(title(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'AI Bundle' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('link', { name: 'AI Bundle' }).click();
  await expect(page).toHaveURL('/signin?next=%2Fchat');
});

test.describe('with two tabs', () => {
  // A call of one tab may be under way when the other signs out.
  test.use({ allowedConsoleErrors: [/status of 401/] });

  test('signing in and out in one tab updates the other tab', async ({ page, context }) => {
    await openForm(page, '/signin-user');
    const other = openHydrated(await context.newPage());
    await openForm(other, '/signup');
    await signUpHere(other);
    await expect(other).toHaveURL('/faq');
    await expect(page).toHaveURL('/');
    await logOutByMenu(page);
    await expect(other).toHaveURL('/signin?next=%2Ffaq');
  });
});

test.describe('a session', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test('ends on the server at log-out, is removed with the draft, and the visitor sees Home', async ({
    page,
    request,
  }) => {
    const token = await signIn(page, request, 'seller');
    const isKnown = async () =>
      (await request.get('/api/v1/user/me', { headers: { authorization: `Bearer ${token}` } })).ok();
    await store(page, 'snapbazaar.listing-draft', '{"step":"step3"}');
    await page.goto('/faq');
    await expect(title(page)).toBeVisible();
    expect(await isKnown()).toBe(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expect.poll(isKnown).toBe(false);
  });

  test('ends at log-out even when the server is unreachable or no longer knows it', async ({ page }) => {
    for (const isCutOff of [true, false]) {
      if (isCutOff) await page.route('**/api/v1/user/logout', (route) => route.abort());
      await storeSession(page, 'seller');
      await page.goto('/about');
      await logOutByMenu(page);
      await expect(page).toHaveURL('/');
      expect(await storedSession(page)).toBeNull();
      await page.unrouteAll();
    }
  });

  test('that the server no longer knows is removed, and its owner signs in again', async ({ page }) => {
    await openForm(page, '/signin-user');
    // Any call with a token works; this one uses a session stored after the page was loaded.
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
