import type { ProductDetails } from '../../../contracts/marketplace/listings.ts';
import korean from '../../../data/messages/ko/marketplace.json' with { type: 'json' };
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { watchShifts } from '../every-page/checks/watch-shifts.ts';
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';
import { findFullProduct, languages, openProduct, readProduct } from './product-steps.ts';

let product: ProductDetails;
let path = '';

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.BASE_URL });
  product = await findFullProduct(request);
  path = `/product/${product.id}`;
  await request.dispose();
});

test('a product page shows the product, its price, its seller and its countries', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
  await expect(page.getByText(product.description, { exact: true }).first()).toBeVisible();
  const dollars = product.suggestedPrice.toLocaleString('en-US', { minimumFractionDigits: 2 });
  // A reduced price is read out together with the price before.
  await expect(page.getByRole('main').getByText(`$ ${dollars}`).first()).toBeVisible();
  const category = page.getByRole('navigation', { name: 'Category' });
  await expect(category).toContainText(product.super_sub_category_name);
  const topCategory = `/products/${product.category_id}`;
  await expect(category.getByRole('link', { name: product.category_name })).toHaveAttribute('href', topCategory);
  const section = category.getByRole('link', { name: product.sub_category_name, exact: true });
  await expect(section).toHaveAttribute('href', `${topCategory}/${product.sub_category_id}`);
  const seller = page.getByRole('region', { name: 'Seller' });
  await expect(seller).toContainText(product.seller.name);
  await expect(seller).toContainText(/[\d,]+\+? listings?/);
  if (product.seller.place) await expect(seller).toContainText(product.seller.place);
  await expect(page.getByRole('region', { name: 'Recommended countries' }).getByRole('listitem')).toHaveText(
    product.recommended_countries.map(({ name }) => name),
  );
});

test('a product page loads the photo first, in a suitable size and format, without layout shifts', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  const photo = page.getByRole('main').getByRole('img', { name: product.title, exact: true }).first();
  await expect(photo).toHaveAttribute('fetchpriority', 'high');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await photo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/uploads\/\d+\/.+\.avif$/);
  expect(await shifted()).toBeLessThan(0.02);
});

test('a product page has an address for each of seven languages, and shows the original with one tap', {
  tag: slow,
}, async ({ page }) => {
  await openProduct(page, path);
  const pills = page.getByRole('navigation', { name: 'Language of the description' }).getByRole('link');
  await expect(pills).toHaveText(['EN', 'ไทย', '中文', 'Tiếng Việt', 'Español', '日本語', '한국어']);
  const title = page.getByRole('heading', { level: 1 });
  for (const language of languages.slice(1)) {
    // The choice is remembered once the page is hydrated.
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeEnabled();
    await page.locator(`main a[hreflang=${language}]`).click();
    await expect(page).toHaveURL(`/${language}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(title).toHaveText(product.texts[language].title);
    await expect(page.locator(`main a[hreflang=${language}]`)).toHaveAttribute('aria-current', 'true');
  }
  await page.getByRole('button', { name: korean.product.seeOriginal }).click();
  await expect(title).toHaveText(product.texts.en.title);
  await expect(title).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: korean.product.seeTranslation }).click();
  await expect(title).toHaveText(product.texts.ko.title);
  const { super_sub_category_name } = await readProduct(page.request, product.id, 'ko');
  await expect(page.getByRole('navigation', { name: korean.product.category })).toContainText(super_sub_category_name);
  expect(await page.evaluate(() => localStorage.getItem('snapbazaar.language'))).toBe('ko');
});

test.describe('for a visitor in Vietnam', () => {
  test.use({ timezoneId: 'Asia/Ho_Chi_Minh' });

  test('the price is also in dong, by dated rates, and any other currency can be picked', async ({ page, request }) => {
    expect(await (await request.get(path)).text()).not.toContain('₫');
    await page.goto(path);
    await expect(page.getByText(/^≈ ₫[\d,]+\s· rate of \d+ \w+ \d{4}$/)).toBeVisible();
    const currency = page.getByRole('combobox', { name: 'Show the price in' });
    await expect(currency).toHaveValue('VND');
    await currency.selectOption('THB');
    await expect(page.getByText(/^≈ ฿[\d,]+\s· rate of/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^≈ ฿[\d,]+\s· rate of/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Show the price in' }).selectOption('USD');
    await expect(page.getByText(/rate of/)).toHaveCount(0);
  });
});

test('a product page links to similar products', async ({ page }) => {
  await page.goto(path);
  const related = page.getByRole('region', { name: 'You may also like' });
  await expect(related.getByRole('article')).toHaveCount(product.related.length);
  await related.getByRole('link', { name: 'Shop Now' }).first().click();
  await expect(page).toHaveURL(`/product/${product.related[0]?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.related[0]?.title ?? '');
});

test('a product is shared natively where supported, and by copied link elsewhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, writable: true }));
  await openProduct(page, path);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  await expectAccessible(page, '[role=status][popover]');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const shared = await page.evaluate(async () => {
    const shared: unknown[] = [];
    Object.assign(navigator, { share: async (data: unknown) => shared.push(data) });
    [...document.querySelectorAll('button')].find((button) => button.textContent === 'Share')?.click();
    return shared;
  });
  expect(shared).toEqual([{ title: product.texts.en.title, url: page.url() }]);
});

test('a product page has metadata for its category, its languages and its offer', async ({ page }) => {
  await page.goto(`/ja${path}`);
  const { origin } = new URL(page.url());
  await expect(page).toHaveTitle(`${product.texts.ja.title} · Snapbazaar`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/ja${path}`);
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  const addressOf = (language: string) => `${origin}${language === 'en' ? '' : `/${language}`}${path}`;
  expect(alternates).toEqual([...languages.map((name) => [name, addressOf(name)]), ['x-default', `${origin}${path}`]]);
  const image = `${origin}/uploads/${product.productImage}`;
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', image);
  expect((await page.request.get(image)).ok()).toBe(true);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [offer, path_] = texts.map((text) => JSON.parse(text));
  expect(offer).toMatchObject({
    '@type': 'Product',
    name: product.texts.ja.title,
    description: product.texts.ja.description,
    image: [image],
    offers: { '@type': 'Offer', price: product.suggestedPrice.toFixed(2), priceCurrency: 'USD' },
  });
  expect(path_).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(path_.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${origin}/ja/products/${product.category_id}`,
    `${origin}/ja/products/${product.category_id}/${product.sub_category_id}`,
    `${origin}/ja${path}`,
  ]);
});

test.describe('of a removed or unknown product', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test('the page shows a message and a link to Home with status 404', async ({ page }) => {
    for (const id of ['99999999', 'nothing', '9'.repeat(30)]) {
      const answer = await page.goto(`/product/${id}`);
      expect(answer?.status(), id).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product is no longer for sale.');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('link', { name: 'Go to Home' }).click();
      await expect(page).toHaveURL('/');
    }
  });
});

test('a product page fits a screen of 320 px in every script', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['vi', 'ja']) {
    await page.goto(`/${language}${path}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([language, overflow]).toEqual([language, 0]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product page is readable in any language', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Tiếng Việt' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.texts.vi.title);
    await expect(page.getByText(/≈ [\d.]+\s₫/).first()).toBeVisible();
    await page.locator('main a[hreflang=en]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.texts.en.title);
  });
});
