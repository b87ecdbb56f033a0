import type { Page } from '@playwright/test';
import jsQr from 'jsqr';
import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';

const dishes = [
  'Detox Drinks',
  'Healthy Desserts',
  'Meal Boxes',
  'Noodles',
  'Organic Snacks',
  'Plant Based',
  'Rice Dishes',
  'Salads',
  'Sandwiches',
  'Smoothies',
  'Soup and Stews',
  'Wraps',
];
const filters = ['All', 'Drinks', 'Desserts', 'Meal', 'Snacks', 'Plant Based', 'Salads', 'Soup'];

const tiles = (page: Page) => page.getByRole('list', { name: 'Menu' }).getByRole('link');
const filterLinks = (page: Page) => page.getByRole('navigation', { name: 'Filter the menu' }).getByRole('link');
const filterLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter the menu' }).getByRole('link', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search Menu' });

test('the food page shows its question and twelve tiles with their badges', async ({ page }) => {
  await page.goto('/design');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What You feel like having today?');
  await expect(searchBox(page)).toHaveAttribute('placeholder', 'Search Menu');
  await expect(filterLinks(page)).toHaveText(filters);
  const badges: Record<string, string> = { 'Detox Drinks': 'Trending', 'Healthy Desserts': 'New', Noodles: 'New' };
  await expect(tiles(page)).toHaveText(dishes.map((dish) => `${badges[dish] ?? ''}${dish}`));
  const addresses = await tiles(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(12);
  for (const address of addresses) expect(address).toMatch(/^\/products\?dish=[a-z-]+$/);
  for (const picture of await tiles(page).locator('img').all()) {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('the food page has links to Home and Food: a sidebar on large screens, a bottom menu on small ones', async ({
  page,
}) => {
  await page.goto('/design');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(menu.getByRole('link', { name: 'Food' })).toHaveAttribute('href', '/design');
  await expect(menu.getByRole('link', { name: 'Food' })).toHaveAttribute('aria-current', 'page');
  const placeOf = () => menu.evaluate((nav) => nav.getBoundingClientRect().toJSON());
  expect((await placeOf()).right).toBeLessThan(260);
  await page.setViewportSize({ width: 360, height: 780 });
  const place = await placeOf();
  expect([place.left, place.right, place.bottom]).toEqual([0, 360, 780]);
});

test('typing filters the tiles immediately', async ({ page }) => {
  await page.goto('/design');
  // Typed again until the page is hydrated.
  await expect(async () => {
    await searchBox(page).fill('');
    await searchBox(page).pressSequentially('dr');
    await expect(tiles(page)).toHaveText(['TrendingDetox Drinks', 'Smoothies'], { timeout: 1000 });
  }).toPass();
  await searchBox(page).fill('rice');
  await expect(tiles(page)).toHaveText(['Rice Dishes']);
  await searchBox(page).fill('pizza');
  await expect(page.getByText('Nothing on the menu matches')).toBeVisible();
  await searchBox(page).fill('');
  await expect(tiles(page)).toHaveCount(12);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a filter is a link and filters the tiles', async ({ page }) => {
      await page.goto('/design');
      for (const [name, address, expected] of [
        ['Desserts', '/design?filter=desserts', ['NewHealthy Desserts']],
        ['Plant Based', '/design?filter=plant-based', ['TrendingDetox Drinks', 'Plant Based', 'Salads']],
        ['Soup', '/design?filter=soup', ['NewNoodles', 'Soup and Stews']],
      ] as const) {
        await filterLink(page, name).click();
        await expect(page).toHaveURL(address);
        await expect(filterLink(page, name)).toHaveAttribute('aria-current', 'true');
        await expect(tiles(page)).toHaveText([...expected]);
      }
      await searchBox(page).fill('stew');
      await searchBox(page).press('Enter');
      await expect(page).toHaveURL('/design?filter=soup&q=stew');
      await expect(tiles(page)).toHaveText(['Soup and Stews']);
      await page.goto('/design?filter=nothing-we-know');
      await expect(tiles(page)).toHaveCount(12);
    });
  });
}

test('the app box has a QR code for this site, and says that there is no app yet', async ({ page }) => {
  await page.goto('/design');
  const box = page.getByRole('region', { name: 'Download iOS App' });
  await expect(box.getByRole('heading')).toHaveText('Download iOS App');
  await expect(box).toContainText('There is no app yet.');
  // Rendered as a camera sees it, with its light margin.
  const image = await box.getByRole('img').evaluate(async (svg: SVGSVGElement) => {
    const { width } = svg.viewBox.baseVal;
    const copy = svg.cloneNode(true) as SVGSVGElement;
    copy.setAttribute('width', String(width * 4));
    copy.setAttribute('height', String(width * 4));
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }));
    await image.decode();
    const canvas = new OffscreenCanvas(width * 4, width * 4);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = 'white';
    context.fillRect(0, 0, width * 4, width * 4);
    context.drawImage(image, 0, 0);
    return { side: width * 4, dots: [...context.getImageData(0, 0, width * 4, width * 4).data] };
  });
  expect(jsQr(new Uint8ClampedArray(image.dots), image.side, image.side)?.data).toBe(`${new URL(page.url()).origin}/`);
});

test('a tile leads to the page of its dish, with goods that fit', { tag: slow }, async ({ page }) => {
  test.slow();
  await page.goto('/design');
  for (const [place, name] of dishes.entries()) {
    await tiles(page).nth(place).click();
    await expect(page).toHaveURL(/\/products\?dish=[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('article').first()).toBeInViewport();
    await page.goBack();
  }
});

for (const [dish, fits] of [
  ['noodles', /noodle|ramen|udon|soba|pasta|spaghetti|macaroni|penne/i],
  ['smoothies', /smoothie|fruit|juice|milk/i],
  ['soup', /soup|stew|broth/i],
] as const) {
  test(`the page of ${dish} answers 200 with nothing but what fits`, async ({ page, request }) => {
    const answer = await page.goto(`/products?dish=${dish}`);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/products\\?dish=${dish}$`));
    const titles = await page.getByRole('article').locator('.ad-title').allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !fits.test(title))).toEqual([]);
    for (const language of ['th', 'zh', 'vi', 'es', 'ja', 'ko']) {
      expect((await request.get(`/${language}/products?dish=${dish}`)).status(), language).toBe(200);
    }
  });
}

test.describe('an unknown dish', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test('is an unknown address', async ({ page }) => {
    expect((await page.goto('/products?dish=gravel'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  });
});
