import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';
import { cards, expectOnCards, listProducts, onCard, withoutPictures } from './browse-steps.ts';

test.beforeEach(({ page }) => withoutPictures(page));

test('the language can be chosen, is kept in later links, and is offered again until it is declined', {
  tag: slow,
}, async ({ page, request }) => {
  const { products } = await listProducts(request, { category_id: '1000', language: 'th' });
  await page.goto('/products/1000');
  await page.getByRole('button', { name: 'Language: English' }).click();
  const menu = page.getByRole('navigation', { name: 'Language' });
  await expect(menu.getByRole('link')).toHaveText([
    'English',
    'ไทย',
    '中文',
    'Tiếng Việt',
    'Español',
    '日本語',
    '한국어',
  ]);
  await menu.getByRole('link', { name: 'ไทย' }).click();
  await expect(page).toHaveURL('/th/products/1000');
  await expectOnCards(
    page,
    products.map((product) => onCard(product.description)),
  );
  await expect(cards(page).first().locator('a').first()).toHaveAttribute('href', /^\/th\/product\/\d+$/);

  // The choice is offered on a page in another language, which itself never redirects.
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await page.getByRole('link', { name: 'ดูหน้านี้เป็นภาษาไทย' }).click();
  await expect(page).toHaveURL('/th');
  await page.goto('/about');
  await page.getByRole('button', { name: 'ปิด' }).click();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'ดูหน้านี้เป็นภาษาไทย' })).toHaveCount(0);
});

test('the same address shows the same page to everyone', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'th-TH', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/products/1000');
  await expect(cards(page).first().locator('.ad-words')).not.toHaveAttribute('lang');
  await context.close();
});

test('Thai and Vietnamese diacritics are not cut off', async ({ page }) => {
  for (const language of ['th', 'vi']) {
    await page.goto(`/${language}/products/1000`);
    const words = page.locator('.ad-words').first();
    const ratio = await words.evaluate((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(ratio).toBeCloseTo(1.65, 2);
  }
});

test('the longest names of categories stand in full beside search and filter, on tablets and desktops', async ({
  page,
}) => {
  for (const address of ['/es/products/1000', '/vi/products/1000', '/products/6000', '/th/products/8000']) {
    await page.goto(address);
    for (const width of [768, 992, 1024, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const hidden = await page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => Math.max(title.scrollHeight - title.clientHeight, title.scrollWidth - title.clientWidth));
      expect(hidden, `pixels hidden of the title of ${address} at ${width}`).toBeLessThanOrEqual(2);
    }
  }
});
