import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { OwnListing } from '../../../contracts/selling/my-listings.ts';
import { field } from '../identity/account-steps.ts';
import { api } from '../marketplace/product-steps.ts';

export interface Seller {
  session: string;
  headers: { authorization: string };
  listings: OwnListing[];
}

/** The demo seller, who has said how goods are shipped and paid. */
export async function signInSeller(request: APIRequestContext): Promise<Seller> {
  const data = { login_type: 'email', email: 'seller@demo.snapbazaar.example', password: 'night-market-2026' };
  const { token, post } = await (await request.post(`${api}/user/login`, { data })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { listings } = await (await request.post(`${api}/user/listings`, { headers, data: {} })).json();
  const isOnSale = ({ state, stock }: OwnListing) => state === 'live' && stock > 0;
  const session = JSON.stringify({ token, user_type: 'seller', post });
  return { session, headers, listings: listings.filter(isOnSale) };
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Cart/ }).filter({ visible: true });

export async function fillAddress(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('TH');
  await field(page, 'Name').fill('Mali Srisuk');
  await field(page, 'Phone').fill('+66812345678');
  await field(page, 'House number and street').fill('12/5 Soi Sukhumvit 31');
  await field(page, 'Province').fill('Bangkok');
  await field(page, 'Postal code').fill('10110');
}
