import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { openMyListings } from './my-listings-steps.ts';

const listings = [
  { productTitleEN: 'Paper lantern' },
  { productTitleEN: 'Copper kettle' },
  { productTitleEN: 'Red bowl' },
];

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a seller types, fills down, saves after a preview and takes it back', async ({ page, request }) => {
    await openMyListings(page, request, listings);
    await page.getByRole('link', { name: 'Table', exact: true }).click();
    const grid = page.getByRole('grid', { name: 'Your listings as a table' });
    await expect(grid.getByRole('row')).toHaveCount(4);
    await expectAccessible(page);

    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('12,5');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ControlOrMeta+d');
    await expect(page.getByText('2 listings edited, not saved yet')).toBeVisible();
    await page.getByRole('button', { name: 'Review and save' }).click();
    const preview = page.getByRole('dialog', { name: 'What changes' });
    await expect(preview.getByRole('listitem')).toHaveCount(2);
    await expect(preview.getByText('12.50').first()).toBeVisible();
    await preview.getByRole('button', { name: 'Save 2 changes' }).click();
    await expect(page.getByText('2 listings saved.')).toBeVisible();
    await expect(grid.getByText('$ 12.50')).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 listings are as they were.')).toBeVisible();
    await expect(grid.getByText('$ 12.50')).toHaveCount(0);
  });

  test('a seller raises the prices of all by a percentage that ends in .90, and pauses them', async ({
    page,
    request,
  }) => {
    await openMyListings(page, request, listings);
    await page.goto('/storefront?view=table');
    await page.getByRole('checkbox', { name: 'Select all rows that are shown' }).check();
    await page.getByRole('button', { name: 'Price', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Change the prices of 3 listings' });
    await form.getByRole('textbox', { name: 'Percent' }).fill('10');
    await form.getByRole('checkbox', { name: /Round to .90/ }).check();
    await form.getByRole('button', { name: 'Show what changes' }).click();
    await page.getByRole('button', { name: 'Save 3 changes' }).click();
    await expect(page.getByRole('grid').getByText('$ 54.90')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Select all rows that are shown' }).check();
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await page.getByRole('button', { name: 'Save 3 changes' }).click();
    await expect(page.getByRole('grid').getByText('Paused')).toHaveCount(3);
  });
});

test('on a phone the table is a list with price and stock to type', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMyListings(page, request, listings.slice(0, 1));
  await page.goto('/storefront?view=table');
  await page.getByRole('textbox', { name: 'Stock' }).fill('7');
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('1 listing saved.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Stock' })).toHaveValue('7');
  await expectAccessible(page);
});
