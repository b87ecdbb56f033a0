import type { APIRequestContext, Page } from '@playwright/test';
import type { OwnListing } from '../../../contracts/selling/my-listings.ts';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { newEmail, password, store, toast } from '../identity/account-steps.ts';
import { api } from '../marketplace/product-steps.ts';
import { button } from '../selling/my-listings-steps.ts';
import { slow } from '../slow.ts';

test.use({ viewport: { width: 390, height: 844 } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** The demo account of this kind, which has said all that buying and selling need. */
async function signInToDemo(request: APIRequestContext, side: 'user' | 'customer') {
  const email = `${side === 'user' ? 'seller' : 'customer'}@demo.snapbazaar.example`;
  const data = { login_type: 'email', email, password: 'night-market-2026' };
  const { token, post } = await (await request.post(`${api}/${side}/login`, { data })).json();
  return { token, post, headers: { authorization: `Bearer ${token}` } };
}

let keys = 0;
const newKey = () => `seller-orders-${process.pid}-${Date.now()}-${keys++}`;

/** Buys two products of the demo seller by card, sent to the demo customer's own address, and returns the order. */
async function placeOrder(request: APIRequestContext, headers: Record<string, string>, products: string[]) {
  const lines = products.map((product_id) => ({ product_id, units: 1 }));
  const { addresses } = await (await request.get(`${api}/customer/addresses`, { headers })).json();
  const data = {
    key: newKey(),
    address_id: addresses[0].id,
    payment_method: 'card',
    lines,
    note: 'Please ring twice.',
  };
  const placed = await (await request.post(`${api}/customer/checkout`, { headers, data })).json();
  expect(placed.message).toBeTruthy();
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  const pay = { headers, data: { key: newKey(), card } };
  const paid = await (await request.post(`${api}/customer/purchases/${placed.purchase_id}/pay`, pay)).json();
  expect(paid.state).toBe('paid');
  return placed.orders[0] as { id: string; number: string };
}

/** A number of another carrier is said with a button, and the typed carrier is kept while another is looked at. */
async function switchCarriers(page: Page) {
  const carrier = dialog(page).getByRole('combobox', { name: 'Carrier' });
  await carrier.selectOption('thailand-post');
  await dialog(page).getByRole('textbox', { name: 'Tracking number' }).fill('1Z999AA10123456784');
  await dialog(page).getByRole('button', { name: 'Switch to UPS' }).click();
  await expect(carrier).toHaveValue('ups');
  await expect(field(page, 'Name of the carrier')).toHaveCount(0);
  await carrier.selectOption({ label: 'Other carrier' });
  await field(page, 'Name of the carrier').fill('My cousin');
  await field(page, 'Tracking link (optional)').fill('https://cousin.co.th/AB12345');
  await carrier.selectOption('dhl');
  await expect(field(page, 'Tracking link (optional)')).toHaveCount(0);
  await carrier.selectOption({ label: 'Other carrier' });
  await expect(field(page, 'Name of the carrier')).toHaveValue('My cousin');
  await expect(field(page, 'Tracking link (optional)')).toHaveValue('https://cousin.co.th/AB12345');
  await expectAccessible(page, 'dialog[open]');
}

/** Ships with a typed carrier, after links that are refused beside their field. */
async function shipByTypedCarrier(page: Page) {
  await dialog(page).getByRole('combobox', { name: 'Carrier' }).selectOption({ label: 'Other carrier' });
  const send = dialog(page).getByRole('button', { name: 'Mark as shipped' });
  await send.click();
  await expect(dialog(page).getByText('Please enter the name of the carrier.')).toBeVisible();
  await field(page, 'Name of the carrier').fill('My cousin');
  await field(page, 'Tracking link (optional)').fill('http://192.168.1.4/parcel');
  await send.click();
  await expect(dialog(page).getByText('Please enter a full link that begins with https://')).toBeVisible();
  await field(page, 'Tracking link (optional)').fill('https://cousin.co.th/AB12345');
  await send.click();
  await expect(page.getByText('My cousin · without a tracking number').first()).toBeVisible();
  const link = page.locator('a[href="https://cousin.co.th/AB12345"]');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer nofollow/);
  await expect(page.getByText('cousin.co.th', { exact: true })).toBeVisible();
}

test('a seller ships an order from the bell, in two parcels, and takes a line back', async ({ page, request }) => {
  test.slow();
  const seller = await signInToDemo(request, 'user');
  const customer = await signInToDemo(request, 'customer');
  const { listings } = await (
    await request.post(`${api}/user/listings`, { headers: seller.headers, data: { state: 'live' } })
  ).json();
  const [first, second] = (listings as OwnListing[]).filter(({ stock }) => stock > 0);
  if (!first || !second) throw new Error('The demo seller has fewer than two products in stock.');
  const { id, number } = await placeOrder(request, customer.headers, [first.id, second.id]);

  const session = { token: seller.token, user_type: 'seller', post: seller.post };
  await store(page, 'snapbazaar.session', JSON.stringify(session));
  await page.goto('/storefront');
  await page.getByRole('button', { name: /things? to do$/ }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(`^Ship the order ?${number}`) }).click();
  await expect(page).toHaveURL(new RegExp(`/storefront/orders/${id}$`));
  await page.goto('/storefront/orders?bucket=to_ship');
  await expect(page.getByRole('link', { name: /^To ship/ })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Search by number, buyer or product' }).fill(number);
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: number });
  await expect(row).toContainText('Paid, held');
  await row.getByRole('checkbox').check();
  const download = page.waitForEvent('download');
  await button(page, 'Packing slips').click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await button(page, 'Mark 1 as shipped').click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();

  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(page.getByText('Please ring twice.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Mark as shipped').click();
  await switchCarriers(page);
  await dialog(page).getByRole('combobox', { name: 'Carrier' }).selectOption('thailand-post');
  await dialog(page).getByRole('textbox', { name: 'Tracking number' }).fill('EX123456789TH');
  await dialog(page).getByRole('checkbox').last().uncheck();
  await dialog(page).getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByText('Thailand Post · EX123456789TH').first()).toBeVisible();
  await expect(page.getByText('track.thailandpost.co.th')).toBeVisible();
  await button(page, 'Mark as shipped').click();
  await shipByTypedCarrier(page);
  await expect(button(page, 'Mark as shipped')).toHaveCount(0);
  await button(page, 'Mark as delivered').first().click();
  await dialog(page).getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();

  const { order } = await (await request.get(`${api}/user/orders/${id}`, { headers: seller.headers })).json();
  const data = { key: newKey(), line_ids: [order.lines[0].id], reason: 'It is smaller than I thought.' };
  await request.post(`${api}/customer/orders/${id}/request-return`, { headers: customer.headers, data });
  await page.goto('/storefront/orders?bucket=returns');
  await page.getByRole('main').getByRole('listitem').filter({ hasText: number }).getByRole('link').first().click();
  await expect(page.getByText('It is smaller than I thought.').first()).toBeVisible();
  await button(page, 'Accept').click();
  await dialog(page).getByRole('button', { name: 'Accept the return' }).click();
  await button(page, 'The goods are back').click();
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog(page)
    .getByRole('button', { name: /^Refund \$/ })
    .click();
  await expect(page.getByText('Goods came back, refunded')).toBeVisible();
});

