import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { readProduct } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';
import { button, openMyListings } from './my-listings-steps.ts';

// The server refuses a sale that is too long.
test.use({ allowedConsoleErrors: [/status of 400/] });

/** What an input of a day and time takes, where the browser is. */
const daysAhead = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};

test('a seller previews and starts a sale, buyers see its price and last day, and its end brings the price back', {
  tag: slow,
}, async ({ page, request }) => {
  const [id = ''] = await openMyListings(page, request, [{ productTitleEN: 'Paper lantern', suggestedPrice: '19.99' }]);
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await expect(page.getByText('No sales yet')).toBeVisible();
  await button(page, 'Start the sale').click();
  await expect(page.getByText('A whole number from 1 to 95, for example 20.')).toBeVisible();
  await expect(page.getByText('Please say when the sale ends.')).toBeVisible();
  await expectAccessible(page, 'main');

  await page.getByLabel('What is on sale').selectOption('listing');
  await expect(page.getByLabel('Listing', { exact: true })).toBeVisible();
  await page.getByLabel('Percent off').fill('15');
  await page.getByLabel('Until').fill(daysAhead(40));
  await button(page, 'Preview').click();
  await expect(page.getByText('A sale lasts 30 days at most.')).toBeVisible();
  await page.getByLabel('Until').fill(daysAhead(7));
  await button(page, 'Preview').click();
  await expect(page.getByText('1 listing gets cheaper')).toBeVisible();
  await expect(page.getByText('For example Paper lantern: $ 19.99 becomes $ 16.99')).toBeVisible();
  await button(page, 'Start the sale').click();
  await expect(toast(page, 'The sale is saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Running' }).getByText('15% off')).toBeVisible();
  await expectAccessible(page, 'main');

  await expect.poll(async () => (await readProduct(request, id)).price_minor, { timeout: 60_000 }).toBe(1699);
  await page.goto(`/product/${id}`);
  await expect(page.getByText('$ 16.99').first()).toBeVisible();
  await expect(page.getByText(/^Sale ends on /)).toBeVisible();

  await page.goto('/storefront/sales');
  await button(page, 'End the sale now: Paper lantern').click();
  await expect(page.getByRole('region', { name: 'Ended' }).getByText('15% off')).toBeVisible();
  await expect.poll(async () => (await readProduct(request, id)).price_minor, { timeout: 60_000 }).toBe(1999);
});
