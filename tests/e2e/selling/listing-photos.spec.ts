import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';
import { button, openMyListings, sheet } from './my-listings-steps.ts';

async function picture(name: string, background: string) {
  const create = { width: 600, height: 600, channels: 3, background } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

const photo = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true });
const saved = (page: Page) => page.waitForResponse(/\/api\/v1\/user\/listings\/\d+$/);

for (const [screen, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`photos are added, ordered and removed by keyboard on ${screen}, and buyers see them`, { tag: slow }, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const [id] = await openMyListings(page, request, [{ productTitleEN: 'Paper lantern' }]);
    await button(page, 'Edit Paper lantern').click();
    const more = await Promise.all(['#c2410c', '#16a34a', '#7c3aed'].map((colour) => picture('photo.png', colour)));
    await sheet(page).getByLabel('Add photos').setInputFiles(more);
    await expect(photo(page, 'Photo 4 of 4')).toBeVisible();

    await photo(page, 'Photo 4 of 4').press('Enter');
    await photo(page, 'Photo 4 of 4').press('Alt+ArrowLeft');
    await expect(sheet(page).getByText('The photo is now number 3 of 4.')).toBeAttached();
    await photo(page, 'Make cover').press('Enter');
    await expect(photo(page, 'Photo 1 of 4, the cover')).toHaveAttribute('aria-pressed', 'true');
    await expect(photo(page, 'Make cover')).toBeFocused();
    await photo(page, 'Photo 4 of 4').press('Enter');
    await photo(page, 'Remove').press('Enter');
    await expect(photo(page, 'Photo 3 of 3')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page, 'dialog[open]');
    const answer = saved(page);
    await button(page, 'Save changes').click();
    const { listing } = await (await answer).json();
    await expect(toast(page, 'Listing saved')).toBeVisible();
    expect(listing.photos).toHaveLength(3);

    await page.goto(`/product/${id}`);
    const strip = page.getByRole('list', { name: 'Photos' });
    await expect(strip.getByRole('img', { name: 'Paper lantern', exact: true })).toHaveAttribute(
      'src',
      new RegExp(listing.photos[0].replace('.webp', '')),
    );
    const third = page.getByRole('link', { name: 'Photo 3 of 3', exact: true });
    await third.press('Enter');
    await expect(strip.getByRole('img', { name: 'Paper lantern, photo 3 of 3' })).toBeInViewport();
    await expect(third).toHaveAttribute('aria-current', 'true');
    await strip.getByRole('link', { name: 'Paper lantern, photo 3 of 3 Enlarge' }).press('Enter');
    const zoom = page.getByRole('dialog', { name: 'Photo 3 of 3' });
    await expect(zoom).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('ArrowLeft');
    const before = page.getByRole('dialog', { name: 'Photo 2 of 3' });
    await expect(before).toBeVisible();
    await page.keyboard.press('+');
    await expect(before.getByRole('img')).toHaveCSS('transform', /^matrix\(1\.5, 0, 0, 1\.5/);
    await page.keyboard.press('Escape');
    await expect(strip.getByRole('img', { name: 'Paper lantern, photo 2 of 3' })).toBeInViewport();
  });
}

test('a photo is dragged to another place with the mouse', { tag: slow }, async ({ page, request }) => {
  await openMyListings(page, request, [{ productTitleEN: 'Paper lantern' }]);
  await button(page, 'Edit Paper lantern').click();
  await sheet(page)
    .getByLabel('Add photos')
    .setInputFiles(await picture('photo.png', '#c2410c'));
  const [first, second] = [photo(page, 'Photo 1 of 2, the cover'), photo(page, 'Photo 2 of 2')];
  await expect(second).toBeVisible();
  const cover = await first.getByRole('presentation', { includeHidden: true }).getAttribute('src');
  await first.hover();
  await page.mouse.down();
  const place = await second.boundingBox();
  await page.mouse.move((place?.x ?? 0) + 20, (place?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  await expect(second.getByRole('presentation', { includeHidden: true })).toHaveAttribute('src', cover ?? '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo of a product is a link to its full size', async ({ page, request }) => {
    const { products } = await (await request.post('/api/v1/user/all-products', { data: { limit: 1 } })).json();
    await page.goto(`/product/${products[0].id}`);
    const link = page.getByRole('list', { name: 'Photos' }).getByRole('link');
    await expect(link).toHaveAttribute('href', `/uploads/${products[0].productImage}`);
  });
});
