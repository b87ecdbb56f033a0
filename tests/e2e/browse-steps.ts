import type { APIRequestContext, Page } from '@playwright/test';
import type { ListedProduct } from '../../contracts/listings.ts';
import { expect } from './fixtures.ts';

/** What the API lists: the first page, or what the body asks for. */
export async function listProducts(
  request: APIRequestContext,
  body: Record<string, unknown>,
): Promise<{ products: ListedProduct[]; next_cursor: string | null }> {
  return (await request.post('/api/v1/user/all-products', { data: body })).json();
}

/** Without pictures of the page: taking one of so many cards at every step takes longer than the steps. */
export const lightTrace = { mode: 'retain-on-failure', snapshots: false, screenshots: false } as const;

/** Answers every product picture with a dot, because making a thousand real ones takes longer than the tests. */
export async function withoutPictures(page: Page): Promise<void> {
  const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await page.route('**/uploads/**', (route) => route.fulfill({ body: dot, contentType: 'image/gif' }));
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The cards show these descriptions, in this order. */
export async function expectOnCards(page: Page, descriptions: string[]): Promise<void> {
  const words = () => cards(page).locator('.ad-words').allTextContents();
  await expect.poll(words, { timeout: 15_000 }).toEqual(descriptions);
}

export const inEnglish = (product: ListedProduct) => product.productDescriptionEN;

/** Scrolls to the end until that many cards are there. */
export async function scrollToCards(page: Page, count: number): Promise<void> {
  const countAtEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return cards(page).count();
  };
  await expect.poll(countAtEnd, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
}

/** From the end to the top and down again, a screen at a time, letting the browser draw each. */
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
