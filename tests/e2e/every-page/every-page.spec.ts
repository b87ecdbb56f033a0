import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { accessibility, expectAccessible, expectStill } from './checks/accessible.ts';
import { listAddresses, openPage, preparePages } from './checks/pages.ts';

test.use({
  viewport: { width: 360, height: 780 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedConsoleErrors: [/status of 404/],
});

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  await preparePages(request);
  await request.dispose();
});

/** The page needs no horizontal scrolling. */
async function expectFits(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(Math.max(0, overflow), `beyond ${width} px`).toBe(0);
  }
}

/** Sets the default font size of the browser. */
async function setFontSize(page: Page, browser: CDPSession, size: number): Promise<void> {
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === `${px}px`, size);
}

for (const { address, visitor } of listAddresses()) {
  test(`${address} is accessible and fits small screens`, { tag: accessibility }, async ({ page, context }) => {
    await openPage(page, address, visitor);
    await expect(page).toHaveTitle(/\S\s· Snapbazaar$|^Snapbazaar/);
    await expectStill(page);
    await expectAccessible(page);
    // The smallest phones, and 200 % zoom on a laptop.
    await expectFits(page, [320, 640]);
    const browser = await context.newCDPSession(page);
    await setFontSize(page, browser, 32);
    await expectFits(page, [1280, 360]);
    await setFontSize(page, browser, 16);
    await page.setViewportSize({ width: 1440, height: 900 });
    // Resizing may leave a link below the sticky header.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });
}
