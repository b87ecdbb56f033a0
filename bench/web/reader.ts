import type { Browser, Page } from '@playwright/test';
import { openHydrated } from '../../tests/e2e/open-hydrated.ts';
import type { Form } from './visit.ts';

// Lighthouse's emulation of a mid-range phone.
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1350, height: 940 } };
const slowdownOnPhone = 4;

/** Opens a page on an emulated phone with a four times slower CPU, or on a desktop. */
export async function openPage(browser: Browser, form: Form, address: string): Promise<Page> {
  const context = await browser.newContext(form === 'phone' ? phone : desktop);
  const page = openHydrated(await context.newPage());
  if (form === 'phone') {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdownOnPhone });
  }
  await page.goto(address, { waitUntil: 'networkidle' });
  // Waits for hydration, which a tap would otherwise measure.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page;
}

/** The browser does not report shorter interactions. */
const shortestEventMs = 16;

/** Interaction to Next Paint of one real tap (or click) on the page's first button, or its first field where it has none. */
export async function measureTap(browser: Browser, form: Form, address: string): Promise<number> {
  const page = await openPage(browser, form, address);
  try {
    await page.evaluate((durationThreshold) => {
      const longest = { tapMs: 0 };
      Object.assign(window, { longest });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('interactionId' in entry && entry.interactionId) longest.tapMs = Math.max(longest.tapMs, entry.duration);
        }
      }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    }, shortestEventMs);
    const target = page.locator('button:not([type=submit]):visible, input:visible').first();
    await (form === 'phone' ? target.tap() : target.click());
    // Entries are delivered after the frame that shows the result.
    await page.waitForTimeout(1000);
    const tapMs = await page.evaluate(() => (window as unknown as { longest: { tapMs: number } }).longest.tapMs);
    return Math.max(tapMs, shortestEventMs);
  } finally {
    await page.context().close();
  }
}
