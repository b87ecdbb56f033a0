import type { Browser, Page } from '@playwright/test';
import { storageKeys } from '../../../web/lib/storage/storage-keys.ts';
import { expect } from '../fixtures.ts';
import { store } from '../identity/account-steps.ts';
import { openHydrated } from '../open-hydrated.ts';
import { readStatement, seePage, seeWallet } from './payout-steps.ts';
import { addToCart, checkOutCart, endReturnDays, refundReturn, returnLine, ship } from './purchase-steps.ts';
import type { CurrencyJourney } from './shop-currencies.ts';
import {
  changeCurrency,
  changePrice,
  openReader,
  publishTwo,
  type Reader,
  registerForTax,
  setUpSelling,
} from './shop-steps.ts';
import type { StripeSite } from './stripe-site.ts';

/** A shop that changes its currency, findMessage how it ships and is paid, and prices a listing. */
export async function openShop(page: Page, journey: CurrencyJourney) {
  const { currency, preview, shipping, taxId, price } = journey;
  const seller = await openReader(page, 'seller', journey.seller);
  const products = await publishTwo(page.request, seller);
  await changeCurrency(seller, currency, preview);
  await setUpSelling(seller, shipping);
  if (taxId) await registerForTax(seller, taxId);
  await changePrice(seller, 'Lantern', price.typed, price.seller);
  return { seller, products };
}

export async function openBuyer(browser: Browser, site: StripeSite, { buyer }: CurrencyJourney): Promise<Reader> {
  const { timezoneId } = buyer;
  const context = await browser.newContext({
    baseURL: site.address,
    timezoneId,
    viewport: { width: 390, height: 844 },
  });
  const page = openHydrated(await context.newPage());
  // Where the parcel goes is not where the buyer's clock is.
  await store(page, storageKeys.country, buyer.address.country);
  return openReader(page, 'customer', buyer.language);
}

/** Buys two lines, returns one of them, and leaves the rest in the seller's wallet. */
export async function sellAndRefund(
  { seller, products }: { seller: Reader; products: readonly [string, string] },
  buyer: Reader,
  site: StripeSite,
  journey: CurrencyJourney,
) {
  const { price, sums, order, isWithdrawal, refund, available } = journey;
  await addToCart(buyer, products[0], [price.buyer]);
  await expect(buyer.page.getByText(price.about).first()).toBeVisible();
  await addToCart(buyer, products[1], []);
  const orderId = await checkOutCart(buyer, journey.buyer.address, sums);
  await ship(seller, orderId, order);
  await returnLine(buyer, 'Teapot', 'It is smaller than I thought.');
  await refundReturn(seller, isWithdrawal, refund.seller);
  await buyer.page.reload();
  await expect(buyer.page.getByText(refund.buyer, { exact: true })).toBeVisible();
  await endReturnDays(site, orderId);
  await seeWallet(seller, available);
}

/** Reads income, invoice and the files of the statement. */
export async function checkMoneyPages(seller: Reader, { income, invoice, statement }: CurrencyJourney) {
  await seePage(seller, '/income', income);
  await seePage(seller, '/invoices', invoice);
  const { csv, pdf } = await readStatement(seller);
  for (const text of statement.pdf) expect(pdf.join('\n')).toContain(text);
  for (const amount of statement.csv) expect(csv).toContain(amount);
}
