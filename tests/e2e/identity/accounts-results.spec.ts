import { hourMs } from '../../../contracts/durations.ts';
import { expect, test } from '../fixtures.ts';
import {
  anyToast,
  clearStorage,
  field,
  newEmail,
  openForm,
  openPhoneTab,
  password,
  readCode,
  screens,
  storedSession,
  submitButton,
  toast,
  welcome,
} from './account-steps.ts';

// Chromium itself logs every refused or failed request.
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

const sides = [
  { role: 'seller', signUp: '/signup', signIn: '/signin', first: '/faq' },
  { role: 'customer', signUp: '/signup-user', signIn: '/signin-user', first: '/' },
] as const;

for (const { role, signUp, signIn, first } of sides) {
  test(`a ${role} signs up, is signed in, signs in again, and cannot sign up twice`, async ({ page, request }) => {
    const email = newEmail();
    await openForm(page, signUp);
    const fill = async (secret: string) => {
      await field(page, 'Email').fill(email);
      await field(page, 'Password').fill(secret);
    };
    await fill(password);
    await field(page, 'Confirm Password').fill(password);
    await submitButton(page).click();
    await expect(toast(page, 'Account created successfully')).toBeVisible();
    await expect(page).toHaveURL(first);
    const session = await storedSession(page);
    expect(session).toEqual({
      token: expect.any(String),
      user_type: role,
      // The name is public, so nothing of the address may be in it.
      post: {
        id: expect.any(String),
        name: expect.stringMatching(/^(Seller|Customer) [0-9A-Z]{5}$/),
        has_default_name: true,
        email,
        phone: null,
        has_verified_contact: false,
        has_password: true,
        currency: 'USD',
      },
    });

    // An address that nobody has proved may be named again, or a sign-up would tell whose it is.
    const headers = { authorization: `Bearer ${session.token}` };
    await request.post('/api/v1/user/contacts/verify', { headers, data: { code: await readCode(email) } });
    await clearStorage(page);
    await openForm(page, signUp);
    await fill(password);
    await field(page, 'Confirm Password').fill(password);
    await submitButton(page).click();
    await expect(toast(page, 'This email already has an account. Please sign in instead.')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(email);
    await expect(field(page, 'Confirm Password')).toHaveValue(password);

    await page.getByRole('link', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(signIn);
    // The URL changes first, while the previous form is still shown.
    await expect(field(page, 'Confirm Password')).toBeHidden();
    await fill('not the password');
    await submitButton(page).click();
    await expect(toast(page, 'These sign-in details are not right. Please check them and try again.')).toBeVisible();
    await expect(field(page, 'Email')).toHaveValue(email);
    await expect(field(page, 'Password')).toHaveValue('not the password');
    await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
    expect(await storedSession(page)).toBeNull();

    await fill(` ${password} `);
    await submitButton(page).click();
    await expect(toast(page, 'Signed in successfully')).toBeVisible();
    await expect(page).toHaveURL(first);
    expect(await storedSession(page)).toMatchObject({
      user_type: role,
      post: { ...session.post, has_verified_contact: true },
    });
  });
}

test('a seller signs up and in with a phone number', async ({ page }) => {
  const digits = `98${String(Date.now()).slice(-8)}`;
  for (const path of ['/signup', '/signin']) {
    await openForm(page, path);
    await openPhoneTab(page);
    await field(page, 'Phone Number').fill(digits);
    await field(page, 'Password').fill(password);
    if (path === '/signup') await field(page, 'Confirm Password').fill(password);
    await submitButton(page).click();
    await expect(page).toHaveURL('/faq');
    expect((await storedSession(page)).post).toMatchObject({ email: null, phone: `+91${digits}` });
    await clearStorage(page);
  }
});

test('toasts stay 5000 ms for sellers, longer under the pointer, and 2000 ms for customers', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const beRefused = async () => {
    await field(page, 'Email').fill('nobody@test.example');
    await field(page, 'Password').fill('not the password');
    await submitButton(page).click();
    await expect(anyToast(page)).toBeVisible();
  };
  await openForm(page, '/signin-user');
  await page.clock.pauseAt(hourMs);
  await beRefused();
  await page.clock.runFor(1900);
  await expect(anyToast(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(anyToast(page)).toHaveCount(0);

  await page.clock.resume();
  await openForm(page, '/signin');
  await page.clock.pauseAt(7_200_000);
  await beRefused();
  await anyToast(page).hover();
  await page.clock.runFor(20_000);
  await expect(anyToast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  await expect(anyToast(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(anyToast(page)).toHaveCount(0);
});

for (const { path, call, isNew } of screens) {
  test(`${path} keeps all input when the server refuses and when it does not answer`, async ({ page }) => {
    const expectNothingLost = async () => {
      await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
      await expect(field(page, 'Email')).toHaveValue('malee@test.example');
      await expect(field(page, 'Password')).toHaveValue(password);
      if (isNew) await expect(field(page, 'Confirm Password')).toHaveValue(password);
      expect(await storedSession(page)).toBeNull();
      expect(new URL(page.url()).pathname).toBe(path);
    };
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route(/api\/v1|healthz/, (route) => route.abort('connectionrefused'));
    await openForm(page, path);
    await field(page, 'Email').fill('malee@test.example');
    await field(page, 'Password').fill(password);
    if (isNew) await field(page, 'Confirm Password').fill(password);

    await submitButton(page).click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await expectNothingLost();
    await expect(anyToast(page)).toHaveCount(0);
    expect(warnings.join()).toContain('The server could not be reached.');
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('The server cannot be reached.')).toBeHidden();

    // Any `status` but 1 is a refusal, whatever the HTTP code.
    await page.route(`**/api/v1${call}`, (route) =>
      route.fulfill({ json: { ...welcome('seller'), status: 0, message: 'Not today.' } }),
    );
    await submitButton(page).click();
    await expect(toast(page, 'Not today.')).toBeVisible();
    await expectNothingLost();
  });
}

test('a response in another format counts as no answer', async ({ page }) => {
  await page.route('**/healthz', (route) => route.abort());
  await page.route('**/api/v1/user/login', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  );
  await openForm(page, '/signin');
  await field(page, 'Email').fill('malee@test.example');
  await field(page, 'Password').fill(password);
  await submitButton(page).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await expect(anyToast(page)).toHaveCount(0);
  await expect(field(page, 'Password')).toHaveValue(password);
});
