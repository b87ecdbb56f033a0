import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Language } from '../../../contracts/languages.ts';
import { expect, test } from '../fixtures.ts';
import { api } from '../marketplace/product-steps.ts';
import { openHydrated } from '../open-hydrated.ts';
import { signInSeller } from '../ordering/order-steps.ts';
import { slow } from '../slow.ts';
import { listAddresses, openPage, preparePages, type Visitor } from './checks/pages.ts';

/**
 * Kilobytes of script as sent that a visit may load without a press, after the first paint too: 150, less what two builds
 * differ by. The first load alone is held to less by `script-budget.test.ts`.
 */
const budget = 149.5;

/** The longest alphabet, the longest words, and the language of most tests. */
const measured: readonly Language[] = ['en', 'th', 'es'];

/** Late parts are loaded when the page is idle. */
const quietMs = 1500;

/** Addresses at which a page shows what a customer has bought, instead of that there is nothing. */
const withOrders: Record<string, string> = {};

test.use({ screenshot: 'off' });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  await preparePages(request);
  await orderAsCustomer(request);
  await request.dispose();
});

/** An unpaid order of the demo customer, and a cart to check out. */
async function orderAsCustomer(request: APIRequestContext): Promise<void> {
  const { listings } = await signInSeller(request);
  const data = { login_type: 'email', email: 'customer@demo.snapbazaar.example', password: 'night-market-2026' };
  const { token } = await (await request.post(`${api}/customer/login`, { data })).json();
  const headers = { authorization: `Bearer ${token}` };
  const lines = listings.slice(0, 2).map(({ id }) => ({ product_id: id, units: 1 }));
  const { addresses } = await (await request.get(`${api}/customer/addresses`, { headers })).json();
  // One key, so that the workers share one order: a customer may have only some that are not paid.
  const order = { key: 'script-weight-order', address_id: addresses[0].id, payment_method: 'card', lines };
  const placed = await (await request.post(`${api}/customer/checkout`, { headers, data: order })).json();
  expect(placed).toMatchObject({ status: 1 });
  const filled = await request.put(`${api}/customer/cart`, { headers, data: { lines, country: 'TH' } });
  expect(filled.ok()).toBe(true);
  withOrders['/checkout/pay/99999999'] = `/checkout/pay/${placed.purchase_id}`;
  withOrders['/orders/99999999'] = `/orders/${placed.orders[0].id}`;
}

/** The compressed bytes of every script that a page loads, by its name. */
function watchScripts(page: Page): Map<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.endsWith('.js') || sizes.has(pathname)) return;
    sizes.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  return sizes;
}

/** Kilobytes of script of a first visit, until nothing more is loaded. */
async function weighVisit(browser: Browser, address: string, visitor: Visitor, language: Language): Promise<number> {
  const context = await browser.newContext({
    baseURL: process.env.BASE_URL ?? '',
    timezoneId: 'Asia/Bangkok',
    // The wizard stands beside the chat on a wide screen only.
    viewport: { width: 1440, height: 900 },
  });
  const page = openHydrated(await context.newPage());
  const sizes = watchScripts(page);
  await openPage(page, address, visitor, language);
  for (let count = -1; count !== sizes.size; ) {
    count = sizes.size;
    await page.waitForTimeout(quietMs);
  }
  const bytes = await Promise.all(sizes.values());
  await context.close();
  expect(bytes.length, `scripts of ${address}`).toBeGreaterThan(5);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

for (const language of measured) {
  test(`a visit in ${language} loads no page with more script than its budget`, { tag: slow }, async ({ browser }) => {
    test.setTimeout(900_000);
    const tooLarge: Record<string, number> = {};
    for (const { address, visitor } of listAddresses()) {
      const weight = await weighVisit(browser, withOrders[address] ?? address, visitor, language);
      if (weight > budget) tooLarge[`${address} as ${visitor}`] = Math.round(weight * 10) / 10;
    }
    expect(tooLarge).toEqual({});
  });
}
