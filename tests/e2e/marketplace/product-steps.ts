import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { ListedProduct, ProductDetails } from '../../../contracts/marketplace/listings.ts';
import { openAccount, store } from '../identity/account-steps.ts';
import { listProducts } from './browse-steps.ts';

export const api = '/api/v1';
export const languages = ['en', 'th', 'zh', 'vi', 'es', 'ja', 'ko'] as const;

/** Products of the demo shop in a category where no test publishes or removes. */
export async function listStableProducts(request: APIRequestContext): Promise<ListedProduct[]> {
  return (await listProducts(request, { category_id: '4000', limit: 100 })).products;
}

export async function readProduct(request: APIRequestContext, id: string, language = 'en'): Promise<ProductDetails> {
  return (await (await request.get(`${api}/user/product/${id}/${language}`)).json()).product;
}

/** A listing with seven languages, countries and similar products. */
export async function findFullProduct(request: APIRequestContext): Promise<ProductDetails> {
  for (const { id } of await listStableProducts(request)) {
    const product = await readProduct(request, id);
    const isWritten = Object.keys(product.texts).length === languages.length;
    if (isWritten && product.recommended_countries.length > 0 && product.related.length > 0) return product;
  }
  throw new Error('The shop has no product in seven languages with countries and neighbours.');
}

/** Opens a product's page and waits until it is hydrated; a press before that would be lost. */
export async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('combobox', { name: 'Show the price in' })).toBeEnabled();
}

/** Waits for what delivery costs, which comes later and moves the buttons below it. */
export async function expectDelivery(page: Page): Promise<void> {
  await expect(page.getByText(/^Delivered to /)).toBeVisible();
}

interface Account {
  id: string | undefined;
  email: string;
  token: string;
}

/** Creates a real account with a confirmed email on the server. */
export async function signUp(request: APIRequestContext, role: 'seller' | 'customer'): Promise<Account> {
  const { email, token, post } = await openAccount(request, role);
  return { id: post.id, email, token };
}

/** Signs a new account of this product type in to the browser. */
export async function signIn(page: Page, request: APIRequestContext, role: 'seller' | 'customer'): Promise<Account> {
  const account = await signUp(request, role);
  const session = {
    token: account.token,
    user_type: role,
    post: { id: account.id, name: 'Malee', has_default_name: false },
  };
  await store(page, 'snapbazaar.session', JSON.stringify(session));
  return account;
}

/** A promise and its resolver, to delay a response until a test has checked the pending state. */
export function gate(): { open: () => void; passed: Promise<void> } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}
