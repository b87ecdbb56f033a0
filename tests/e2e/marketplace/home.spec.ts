import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import thai from '../../../data/messages/th/interface.json' with { type: 'json' };
import { watchShifts } from '../every-page/checks/watch-shifts.ts';
import { expect, test } from '../fixtures.ts';

const topCategoryNames = [
  'Gadget & Smart Tech',
  'Clothing Shoe & Fashion',
  'Home & Kitchen',
  'Automotive',
  'Sports & Outdoors',
  'Beauty & Personal Care',
  'Toys & Games',
  'Movie Book & Music',
  'Jewelry & Watches',
  'Baby & Kids',
  'Pet Supplies',
  'Office Supplies',
  'Industrial & Scientific',
  'Program & Software',
  'Electronics DIY',
];

const categories = (page: Page) => page.getByRole('region', { name: 'Categories' });
const fresh = (page: Page) => page.getByRole('region', { name: 'Fresh from sellers' });

test('Home introduces the shop to visitors and in its metadata, and links to AI Bundle and Food', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Snapbazaar/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Fifteen aisles/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${process.env.BASE_URL}/`);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order anything like a pro');
  await expect(page.getByText('Fifteen aisles, sellers from everywhere, described in your language.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'AI Bundle' })).toHaveAttribute('href', '/chat');
  await expect(page.getByRole('link', { name: 'Food', exact: true })).toHaveAttribute('href', '/design');
});

test('Home is painted before its scripts are fetched, which are few and compressed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const { painted, scripts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime, encodedBodySize: sent, decodedBodySize: read }) => ({ name, startTime, sent, read })),
  }));
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.length).toBeLessThan(25);
  expect(Math.min(...scripts.map(({ startTime }) => startTime))).toBeGreaterThan(painted);
  expect(scripts.filter(({ sent, read }) => read > 4096 && sent > read / 2)).toEqual([]);
});

test('public pages hydrate without Intl objects, which cost a phone a tenth of a second', async ({ page }) => {
  await page.addInitScript(() => {
    const created: string[] = [];
    Object.assign(window, { created });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'DisplayNames', 'Collator', 'Segmenter'] as const) {
      const trap = () => {
        created.push(name);
        throw new Error(`Intl.${name} was used`);
      };
      Object.defineProperty(Intl, name, { value: new Proxy(Intl[name], { construct: trap, apply: trap }) });
    }
  });
  for (const address of ['/', '/products/3000', '/search?q=coffee']) {
    await page.goto(address);
    expect(await page.evaluate(() => Reflect.get(window, 'created')), address).toEqual([]);
  }
});

test('Home uses the language of its address, and keeps it on the way back', async ({ page }) => {
  await page.goto('/th');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/[\u0e00-\u0e7f]{3}/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/th$/);
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(8);
  await page.getByRole('main').locator('a[href^="/th/products/"]').first().click();
  await page.getByRole('link', { name: thai.shell.home, exact: true }).first().click();
  await expect(page).toHaveURL(/\/th\/?$/);
});

/** The number of visible tiles, including fractions. */
function countVisibleTiles(page: Page): Promise<number> {
  return categories(page)
    .getByRole('list')
    .evaluate((strip) => {
      const { left, right } = strip.getBoundingClientRect();
      return [...strip.children].reduce((seen, tile) => {
        const box = tile.getBoundingClientRect();
        const inside = Math.min(box.right, right, window.innerWidth) - Math.max(box.left, left);
        return seen + Math.max(0, inside) / box.width;
      }, 0);
    });
}

test('the strip has fifteen tiles in catalog order, two and a half visible on a phone and up to seven on a desktop', async ({
  page,
}) => {
  await page.goto('/');
  const tiles = categories(page).getByRole('link');
  await expect(tiles).toHaveText(topCategoryNames);
  const addresses = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(topCategoryNames.map((_, place) => `/products/${(place + 1) * 1000}`));
  for (const [width, seen] of [
    [360, 2.5],
    [575, 2.5],
    [576, 4],
    [768, 5],
    [992, 6],
    [1200, 7],
    [1440, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => countVisibleTiles(page), `at ${width} px`).toBeCloseTo(seen, 2);
  }
});

test('the strip scrolls by buttons and by arrow keys', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('link', { name: topCategoryNames[0] });
  const last = page.getByRole('link', { name: topCategoryNames.at(-1) });
  const previous = page.getByRole('button', { name: 'Previous' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(previous).toBeHidden();
  await next.click();
  await expect(first).not.toBeInViewport();
  await expect(previous).toBeVisible();
  await next.click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(next).toBeHidden();
  await expect(previous).toBeFocused();

  await page.getByRole('link', { name: topCategoryNames[13] }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: topCategoryNames[14] })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('link', { name: topCategoryNames[13] })).toBeFocused();
});

test('Home shows the newest products as ad cards', async ({ page }) => {
  await page.goto('/');
  const cards = fresh(page).getByRole('article');
  await expect(cards).toHaveCount(12);
  const card = cards.first();
  await expect(card.getByText('Sponsored', { exact: true })).toBeVisible();
  await expect(card.getByText(/\$ \d/).first()).toBeVisible();
  await expect(card.getByRole('link', { name: 'Shop Now', exact: true })).toHaveAttribute('href', /^\/product\/.+/);
  for (const name of ['Ad Gen AI', 'Save to #My favorite ads']) {
    await expect(card.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const picture = card.getByRole('img').last();
  await expect(picture).toHaveAttribute('src', /^\/uploads\/.+/);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(fresh(page).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/search');
});

test('a phone renders the first screen first and then the rest, with two compact cards in a row', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const last = document.querySelector('.ad-page > :last-child article');
      Object.assign(window, { lastCardAtFirst: last?.checkVisibility() ?? false });
    }).observe({ type: 'paint' });
  });
  await page.goto('/');
  expect(await page.evaluate('lastCardAtFirst')).toBe(false);
  for (const part of [categories(page).getByRole('link').last(), fresh(page).getByRole('article').last()]) {
    await expect.poll(() => part.evaluate((element) => element.checkVisibility())).toBe(true);
  }
  const cards = fresh(page).getByRole('article');
  const [left, right] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
  expect(left?.y).toBe(right?.y);
  await expect(cards.first().getByText('Sponsored')).toBeHidden();
  await expect(cards.first().getByRole('link')).toHaveCount(1);
});

for (const width of [360, 412, 1280]) {
  test(`the layout does not shift while the page loads and its fonts come late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.route(/\.woff2$/, async (route) => {
      await sleep(600);
      await route.continue();
    });
    const shifted = await watchShifts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await shifted()).toBeLessThan(0.02);
  });
}

test.describe('at an unknown path', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test('Home is shown with status 404 and is not indexed', async ({ page }) => {
    for (const path of ['/nowhere', '/nowhere/deeper', '/products']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order anything like a pro');
      await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeInViewport();
      await expect(page).toHaveTitle('Page not found · Snapbazaar');
      await expect(fresh(page).getByRole('article')).toHaveCount(12);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    }
  });
});

test('no script of a page is loaded before the first paint', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/<link[^>]*modulepreload|<script[^>]*type=["']?module/);
  expect(html.match(/<link[^>]*rel="after-paint"/g)?.length).toBeGreaterThan(5);
  expect(html).toMatch(/<script[^>]*type="after-paint"/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all content is shown and the links work', async ({ page }) => {
    await page.goto('/');
    await expect(categories(page).getByRole('link')).toHaveCount(15);
    await expect(fresh(page).getByRole('article')).toHaveCount(12);
    await page.getByRole('search').getByRole('combobox').fill('lamp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=lamp');
  });
});
