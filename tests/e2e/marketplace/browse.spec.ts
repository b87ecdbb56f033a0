import { findTopCategory } from '../../../catalog/categories/lookup.ts';
import { productPageSize } from '../../../contracts/marketplace/listings.ts';
import { isReduced } from '../../../contracts/marketplace/price-rules.ts';
import { reductionLabel } from '../../../contracts/marketplace/reduction-label.ts';
import thai from '../../../data/messages/th/interface.json' with { type: 'json' };
import { formatMoney } from '../../../i18n/format-money.ts';
import { accessibility, expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { cards, expectOnCards, inEnglish, listProducts, withoutPictures } from './browse-steps.ts';

test.beforeEach(({ page }) => withoutPictures(page));

const topCategory = findTopCategory(1000);
const subCategories = topCategory?.subCategories ?? [];
const first = subCategories[0];

test.describe('the page of a category', () => {
  test('has a sidebar, a top bar and a prompt bar', async ({ page }) => {
    await page.goto('/products/1000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gadget & Smart Tech');
    const sidebar = page.getByRole('complementary');
    await expect(sidebar.getByRole('link', { name: 'Snapbazaar' })).toHaveAttribute('href', '/');
    for (const [name, address] of [
      ['Home', '/'],
      ['All categories', '/search'],
      ['My favorite ads', '/favorites'],
      ['Food', '/design'],
      ['AI Bundle', '/chat'],
    ] as const) {
      await expect(sidebar.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
    await expect(sidebar.getByRole('link', { name: 'All categories' })).toHaveAttribute('aria-current', 'true');

    const topBar = page.getByRole('banner');
    await expect(topBar.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(topBar.getByRole('button', { name: 'Filter' })).toBeVisible();
    await expect(topBar.getByPlaceholder('Search Product, or anything')).toBeVisible();

    await expect(page.getByPlaceholder('Tell AI what you want')).toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Type' }).locator('option')).toHaveText([
      'Stickers with Logo',
      'T-shirt',
    ]);
    await expect(page.getByRole('combobox', { name: 'Size' }).locator('option')).toHaveText(['1024x1536', '1024x1024']);
  });

  test('shows ad cards with every part', async ({ page, request }) => {
    const { products } = await listProducts(request, { category_id: '1000' });
    await page.goto('/products/1000');
    await expect(cards(page)).toHaveCount(productPageSize);
    const card = cards(page).first();
    await expect(card.getByText('Sponsored', { exact: true })).toBeVisible();
    await expect(card.getByText(products[0] ? inEnglish(products[0]) : '?', { exact: true })).toBeVisible();
    await expect(card.getByRole('img', { name: products[0]?.productTitleEN })).toBeVisible();
    const shop = card.getByRole('link', { name: 'Shop Now', exact: true });
    await expect(shop).toHaveAttribute('href', `/product/${products[0]?.id}`);
    await expect(card.getByRole('button', { name: 'Save to #My favorite ads', exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Ad Gen AI', exact: true })).toBeVisible();
  });

  test('shows the price on every card, and the previous price and label only on reduced ones', async ({
    page,
    request,
  }) => {
    // The newest goods are too young for a reduction.
    const { products } = await listProducts(request, { category_id: '1000', sort: 'price_up' });
    await page.goto('/products/1000?sort=price_up');
    await expect(cards(page)).toHaveCount(productPageSize);
    expect(new Set(products.map(isReduced))).toEqual(new Set([true, false]));
    for (const [place, product] of products.entries()) {
      const card = cards(page).nth(place);
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByText(formatMoney(product.price_cents, 'USD'))).toBeVisible();
      const label = card.getByText(/% OFF$|^Sold out$/);
      if (isReduced(product)) {
        await expect(label).toHaveText(product.stock === 0 ? 'Sold out' : (reductionLabel(product) ?? ''));
        await expect(card.locator('s')).toHaveText(formatMoney(product.price_before_minor, product.currency));
      } else {
        await expect(label).toHaveCount(0);
        await expect(card.locator('s')).toHaveCount(0);
      }
    }
  });

  test('requests pictures in suitable sizes, and the first one first', async ({ page }) => {
    await page.unroute('**/uploads/**');
    await page.goto('/products/1000');
    const pictures = cards(page).getByRole('img');
    await expect(pictures.nth(0)).toHaveAttribute('fetchpriority', 'high');
    await expect(pictures.nth(1)).not.toHaveAttribute('fetchpriority');
    for (const place of [0, 3]) await expect(pictures.nth(place)).toHaveAttribute('loading', 'eager');
    await expect(pictures.nth(4)).toHaveAttribute('loading', 'lazy');
    const sources = cards(page).first().locator('source');
    await expect(sources.nth(0)).toHaveAttribute('type', 'image/avif');
    await expect(sources.nth(0)).toHaveAttribute('srcset', /^\/uploads\/160\/.+\.avif 160w, .+800w$/);
    await expect(sources.nth(1)).toHaveAttribute('type', 'image/webp');
    // At most the next available size above the card's width.
    const { wide, used } = await pictures.first().evaluate((image: HTMLImageElement) => ({
      wide: image.clientWidth * window.devicePixelRatio,
      used: Number(/\/uploads\/(\d+)\//.exec(image.currentSrc)?.[1]),
    }));
    expect(used).toBeGreaterThanOrEqual(wide);
    expect(used).toBeLessThanOrEqual(wide + 160);
  });

  test('has tabs for its sub-categories that fetch their products', async ({ page, request }) => {
    await page.goto('/products/1000');
    const tabs = page.getByRole('region', { name: 'Sub-categories' }).getByRole('link');
    await expect(tabs).toHaveText(['All', ...subCategories.map((subCategory) => subCategory.names.en)]);
    const addresses = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/products/1000',
      ...subCategories.map((subCategory) => `/products/1000/${subCategory.id}`),
    ]);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');

    for (const [place, subCategory] of [
      [1, subCategories[0]],
      [3, subCategories[2]],
    ] as const) {
      const { products } = await listProducts(request, {
        category_id: '1000',
        sub_category_id: String(subCategory?.id),
      });
      await tabs.nth(place).click();
      await expect(page).toHaveURL(`/products/1000/${subCategory?.id}`);
      await expect(tabs.nth(place)).toHaveAttribute('aria-current', 'page');
      await expect(tabs.first()).not.toHaveAttribute('aria-current');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gadget & Smart Tech');
      await expectOnCards(page, products.map(inEnglish));
    }
  });

  test('the tabs can be moved through with arrow keys and stop at both ends', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await page.goto('/products/1000');
    const tabs = page.getByRole('region', { name: 'Sub-categories' }).getByRole('link');
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.first()).toBeFocused();
    for (const _ of subCategories) await page.keyboard.press('ArrowRight');
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toBeInViewport();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/products/1000/${subCategories.at(-1)?.id}`);
  });

  test('prefetches a tab on hover, and does not fetch it again on click', async ({ page }) => {
    await page.goto('/products/1000', { waitUntil: 'networkidle' });
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('.data') && requests.push(request.url()));
    const tab = page.getByRole('link', { name: first?.names.en });
    const fetched = page.waitForResponse(/\.data/);
    await tab.hover();
    await fetched;
    await tab.click();
    await expect(page).toHaveURL(`/products/1000/${first?.id}`);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    expect(requests).toHaveLength(1);
  });

  test('has a title, a canonical address, language alternates and breadcrumbs', async ({ page }) => {
    await page.goto(`/th/products/1000/${first?.id}?q=x`);
    const [topCategoryName, name] = [topCategory?.names.th, first?.names.th];
    await expect(page).toHaveTitle(`${name} · ${topCategoryName} · Snapbazaar`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${process.env.BASE_URL}/th/products/1000/${first?.id}`,
    );
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(8);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    const trail = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(trail['@type']).toBe('BreadcrumbList');
    expect(trail.itemListElement.map((item: { name: string }) => item.name)).toEqual([
      thai.shell.home,
      topCategoryName,
      name,
    ]);
    expect(trail.itemListElement[1].item).toMatch(/^http.+\/th\/products\/1000$/);
  });
});

