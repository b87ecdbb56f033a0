import type { APIRequestContext, Page } from '@playwright/test';
import type { ListedProduct } from '../../../contracts/marketplace/listings.ts';
import { expect } from '../fixtures.ts';

/** Lists products through the API, by default the first page. */
export async function listProducts(
  request: APIRequestContext,
  body: Record<string, unknown>,
): Promise<{ products: ListedProduct[]; next_cursor: string | null }> {
  return (await request.post('/api/v1/user/all-products', { data: body })).json();
}

/** Serves every product picture as a single pixel, because making a thousand real ones is too slow. */
export async function withoutPictures(page: Page): Promise<void> {
  const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await page.route('**/uploads/**', (route) => route.fulfill({ body: dot, contentType: 'image/gif' }));
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The cards show these descriptions, in this order. */
export async function expectOnCards(page: Page, descriptions: string[]): Promise<void> {
  const words = () => cards(page).locator('.ad-words').allTextContents();
  await expect.poll(words).toEqual(descriptions);
}

/** What a card shows of a description. */
export const onCard = (description: string) => (description.split('\n\n', 1)[0] ?? '').replaceAll('\n', ' ');

export const inEnglish = (product: ListedProduct) => onCard(product.productDescriptionEN);

/** Scrolls to the end until this many cards are loaded. */
export async function scrollToCards(page: Page, count: number): Promise<void> {
  const countAtEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return cards(page).count();
  };
  // Each screen of cards is loaded by another scroll.
  await expect.poll(countAtEnd, { timeout: 60_000, intervals: [200] }).toBeGreaterThanOrEqual(count);
}

/** Scrolls to the top and down again, one rendered screen at a time. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const screens = Math.ceil(document.documentElement.scrollHeight / window.innerHeight);
    for (const direction of [-1, 1]) {
      for (let screen = 0; screen < screens; screen += 1) {
        window.scrollBy(0, direction * window.innerHeight);
        await drawn();
      }
    }
  });
}