test('a new seller says once how to ship and to be paid, and sees the ids masked', { tag: slow }, async ({ page }) => {
  const data = { login_type: 'email', email: newEmail(), password };
  const { token, post } = await (await page.request.post(`${api}/user/signup`, { data })).json();
  await store(page, 'snapbazaar.session', JSON.stringify({ token, user_type: 'seller', post }));
  await page.goto('/storefront/orders');
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.getByRole('link', { name: 'Shipping and payment' }).click();
  await expect(page).toHaveURL(/\/settings#selling$/);

  await page.getByRole('combobox', { name: 'Parcels leave from' }).selectOption('TH');
  await field(page, 'Days to pack').fill('99');
  await button(page, 'Save shipping').click();
  await expect(field(page, 'Days to pack')).toBeFocused();
  await field(page, 'Days to pack').fill('2');
  await button(page, 'Save shipping').click();
  await expect(toast(page, 'Shipping saved')).toBeVisible();

  await button(page, 'Add PromptPay').click();
  await field(page, 'PromptPay phone number, national ID, tax ID or e-wallet ID').fill('081 234 5678');
  await button(page, 'Save payment methods').click();
  await expect(toast(page, 'Payment methods saved')).toBeVisible();
  await expect(page.getByText(/^•••• \d{3}$/)).toBeVisible();
  await expect(page.getByText('Snapbazaar keeps 5 % of each completed order.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'main');
  await page.reload();
  await expect(page.getByText(/^•••• \d{3}$/)).toBeVisible();
  await expect(field(page, 'Days to pack')).toHaveValue('2');
});
