import sharp from 'sharp';
import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';
import { cards, listProducts } from './browse-steps.ts';

/** The browser logs the refusal of a file. */
test.use({ allowedConsoleErrors: [/status of 415/] });

const heading = { level: 1, name: 'Like your photo' } as const;

test('a photo in the search box leads to products like it, and one of them to its page', { tag: slow }, async ({
  page,
  request,
}) => {
  test.setTimeout(420_000);
  const { products } = await listProducts(request, {});
  const picture = await request.get(`/uploads/${products[0]?.productImage}`);
  const photo = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp(await picture.body())
      .jpeg()
      .toBuffer(),
  };

  await page.goto('/');
  await page.getByLabel('Search by photo').setInputFiles(photo);
  await expect(page.getByRole('heading', heading)).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/search-by-photo\?like=[\w-]{342}/);
  // The first search starts the job that looks at the photos of the shop, the newest first. It gives way to visitors, so
  // beside other tests it takes minutes.
  await expect(async () => {
    await page.reload();
    await expect(cards(page).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 300_000 });
  await cards(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toBeVisible();
});

test('a file that is no photo is refused with a sentence, and another can be chosen', async ({ page }) => {
  await page.goto('/search-by-photo');
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  await page.getByLabel('Choose a photo').setInputFiles(file);
  await expect(page.getByText(/^Only JPG, JPEG, PNG/)).toBeVisible();
  await expect(page.getByLabel('Choose a photo')).toBeAttached();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the camera is not shown', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('search').getByRole('combobox')).toBeVisible();
    await expect(page.getByTitle('Search by photo')).toBeHidden();
  });
});
