import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { readProduct } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';
import { button, field, openMyListings, row } from './my-listings-steps.ts';

test('a seller reduces a price, and buyers see the previous price struck through until it ends', { tag: slow }, async ({
  page,
  request,
}) => {
  const [id = ''] = await openMyListings(page, request, [{ productTitleEN: 'Paper lantern', suggestedPrice: '20' }]);
  await button(page, 'Edit Paper lantern').click();
  await field(page, 'Price before in US dollars').fill('15');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Price Before must be greater than the price now')).toBeVisible();
  await field(page, 'Price before in US dollars').fill('40');
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Listing saved')).toBeVisible();
  await expect(row(page, 'Paper lantern').locator('s')).toHaveText('$ 40.00');
  await page.goto(`/product/${id}`);
  const main = page.getByRole('main');
  await expect(main.locator('s').first()).toHaveText('$ 40.00');
  await expect(main.getByText('Now $ 20.00')).toBeVisible();
  const structuredData = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(structuredData ?? '').offers).toMatchObject({
    price: '20.00',
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '40.00', priceCurrency: 'USD' },
  });

  await page.goto('/storefront');
  await button(page, 'Edit Paper lantern').click();
  await field(page, 'Price before in US dollars').fill('');
  await button(page, 'Save changes').click();
  await expect(row(page, 'Paper lantern').locator('s')).toHaveCount(0);
  expect((await readProduct(request, id)).price_before_cents).toBeNull();
});
