import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type ListingForm, listingForm } from '../../support/selling/listing-form.ts';
import { api, signIn } from '../marketplace/product-steps.ts';

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function drawPhoto(): Promise<Photo> {
  const create = { width: 320, height: 320, channels: 3, background: '#3366aa' } as const;
  return { name: 'photo.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Publishes a listing as its seller and returns its id. */
export async function publish(
  request: APIRequestContext,
  token: string,
  overrides: Partial<ListingForm>,
  photo?: Photo,
): Promise<string> {
  const reply = await request.post(`${api}/user/add-product`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      ...(listingForm(overrides) as Record<string, string | string[]> as Record<string, string>),
      image: photo ?? (await drawPhoto()),
    },
  });
  const answer = await reply.json();
  expect(answer.message).toBe('Product added successfully');
  return answer.product.id;
}

/** Creates a seller with these listings and opens their storefront, which shows the last one first. */
export async function openMyListings(
  page: Page,
  request: APIRequestContext,
  listings: Partial<ListingForm>[],
): Promise<string[]> {
  const { token } = await signIn(page, request, 'seller');
  const ids: string[] = [];
  for (const listing of listings) ids.push(await publish(request, token, listing));
  await page.goto('/storefront');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Storefront');
  await expect(rows(page)).toHaveCount(listings.length);
  return ids;
}

export const rows = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: heading(page) });
export const row = (page: Page, title: string): Locator => rows(page).filter({ hasText: title });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The label of a text field also contains its language. */
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}(, \\w+)?$`) });
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Edit listing' });
export const tab = (page: Page, code: string) => page.getByRole('tab', { name: new RegExp(`^${code},`) });

const heading = (page: Page) => page.getByRole('heading', { level: 2 });
