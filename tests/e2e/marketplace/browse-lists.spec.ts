import { findTopCategory } from '../../../catalog/categories/lookup.ts';
import { productPageSize } from '../../../contracts/marketplace/listings.ts';
import { watchShifts } from '../every-page/checks/watch-shifts.ts';
import { expect, test } from '../fixtures.ts';
import {
  cards,
  expectOnCards,
  inEnglish,
  listProducts,
  scrollThrough,
  scrollToCards,
  withoutPictures,
} from './browse-steps.ts';

test.beforeEach(({ page }) => withoutPictures(page));

const first = findTopCategory(1000)?.subCategories[0];

test.describe('a list without products', () => {
  test('shows No Records and a link that clears the filters', async ({ page }) => {
    await page.goto('/products/1000?min_price=9999999');
    await expect(page.getByText('No Records', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Clear all' }).last().click();
    await expect(page).toHaveURL('/products/1000');
    await expect(cards(page).first()).toBeVisible();
  });

  test.describe('of an unknown category', () => {
    test.use({ allowedConsoleErrors: [/status of 404/] });

    test('shows a message with status 404 at every level', async ({ page }) => {
      for (const path of ['/products/77', '/products/1100', '/products/1000/2100', '/products/1000/x']) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(404);
        await expect(page.getByText('No Records', { exact: true })).toBeVisible();
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      }
    });
  });

  test.describe('because they could not be fetched', () => {
    test.use({ allowedConsoleErrors: [/ERR_FAILED|could not be fetched|Failed to fetch/] });

    test('shows No Records, logs the reason, and fills when the server is back', async ({ page }) => {
      await page.goto('/products/1000');
      await page.route(/\.data|healthz/, (route) => route.abort());
      const logged = page.waitForEvent('console', (message) => message.text().includes('could not be fetched'));
      await page.getByRole('link', { name: first?.names.en }).click();
      await logged;
      await expect(page).toHaveURL(`/products/1000/${first?.id}`);
      await expect(page.getByText('No Records', { exact: true })).toBeVisible();
      await expect(page.getByText('The server cannot be reached.')).toBeVisible();
      await page.unroute(/\.data|healthz/);
      await expect(cards(page).first()).toBeVisible();
    });
  });
});

test.describe('a long list', () => {
  test('loads more on scrolling, announces it, and shifts no layout', async ({ page, request }) => {
    const shifted = await watchShifts(page);
    await page.goto('/products/1000');
    await page.evaluate(() => document.fonts.ready);
    const whileLoading = await shifted();
    expect(whileLoading).toBeLessThan(0.02);
    await scrollToCards(page, productPageSize + 1);
    await expect(page.getByRole('status').filter({ hasText: /^Loaded \d+ more/ })).toHaveCount(1);
    const opening = await listProducts(request, { category_id: '1000' });
    const next = await listProducts(request, { category_id: '1000', cursor: opening.next_cursor });
    const expected = [...opening.products, ...next.products].map(inEnglish);
    expect((await cards(page).locator('.ad-words').allTextContents()).slice(0, expected.length)).toEqual(expected);
    await scrollThrough(page);
    expect((await shifted()) - whileLoading).toBe(0);
  });

  test('loads more when the end of the list is detected late', async ({ page }) => {
    await page.addInitScript(() => {
      const { IntersectionObserver: Prompt } = window;
      window.IntersectionObserver = class extends Prompt {
        constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const held: IntersectionObserverEntry[] = [];
          super((entries, observer) => {
            held.push(...entries);
            Object.assign(window, { hasLooked: true });
            if (held.at(-1)?.isIntersecting) tell(held.splice(0), observer);
          }, options);
        }
      };
    });
    await page.goto('/products/1000');
    await page.waitForFunction(() => 'hasLooked' in window);
    await scrollToCards(page, productPageSize + 1);
  });

  test('is restored by Back without another request', async ({ page }) => {
    await page.goto('/products/1000');
    await scrollToCards(page, productPageSize + 1);
    const card = cards(page).nth(productPageSize + 5);
    await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const count = await cards(page).count();
    const before = await page.evaluate(() => window.scrollY);
    await card.getByRole('link', { name: 'Shop Now' }).click();
    await expect(page).toHaveURL(/\/product\/\d+$/);
    const requests: string[] = [];
    page.on('request', (request) => /all-products|\/products\//.test(request.url()) && requests.push(request.url()));
    await page.goBack();
    await expect(page).toHaveURL('/products/1000');
    await expect(cards(page)).toHaveCount(count);
    const after = await page.evaluate(() => window.scrollY);
    await expect(card).toBeInViewport();
    expect(after).toBeCloseTo(before, -1);
    expect(requests).toEqual([]);
  });

  test.describe('whose next page cannot be fetched', () => {
    test.use({ allowedConsoleErrors: [/ERR_FAILED|could not be fetched/] });

    test('keeps its products and loads more on request', async ({ page }) => {
      await page.route('**/all-products', (route) => route.abort());
      const logged = page.waitForEvent('console', (message) => message.text().includes('could not be fetched'));
      await page.goto('/products/1000');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await logged;
      await expect(cards(page)).toHaveCount(productPageSize);
      await page.unroute('**/all-products');
      await page.getByRole('link', { name: 'More products', exact: true }).click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(productPageSize);
    });
  });

  test('can be narrowed to a product type, and the product type removed again', async ({ page, request }) => {
    const answer = await request.post('/api/v1/user/product-types', {
      data: { category_id: '3000', sub_category_id: '3400' },
    });
    const [{ id, name }] = (await answer.json()).productTypes;
    const narrowed = await listProducts(request, { category_id: '3000', sub_category_id: '3400', product_type: id });
    await page.goto('/products/3000/3400', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('radio', { name, exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL(`/products/3000/3400?kind=${id}`);
    await expectOnCards(page, narrowed.products.map(inEnglish));
    await page.getByRole('link', { name: `Remove ${name}` }).click();
    await expect(page).toHaveURL('/products/3000/3400');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('has a link to the next page, and tabs, search and filters work', async ({ page, request }) => {
      const opening = await listProducts(request, { category_id: '1000' });
      const next = await listProducts(request, { category_id: '1000', cursor: opening.next_cursor });
      await page.goto('/products/1000');
      await expect(cards(page)).toHaveCount(productPageSize);
      await page.getByRole('link', { name: 'More products', exact: true }).click();
      await expect(page).toHaveURL(/\/products\/1000\?cursor=/);
      await expectOnCards(page, next.products.map(inEnglish));
      await page.getByRole('button', { name: 'Filter' }).click();
      await page.getByLabel('Price to, US$').fill('9');
      await page.getByRole('button', { name: 'Show products' }).click();
      await expect(page).toHaveURL(/max_price=9/);
      await expect(page.getByRole('link', { name: 'Remove Up to $9' })).toBeVisible();
    });

    test('keeps the chosen country among other filters, and says that another one needs scripts', async ({ page }) => {
      await page.goto('/products/1000?country=TH');
      await page.getByRole('button', { name: 'Filter' }).click();
      await expect(page.getByText('The lists of kinds and countries need scripts.')).toBeVisible();
      await page.getByLabel('Price to, US$').fill('9');
      await page.getByRole('button', { name: 'Show products' }).click();
      await expect(page).toHaveURL(/max_price=9.*country=TH/);
    });
  });
});
