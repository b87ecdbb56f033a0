import type { CDPSession, Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../web/routes.ts';
import { accessibility, expectAccessible, expectStill } from './accessible.ts';
import { store } from './account-steps.ts';
import { expect, test } from './fixtures.ts';
import { api, findFullProduct } from './product-steps.ts';

test.use({
  viewport: { width: 360, height: 780 },
  contextOptions: { reducedMotion: 'reduce' },
  allowedConsoleErrors: [/status of 404/],
});

type Visitor = 'guest' | 'seller' | 'customer';

const guards: Record<string, Visitor> = {
  'routes/sellers-only.tsx': 'seller',
  'routes/customers-only.tsx': 'customer',
};

/** Every route and who may see it, so that a new page is tested automatically. */
function listPages(entries: RouteConfigEntry[], visitor: Visitor = 'guest'): { path: string; visitor: Visitor }[] {
  return entries.flatMap(({ path = '', file, children }) =>
    children ? listPages(children, guards[file] ?? visitor) : [{ path: `/${path}`, visitor }],
  );
}

/** Example addresses of pages with path parameters or query parameters. */
const examples: Record<string, string[]> = {
  '/search': ['/search?q=lamp&lang=vi&max_price=60', '/search?q=qqxyzzy'],
  '/search-by-photo': ['/search-by-photo', `/search-by-photo?like=${'A'.repeat(342)}`],
  '/product/:id': ['/product/ID?lang=th', '/product/99999999'],
  '/seller/:id': ['/seller/SELLER?lang=ja', '/seller/99999999'],
  '/*': ['/nowhere', '/products?dish=noodles#dish'],
  '/products/:categoryId/:subCategoryId?': ['/products/1000/1100?lang=ko', '/products/77'],
};

function addressesOf(path: string): string[] {
  const addresses = examples[path];
  if (!addresses && /[:*]/.test(path)) throw new Error(`Which address is an example of ${path}?`);
  return addresses ?? [path];
}

const sessions: Partial<Record<Visitor, string>> = {};
const ids = { ID: '', SELLER: '' };

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  for (const visitor of ['seller', 'customer'] as const) {
    const email = `${visitor}@demo.snapbazaar.example`;
    const data = { login_type: 'email', email, password: 'night-market-2026' };
    const side = visitor === 'seller' ? 'user' : 'customer';
    sessions[visitor] = await (await request.post(`${api}/${side}/login`, { data })).text();
  }
  const product = await findFullProduct(request);
  Object.assign(ids, { ID: product.id, SELLER: product.seller.id });
  await request.dispose();
});

/** Opens a page as a visitor who may see it, and waits until it is loaded. */
async function open(page: Page, address: string, visitor: Visitor): Promise<void> {
  const session = sessions[visitor];
  if (session) await store(page, 'snapbazaar.session', session);
  const target = address.replace(/ID|SELLER/, (name) => ids[name as keyof typeof ids]);
  await page.goto(target);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('.skeleton, main [aria-busy=true]')).toHaveCount(0);
  expect(page.url()).toBe(process.env.BASE_URL + target);
}

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

for (const { path, visitor } of listPages(routes)) {
  for (const address of addressesOf(path)) {
    test(`${address} is accessible and fits small screens`, { tag: accessibility }, async ({ page, context }) => {
      await open(page, address, visitor);
      await expect(page).toHaveTitle(/\S · Snapbazaar$|^Snapbazaar/);
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
}
