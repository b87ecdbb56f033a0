import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { readProduct } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';
import { button, field, openMyListings, row } from './my-listings-steps.ts';

test('a seller who lowers the price of a new listing reads when buyers see a reduction, and buyers see none yet', {
  tag: slow,
}, async ({ page, request }) => {
  const [id = ''] = await openMyListings(page, request, [{ productTitleEN: 'Paper lantern', suggestedPrice: '40' }]);
  await button(page, 'Edit Paper lantern').click();
  await expect(page.getByText('if the listing was on sale for at least 7 of them')).toBeVisible();
  await field(page, 'Suggested price in US dollars').fill('20');
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Listing saved')).toBeVisible();
  await expect(row(page, 'Paper lantern').locator('s')).toHaveCount(0);
  expect((await readProduct(request, id)).price_before_cents).toBeNull();
  await page.goto(`/product/${id}`);
  await expect(page.getByText('$ 20.00').first()).toBeVisible();
  await expect(page.getByRole('main').locator('s').getByText('$ 40.00')).toHaveCount(0);
  const structuredData = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(structuredData ?? '').offers.priceSpecification).toBeUndefined();
});
