import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { ShopCurrency } from '../../../contracts/identity/shop-currencies.ts';
import { type Language, languages } from '../../../contracts/languages.ts';
import { pathInLanguage } from '../../../contracts/pages/language-path.ts';
import { paymentMethodsFormText } from '../../../i18n/generated/payment-methods-form.ts';
import { shippingFormText } from '../../../i18n/generated/shipping-form.ts';
import { shopCurrencyText } from '../../../i18n/generated/shop-currency.ts';
import { taxFormText } from '../../../i18n/generated/tax-form.ts';
import { withLocale } from '../../../i18n/locale.ts';
import { openAccount, store } from '../identity/account-steps.ts';
import { publish } from '../selling/my-listings-steps.ts';

/** A page of one account, read in one language. */
export interface Reader {
  page: Page;
  language: Language;
  token: string;
  id: number;
}

export async function openReader(page: Page, role: 'seller' | 'customer', language: Language): Promise<Reader> {
  const account = await openAccount(page.request, role);
  await store(page, 'snapbazaar.session', JSON.stringify(account));
  return { page, language, token: account.token, id: Number(account.post.id) };
}

export const open = ({ page, language }: Reader, path: string) => page.goto(pathInLanguage(path, language));

/** A button, by its message in the reader's language. */
export const button = ({ page, language }: Reader, write: () => string): Locator =>
  page.getByRole('button', { name: withLocale(language, write), exact: true });

/** A text as the reader's language writes it. */
export const findMessage = ({ page, language }: Reader, write: () => string): Locator =>
  page.getByText(withLocale(language, write)).first();

/** The dialog's own button, whatever it is called. */
export async function submitDialog({ page }: Reader): Promise<void> {
  await page.getByRole('dialog').locator('button[type=submit]').click();
}

/** Two listings of a new shop, priced in dollars. */
export async function publishTwo(request: APIRequestContext, { token }: Reader): Promise<[string, string]> {
  const listing = (title: string, suggestedPrice: string) => ({
    ...Object.fromEntries(languages.map((code) => [`productTitle${code.toUpperCase()}`, title])),
    ...{ suggestedPrice, salesRegion: 'TH,KR,ES,DE', stock: '20' },
  });
  return [
    await publish(request, token, listing('Lantern', '40')),
    await publish(request, token, listing('Teapot', '49.90')),
  ];
}

/** Looks at what prices become in another currency, and sells in it from then on. */
export async function changeCurrency(seller: Reader, currency: ShopCurrency, preview: readonly string[]) {
  const { page } = seller;
  await open(seller, '/settings');
  await page.locator('[name=shop_currency]').selectOption(currency);
  for (const change of preview) await expect(page.getByText(change, { exact: true })).toBeVisible();
  await button(seller, () => shopCurrencyText('change', { currency })).click();
  await expect(page.locator('[name=shop_currency]')).toHaveCount(0);
}

/** Says from where, how and for how much goods are sent, and that cards are taken. */
export async function setUpSelling(seller: Reader, shipping: Record<string, string>) {
  const { page } = seller;
  await page.locator('#selling [name=country]').selectOption(shipping.country ?? '');
  for (const [name, value] of Object.entries(shipping)) {
    if (name !== 'country') await page.locator(`#selling [name=${name}]`).fill(value);
  }
  await button(seller, () => shippingFormText('save')).click();
  // It appears with the saved profile.
  await expect(page.locator('#selling [name=return_days]')).toBeVisible();
  await page.locator('#payment [name=card]').check();
  await Promise.all([
    page.waitForResponse(/payment-methods$/),
    button(seller, () => paymentMethodsFormText('save')).click(),
  ]);
}

/** Registers the shop for tax, so that receipts show what of the price is tax. */
export async function registerForTax(seller: Reader, taxId: string) {
  const { page } = seller;
  await page.locator('#tax [name=is_registered]').check();
  await page.locator('#tax [name=tax_id]').fill(taxId);
  await Promise.all([page.waitForResponse(/\/tax$/), button(seller, () => taxFormText('save')).click()]);
}

/** Gives a listing another price in its sheet. */
export async function changePrice(seller: Reader, title: string, price: string, shown: string) {
  const { page } = seller;
  await open(seller, '/storefront');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await row.getByRole('button').first().click();
  await page.getByRole('dialog').locator('[name=suggestedPrice]').fill(price);
  await submitDialog(seller);
  await expect(row.getByText(shown, { exact: true })).toBeVisible();
}
