import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { logOutByMenu, store } from '../identity/account-steps.ts';
import { openHydrated } from '../open-hydrated.ts';
import { slow } from '../slow.ts';
import { accessibility, expectAccessible } from './checks/accessible.ts';
import { watchShifts } from './checks/watch-shifts.ts';

const session = JSON.stringify({ token: 'a-token', user_type: 'customer', post: { name: 'Malee' } });

const bodyColour = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.describe('header', () => {
  // The sessions of these tests are made up; a real server would refuse to end them.
  test.beforeEach(({ context }) => context.route('**/api/v1/**', (route) => route.fulfill({ json: { status: 1 } })));

  test('a guest finds home, search, Log in and seller', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Snapbazaar' })).toHaveAttribute('href', '/');
    await expect(header.getByRole('combobox')).toHaveAttribute('placeholder', 'Search Poster, Logo, or anything');
    await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/signin-user');
    await expect(header.getByRole('link', { name: 'seller' })).toHaveAttribute('href', '/signin');
    await expect(header.getByRole('button', { name: 'Account' })).toBeHidden();
  });

  test('logging out removes the session and the draft, and returns to Home', async ({ page }) => {
    await store(page, 'snapbazaar.session', session);
    await store(page, 'snapbazaar.listing-draft', '{"step":"step3"}');
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();
    await logOutByMenu(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account' })).toBeHidden();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test('two tabs show the same session', { tag: slow }, async ({ page, context }) => {
    await store(page, 'snapbazaar.session', session);
    await page.goto('/');
    const other = openHydrated(await context.newPage());
    await other.goto('/');
    await logOutByMenu(other);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  test('search puts the query into the address and shows it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('search').getByRole('combobox').fill('qqxyzzy vwvwx');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=qqxyzzy+vwvwx');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('qqxyzzy vwvwx');
    await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('qqxyzzy vwvwx');
    await expect(page.getByText('No Records', { exact: true })).toBeVisible();
  });

  test('the first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test('the footer links to existing pages and marks the current one', async ({ page }) => {
  await page.goto('/');
  for (const [column, name, address] of [
    ['Learn', 'What is Snapbazaar', '/about'],
    ['Learn', 'Connect to us', '/contact'],
    ['Learn', 'Sponsor and Donation', '/sponsor'],
    ['Legal', 'Terms', '/terms'],
    ['Legal', 'Privacy Policy', '/privacy'],
    ['Legal', 'Third-Party License', '/licenses'],
  ] as const) {
    const link = page.getByRole('navigation', { name: column }).getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  const heading = page.getByRole('heading', { name: 'MIT', exact: true });
  await expect(
    page
      .locator('section')
      .filter({ has: heading })
      .getByText(/^react \d/),
  ).toHaveCount(1);
});

test('the chosen theme is stored and applied in other tabs', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'light');
  const other = openHydrated(await context.newPage());
  await other.goto('/about');
  await page.getByRole('button', { name: 'Dark' }).click();
  for (const tab of [page, other]) {
    await expect(tab.locator('body')).toHaveAttribute('data-theme', 'dark');
    await expect(tab.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  }
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('data-theme', 'dark');
});

test.describe('for a browser that prefers another language', () => {
  test.use({ locale: 'th-TH' });
  const offerOn = (page: Page) => page.getByRole('complementary', { name: 'ภาษา' });
  const top = async (page: Page) => (await page.getByRole('banner').boundingBox())?.y;

  for (const width of [360, 1280]) {
    test(`one line above the page offers it, ${width} px wide, and moves and covers nothing`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      const shifted = await watchShifts(page);
      await page.goto('/about', { waitUntil: 'networkidle' });
      await expect(page).toHaveURL('/about');
      const link = offerOn(page).getByRole('link', { name: 'ดูหน้านี้เป็นภาษาไทย' });
      await expect(link).toHaveAttribute('href', '/th/about');
      expect((await offerOn(page).boundingBox())?.height).toBe(44);
      expect(await top(page)).toBe(44);
      expect(await shifted()).toBeLessThan(0.02);

      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
      await expect(link).toHaveAttribute('href', '/th/terms');

      await offerOn(page).getByRole('button', { name: 'ปิด' }).click();
      await expect(offerOn(page)).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await top(page)).toBe(0);
      await page.reload();
      expect(await top(page)).toBe(0);
    });
  }

  test('the offer leaves no short page to scroll', async ({ page }) => {
    for (const address of ['/signin', '/contacts/verify']) {
      await page.setViewportSize({ width: 1280, height: 1600 });
      await page.goto(address);
      await expect(offerOn(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1600);
    }
  });

  test('the offer is accessible beside a sidebar', { tag: accessibility }, async ({ page }) => {
    await page.goto('/products/1000');
    await expect(offerOn(page)).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('no line is reserved', async ({ page }) => {
      await page.goto('/about');
      expect(await top(page)).toBe(0);
    });
  });
});

test.describe('before any of our scripts has loaded', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|Failed to fetch/] });

  test('the stored theme and the signed-in header are shown', async ({ page }) => {
    await store(page, 'snapbazaar.theme', 'dark');
    await store(page, 'snapbazaar.session', session);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect(await bodyColour(page)).toBe('rgb(19, 17, 24)');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden();
  });

  test('the line that offers the chosen language has its place', async ({ page }) => {
    await store(page, 'snapbazaar.language', 'th');
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(44);
  });
});

test.describe('connection bar', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });
  const words = 'The server cannot be reached. We keep trying; nothing you typed is lost.';

  test('appears when the connection is lost and disappears when it is back', async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(words)).toBeHidden();
  });

  test('appears when a page cannot be fetched, with an error page that can be retried', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(/licenses\.data|healthz/, (route) => route.abort());
    await page.getByRole('link', { name: 'Third-Party License' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/licenses\.data|healthz/);
    await expect(page.getByText(words)).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Third-Party License');
  });
});
