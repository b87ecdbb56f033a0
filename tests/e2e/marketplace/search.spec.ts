import type { Page } from '@playwright/test';
import { topCategories } from '../../../catalog/categories/top-categories.ts';
import { productPageSize } from '../../../contracts/marketplace/listings.ts';
import { accessibility, expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';
import { cards, expectOnCards, inEnglish, listProducts, scrollToCards, withoutPictures } from './browse-steps.ts';

test.beforeEach(({ page }) => withoutPictures(page));

const openFilter = (page: Page) => page.getByRole('button', { name: /^Filter/ }).click();
const sorts = (page: Page) => page.getByRole('list', { name: 'Sort by' }).getByRole('link');
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen' }).getByRole('link');

test.describe('everything', () => {
  test('is shown by See all, newest first, with a tab for each category', { tag: slow }, async ({ page, request }) => {
    const { products } = await listProducts(request, {});
    await page.goto('/');
    await page.getByRole('link', { name: 'See all' }).click();
    await expect(page).toHaveURL('/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories');
    await expectOnCards(page, products.map(inEnglish));
    const tabs = page.getByRole('region', { name: 'Categories' }).getByRole('link');
    await expect(tabs).toHaveText(['All', ...topCategories.map((topCategory) => topCategory.name)]);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('loads more on scrolling, and later on request, so that the footer can be reached', { tag: slow }, async ({
    page,
  }) => {
    await page.goto('/search');
    await scrollToCards(page, 120);
    await page.waitForLoadState('networkidle');
    await expect(cards(page)).toHaveCount(120);
    await page.getByRole('link', { name: 'More products', exact: true }).click();
    await expect(cards(page)).toHaveCount(120 + productPageSize);
    await expect(cards(page).nth(120).getByRole('link').first()).toBeFocused();
  });
});

test.describe('the box in the header', () => {
  test('suggests product types, categories and titles while typing, and works by keyboard', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.focus();
    expect(loaded.filter((url) => url.includes('/api/'))).toEqual([]);

    await box.pressSequentially('headph');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.first()).toContainText(/headph/i);
    await expect(options.filter({ hasText: 'Category' }).first()).toBeVisible();
    await expect(options.last()).not.toContainText('Category');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(loaded.filter((url) => url.includes('suggest'))).not.toHaveLength(6);

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '?');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('headph');
    await box.pressSequentially('o');
    await expect(options.first()).toBeVisible();
    const title = await options.last().textContent();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: title ?? '' })}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${title}”`);
    await expect(options).toHaveCount(0);
  });

  test('links to a category, and to the results of a third-level category', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search everything' });
    await box.fill('toys & games');
    await page.getByRole('option', { name: 'Toys & Games' }).click();
    await expect(page).toHaveURL('/products/7000');
    await page.goBack();
    await box.fill('laptops');
    await page.getByRole('option', { name: 'Laptops & Notebooks' }).click();
    await expect(page).toHaveURL('/products/1000/1100?q=Laptops+%26+Notebooks');
    await expect(cards(page).first()).toBeVisible();
  });

  test('searches everything on Enter', async ({ page, request }) => {
    const { products } = await listProducts(request, { q: 'watch' });
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search everything' }).fill('watch');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=watch');
    await expectOnCards(page, products.map(inEnglish));
  });
});

test('the box of a category searches within it', async ({ page, request }) => {
  const { products } = await listProducts(request, { category_id: '1000', q: 'phone' });
  await page.goto('/products/1000?sort=price_up');
  await page.getByPlaceholder('Search Product, or anything').fill('phone');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products/1000?q=phone&sort=price_up');
  await expect(chips(page)).toHaveText(['“phone”', 'Clear all']);
  await sorts(page).filter({ hasText: 'Best match' }).click();
  await expect(page).toHaveURL('/products/1000?q=phone');
  // The URL changes first, while the links of the previous page are still shown.
  await expect(sorts(page).filter({ hasText: 'Best match' })).toHaveAttribute('aria-current', 'true');
  await expectOnCards(page, products.map(inEnglish));
  expect(new Set(products.map((product) => product.category_id))).toEqual(new Set(['1000']));
  await page.getByRole('link', { name: 'Remove “phone”' }).click();
  await expect(page).toHaveURL('/products/1000');
  await expect(page.getByPlaceholder('Search Product, or anything')).toHaveValue('');
});

test.describe('Filter', () => {
  test('filters by price and country, sorts, and is part of the address', async ({ page, request }) => {
    await page.goto('/products/1000');
    await openFilter(page);
    const panel = page.getByRole('dialog', { name: 'Filter' });
    await expect(panel.getByRole('group', { name: 'Sort by' }).getByRole('radio')).toHaveCount(5);
    await panel.getByLabel('Price from, US$').fill('20');
    await panel.getByLabel('Price to, US$').fill('300');
    await panel.getByText('Lowest price').click();
    await panel.getByLabel('Recommended for').selectOption('Thailand');
    await panel.getByRole('button', { name: 'Show products' }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL('/products/1000?min_price=20&max_price=300&country=TH&sort=price_up');
    const filters = { category_id: '1000', min_price: 20, max_price: 300, country: 'TH', sort: 'price_up' };
    const { products } = await listProducts(request, filters);
    await expectOnCards(page, products.map(inEnglish));
    await expect(page.getByRole('button', { name: 'Filter, 2 active' })).toBeVisible();

    await expect(chips(page)).toHaveText(['$20 to $300', 'Thailand', 'Clear all']);
    await chips(page).nth(0).click();
    await expect(page).toHaveURL('/products/1000?country=TH&sort=price_up');
    await page.goBack();
    await expect(chips(page)).toHaveCount(3);
    await openFilter(page);
    await expect(panel.getByLabel('Price from, US$')).toHaveValue('20');
    await expect(panel.getByRole('radio', { name: 'Lowest price' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await chips(page).last().click();
    await expect(page).toHaveURL('/products/1000?sort=price_up');
    await expect(chips(page)).toHaveCount(0);
  });

  test('offers sorting by best match for a query, and keeps the query', async ({ page, request }) => {
    await page.goto('/search?q=watch');
    await openFilter(page);
    const panel = page.getByRole('dialog', { name: 'Filter' });
    await expect(panel.getByRole('radio', { name: 'Best match' })).toBeChecked();
    await panel.getByText('Highest price').click();
    await panel.getByLabel('Price to, US$').fill('250');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=watch&max_price=250&sort=price_down');
    const { products } = await listProducts(request, { q: 'watch', max_price: 250, sort: 'price_down' });
    await expectOnCards(page, products.map(inEnglish));
    await chips(page).last().click();
    await expect(page).toHaveURL('/search?q=watch&sort=price_down');
  });

  test('filters by condition, rating, stock and colour', async ({ page, request }) => {
    await page.goto('/search?q=lamp');
    await openFilter(page);
    const panel = page.getByRole('dialog', { name: 'Filter' });
    await panel.getByRole('group', { name: 'Condition' }).getByText('New', { exact: true }).click();
    await panel.getByText('In stock').click();
    const colour = panel.getByRole('group', { name: 'Color' }).getByRole('radio').nth(1);
    const value = (await colour.getAttribute('value')) ?? '';
    await colour.check({ force: true });
    await panel.getByRole('button', { name: 'Show products' }).click();
    await expect(page).toHaveURL(`/search?q=lamp&condition=new&colour=${value}&stock=1`);
    const { products } = await listProducts(request, { q: 'lamp', condition: 'new', colour: value, in_stock: true });
    expect(products.length).toBeGreaterThan(0);
    await expectOnCards(page, products.map(inEnglish));
    await expect(page.getByRole('button', { name: 'Filter, 3 active' })).toBeVisible();
  });
});

test('on a phone, words become chips that can be removed, and the list is counted and sorted', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('new lamp under 60 dollars');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveText(['New', 'Up to $60']);
  const { products } = await listProducts(request, { q: 'lamp', condition: 'new', max_price: 60 });
  expect(products.length).toBeGreaterThan(0);
  await expectOnCards(page, products.map(inEnglish));
  await expect(page.getByText(/^(\d+|1,000\+) results?$/)).toBeVisible();

  await page.getByRole('link', { name: 'Remove Up to $60' }).click();
  await expect(page).toHaveURL('/search?q=new+lamp');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toHaveValue('new lamp');
  await expect(chips(page)).toHaveText(['New']);

  await sorts(page).filter({ hasText: 'Highest price' }).click();
  await expect(page).toHaveURL('/search?q=new+lamp&sort=price_down');
  const dearest = await listProducts(request, { q: 'lamp', condition: 'new', sort: 'price_down' });
  await expectOnCards(page, dearest.products.map(inEnglish));
  // Photo and price of the first product are in the first view.
  await expect(cards(page).first().locator('.ad-price')).toBeInViewport();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
});

test('suggestions are accessible in both themes', { tag: accessibility }, async ({ page }) => {
  await page.goto('/search?q=qqxyzzy');
  const box = page.getByRole('combobox', { name: 'Search everything' });
  await box.fill('headph');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await box.press('ArrowDown');
  await expectAccessible(page, 'header');
});

test('a mistyped search shows what was meant, says so, and can be repeated as typed', async ({ page }) => {
  await page.goto('/search?q=headphnoes');
  await expect(page.getByRole('status').filter({ hasText: 'Showing headphones instead.' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/headphones/i);
  await page.getByRole('link', { name: 'Search for “headphnoes”' }).click();
  await expect(page).toHaveURL('/search?q=headphnoes&exact=1');
  await expect(page.getByText('No Records', { exact: true })).toBeVisible();
});
