import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { storedSession } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';
import { openPage, preparePages, type Visitor } from './checks/pages.ts';
import { watchShifts } from './checks/watch-shifts.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const menu = (page: Page) =>
  page.getByRole('navigation', { name: 'Account', exact: true }).and(page.locator(':popover-open'));

test.beforeAll(({ request }) => preparePages(request));

const pages: [Visitor, string][] = [
  ['customer', '/'],
  ['customer', '/products/1000/1100'],
  ['customer', '/design'],
  ['customer', '/orders'],
  ['customer', '/terms'],
  ['seller', '/product/ID'],
  ['seller', '/design'],
  ['seller', '/chat'],
  ['seller', '/wallet-bank'],
];

const publicPages = ['/', '/design', '/terms', '/product/ID', '/products/1000/1100'];

test('the account menu opens with the keyboard, closes on Escape and a press outside, and returns the focus', async ({
  page,
}) => {
  await openPage(page, '/about', 'seller');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Workspace' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Workspace' }).click();
  await expect(page).toHaveURL('/chat');
  await expect(menu(page)).toBeHidden();
});

for (const width of [360, 1440]) {
  test(`every header has the account menu with name, ways and log-out at ${width} px`, { tag: slow }, async ({
    page,
    browser,
  }) => {
    await page.close();
    for (const [visitor, address] of pages) {
      const own = await browser.newPage({ viewport: { width, height: 800 } });
      const shifts = await watchShifts(own);
      await openPage(own, address, visitor);
      const name = (await storedSession(own)).post.name as string;
      await expect(menuButton(own)).toHaveCount(1);
      // Pages behind a guard move when their own content replaces its placeholder.
      if (publicPages.includes(address)) expect(await shifts(), `${address} moved`).toBeLessThan(0.02);
      await menuButton(own).click();
      await expect(menu(own).getByText(name)).toBeVisible();
      await expect(menu(own).getByRole('link', { name: 'Orders' })).toBeVisible();
      await expect(menu(own).getByRole('button', { name: 'Log out' })).toBeInViewport();
      const box = await menu(own).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width, `${address} keeps the menu on the screen`).toBe(true);
      await own.close();
    }
  });
}
