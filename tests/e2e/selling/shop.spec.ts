import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { store, toast } from '../identity/account-steps.ts';
import { api, readProduct, signIn } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';
import { button, openMyListings } from './my-listings-steps.ts';

async function picture(background: string) {
  const create = { width: 1200, height: 300, channels: 3, background } as const;
  return { name: 'banner.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function addSection(page: Page, name: string) {
  await page.getByLabel('Name of the section').fill(name);
  await button(page, 'Add a section').click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

test('a seller makes a shop page, and a buyer finds a section, follows the shop and sees the vacation', {
  tag: slow,
}, async ({ page, request }) => {
  const [id = ''] = await openMyListings(page, request, [{ productTitleEN: 'Paper lantern' }]);
  await page.getByRole('link', { name: 'Shop page' }).click();
  await page
    .getByLabel('Choose a picture')
    .first()
    .setInputFiles(await picture('#c2410c'));
  await expect(button(page, 'Banner · Remove')).toBeVisible();
  await page.getByRole('textbox', { name: 'About the shop (English)' }).fill('Lanterns of my aunt.');
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Lanterns of my aunt.')).toBeVisible();
  await button(page, 'Save the shop page').click();
  await expect(toast(page, 'Shop saved')).toBeVisible();

  await addSection(page, 'New arrivals');
  await button(page, 'Choose listings').click();
  await button(page, 'Add “Paper lantern”').click();
  await button(page, 'Save the selection').click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^1 listing$/ })).toBeVisible();

  await page.getByLabel('First day away').fill(day(0));
  await page.getByLabel('Last day away').fill(day(9));
  await page.getByRole('textbox', { name: 'Message to buyers' }).fill('At the sea.');
  await button(page, 'Save the vacation').click();
  await expect(toast(page, 'Your vacation is saved. Buyers are told of the later dates.')).toBeVisible();
  // Two toasts may still stand, each with its button.
  await expectAccessible(page, 'main');

  const { seller } = await readProduct(request, id);
  await store(page, 'snapbazaar.session', '');
  const { token } = await signIn(page, request, 'customer');
  await page.goto(`/es/seller/${seller.id}`);
  await expect(page.getByText('De vacaciones hasta el')).toBeVisible();
  await expect(page.getByText('Lanterns of my aunt.')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Novedades' }).click();
  await expect(page).toHaveURL(/section=\d+/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await button(page, 'Seguir').click();
  await expect(button(page, 'Siguiendo')).toBeVisible();
  await expectAccessible(page);
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await (await request.get(`${api}/customer/follow-ids`, { headers })).json()).ids)
    .toEqual([seller.id]);

  await page.goto('/following');
  await expect(page.getByRole('link', { name: seller.name })).toBeVisible();
  await page.goto(`/product/${id}`);
  await expect(page.getByText('On vacation until')).toBeVisible();
});
