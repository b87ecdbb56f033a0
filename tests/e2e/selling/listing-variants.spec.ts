import type { APIRequestContext, Page } from '@playwright/test';
import { accessibility, expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { api, openProduct, readProduct, signIn } from '../marketplace/product-steps.ts';
import { fillAddress } from '../ordering/order-steps.ts';
import { slow } from '../slow.ts';
import { button, publish, sheet } from './my-listings-steps.ts';

test.use({ timezoneId: 'Asia/Bangkok' });

const shirts = {
  ...{ category_id: '2000', category_name: 'Clothing, Shoes & Fashion' },
  ...{ sub_category_id: '2200', sub_category_name: "Men's Clothing" },
  ...{ super_sub_category_id: '2201', super_sub_category_name: 'T-Shirts & Polos' },
};

/** Opens the storefront of a new seller who ships from Thailand, with one shirt in one kind. */
async function openShirt(page: Page, request: APIRequestContext): Promise<string> {
  const { token } = await signIn(page, request, 'seller');
  const headers = { authorization: `Bearer ${token}` };
  const fees = { home_fee_cents: 0, region_fee_cents: 500, world_fee_cents: null, free_from_cents: null };
  await request.put(`${api}/user/shipping`, { headers, data: { country: 'TH', pack_days: 2, ...fees } });
  await request.put(`${api}/user/payment-methods`, { headers, data: { card: true } });
  const id = await publish(request, token, { ...shirts, productTitleEN: 'Linen shirt', stock: '7', salesRegion: 'TH' });
  await page.goto(`/storefront?edit=${id}`);
  await button(page, 'Add sizes or options').click();
  await button(page, 'Size').click();
  return id;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sizes and options' });
const cell = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const size = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

test('a seller adds sizes with prices, buyers see them, and one buys a size', { tag: slow }, async ({
  page,
  request,
}) => {
  test.slow();
  const id = await openShirt(page, request);
  await button(page, 'Save options').click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Add at least one value to “Size”, or remove the option');
  await size(page, 'M').press('Enter');
  await size(page, 'L').press('Space');
  await cell(page, 'Another value').fill('Tall');
  await cell(page, 'Another value').press('Enter');
  await expect(cell(page, 'M: Units left')).toHaveValue('7');
  await cell(page, 'Units for all').fill('4');
  await cell(page, 'Units for all').press('Enter');
  await cell(page, 'L: Price (USD)').fill('fifty');
  await cell(page, 'L: SKU').fill('LINEN-L');
  await button(page, 'Save options').click();
  await expect(cell(page, 'L: Price (USD)')).toBeFocused();
  await cell(page, 'L: Price (USD)').fill('52.90');
  await dialog(page).getByRole('combobox', { name: 'L: Photo', exact: true }).selectOption({ label: 'Photo 1' });
  await button(page, 'Save options').click();
  await expect(toast(page, 'Options saved')).toBeVisible();
  await expect(sheet(page).getByLabel('Units left')).toBeDisabled();
  await expect(sheet(page).getByLabel('Units left')).toHaveValue('12');

  await button(page, 'Edit options and prices').click();
  await button(page, 'Remove Tall').click();
  await button(page, 'Save options').click();
  const loss = page.getByRole('dialog', { name: 'Save without these?' });
  await expect(loss.getByRole('listitem')).toHaveText(['Tall: 4 units left']);
  await loss.getByRole('button', { name: 'Save options' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(sheet(page).getByLabel('Units left')).toHaveValue('8');

  await signIn(page, request, 'customer');
  await openProduct(page, `/product/${id}`);
  await page.getByRole('radio', { name: /^L\b/ }).check({ force: true });
  await expect(page.getByText('$ 52.90').first()).toBeVisible();
  await button(page, 'Buy now').click();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await fillAddress(page);
  await button(page, 'Place order').click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText('Thank you, it is paid')).toBeVisible();
  const { variants } = await readProduct(request, id);
  expect(variants.map(({ name, stock }) => [name, stock])).toEqual([
    ['M', 4],
    ['L', 3],
  ]);
});

test('options are removed again, and one price and stock stay', { tag: slow }, async ({ page, request }) => {
  const id = await openShirt(page, request);
  await size(page, 'M').click();
  await size(page, 'L').click();
  await button(page, 'Save options').click();
  await expect(toast(page, 'Options saved')).toBeVisible();
  await button(page, 'Edit options and prices').click();
  await button(page, 'Remove the option Size').click();
  await button(page, 'Save options').click();
  await page.getByRole('dialog', { name: 'Save without these?' }).getByRole('button', { name: 'Save options' }).click();
  await expect(sheet(page).getByLabel('Units left')).toBeEnabled();
  expect(await readProduct(request, id)).toMatchObject({ stock: 7, options: [], variants: [{ values: [] }] });
});

test('the editor of variants is accessible, with its errors, and fits a narrow phone', { tag: accessibility }, async ({
  page,
  request,
}) => {
  await openShirt(page, request);
  for (const name of ['S', 'M', 'L']) await size(page, name).click();
  await cell(page, 'M: Price (USD)').fill('ten');
  await button(page, 'Save options').click();
  await expect(cell(page, 'M: Price (USD)')).toHaveAccessibleDescription('Suggested Price must be a number');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const edges = await dialog(page)
      .locator('input, select, button, h3')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...edges)).toBeLessThanOrEqual(width);
    await expectAccessible(page, 'dialog[open]:has(#variants-heading)');
  }
});