test.describe('the prompt bar', () => {
  test('sends the prompt with type and size to the ad dialog', async ({ page }) => {
    let body: Record<string, unknown> = {};
    await page.route('**/user/ad-pictures', (route) => {
      body = route.request().postDataJSON();
      return route.fulfill({
        json: { status: 1, message: 'Made', address: '/favicon.svg', width: 1024, height: 1024 },
      });
    });
    await page.goto('/products/1000');
    await page.getByPlaceholder('Tell AI what you want').fill('  a red poster for summer with a zebrafish ');
    await page.getByRole('combobox', { name: 'Type' }).selectOption('T-shirt');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('1024x1024');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('dialog', { name: 'Ad Gen AI' })).toBeVisible();
    await expect
      .poll(() => body)
      .toMatchObject({ colour: 'red', occasion: 'summer', type: 'T-shirt', size: '1024x1024' });
    expect(body).not.toHaveProperty('headline');
    await expect(page.getByText('Understood: red, summer.', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Not understood: zebrafish\./)).toBeVisible();
    await expect(page.getByText('There is no poster here yet, so this is made as T-shirt.')).toBeVisible();
  });

  test('is one line on a phone until it is used', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/products/1000');
    const bar = page.getByRole('form', { name: 'Tell AI what you want' });
    expect((await bar.boundingBox())?.height).toBeLessThan(64);
    await expect(page.getByRole('combobox', { name: 'Type' })).toBeHidden();
    await page.getByPlaceholder('Tell AI what you want').focus();
    await expect(page.getByRole('combobox', { name: 'Type' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Size' })).toBeVisible();
  });
});

test('a phone shows no sidebar and a collapsed search', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/products/1000');
  await expect(page.getByRole('complementary')).toBeHidden();
  const box = page.getByPlaceholder('Search Product, or anything');
  await expect(box).toBeHidden();
  const toggle = page.getByRole('button', { name: 'Search in this category' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(box).toBeFocused();
  await page.keyboard.type('phone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/1000?q=phone');
  await expect(box).toHaveValue('phone');
  await toggle.click();
  await expect(box).toBeHidden();

  await page.goto(`/products/1000/${subCategories.at(-1)?.id}`);
  await expect(page.getByRole('link', { name: subCategories.at(-1)?.names.en })).toBeInViewport({ ratio: 0.9 });
});

test('the panels of a category page are accessible in both themes', { tag: accessibility }, async ({ page }) => {
  await page.goto('/products/1000?max_price=30');
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expectAccessible(page, '#filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Language/ }).click();
  await expectAccessible(page, '#languages');
});
