import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { store } from '../identity/account-steps.ts';
import { api, listStableProducts, signIn } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';
import { drawnPhoto } from './listing-wizard-steps.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 950 } };

/** Mocks the photo editing of the server, which has its own tests. */
async function mockPhotoEdits(page: Page, request: APIRequestContext): Promise<void> {
  const [first, second] = await listStableProducts(request);
  const picture = (file = '') => ({ address: `/uploads/${file}`, width: 640, height: 480 });
  const reply = (rest: object) => ({ json: { status: 1, message: 'Done', ...rest } });
  const id = crypto.randomUUID();
  await page.route('**/api/v1/user/photo-edits', (route) =>
    route.fulfill(reply({ photo: { id, ...picture(first?.productImage) } })),
  );
  await page.route('**/api/v1/user/photo-edits/*/*', (route) =>
    route.fulfill(reply({ picture: picture(second?.productImage) })),
  );
  await page.route('**/api/v1/remote/upload', () => undefined);
}

test('a photo is enhanced, compared by keyboard and used in a listing', { tag: slow }, async ({ page, request }) => {
  await page.setViewportSize(sizes.desktop);
  await signIn(page, request, 'seller');
  await mockPhotoEdits(page, request);
  await page.goto('/resources');
  await page.getByRole('link', { name: 'Enhance Image' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Enhance Image' })).toBeFocused();
  await page.getByLabel('Choose a photo').setInputFiles({ ...(await drawnPhoto()), name: 'red shoe.png' });
  const slider = page.getByRole('slider', { name: 'Compare original and edited photo' });
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('51');
  await expect(page.getByText('Edited', { exact: true })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe('red shoe-edited.jpg');
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Use in a listing' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
});

test('an article gets another background on a phone, and a refusal shows a message', async ({ page, request }) => {
  await page.setViewportSize(sizes.phone);
  await signIn(page, request, 'seller');
  await mockPhotoEdits(page, request);
  await page.goto('/resources');
  await page.getByRole('link', { name: 'AI Background Generator' }).click();
  await page.getByLabel('Choose a photo').setInputFiles(await drawnPhoto());
  await expect(page.getByRole('img', { name: 'The article on white' })).toBeVisible();
  await page.getByRole('button', { name: 'Studio warm' }).click();
  await expect(page.getByRole('img', { name: 'The article on studio warm' })).toBeVisible();
  await page.getByLabel('Your own backdrop').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your original' })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a new seller sees labelled sample data', { tag: slow }, async ({ page, request }) => {
  await page.setViewportSize(sizes.phone);
  await signIn(page, request, 'seller');
  await page.goto('/buyer-analytics');
  await expect(page.getByText('Sample data')).toBeVisible();
  await expect(page.getByText('33%', { exact: true })).toHaveCount(10);
  for (const name of ['Revenue', 'Purchases']) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('visits of buyers are counted in the seller’s analytics', { tag: slow }, async ({ page, request }) => {
  await page.setViewportSize(sizes.desktop);
  const data = { login_type: 'email', email: 'seller@demo.snapbazaar.example', password: 'night-market-2026' };
  const { token, user_type, post } = await (await request.post(`${api}/user/login`, { data })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { listings } = await (await request.post(`${api}/user/listings`, { data: {}, headers })).json();
  const { id } = listings[0];
  await page.goto(`/product/${id}`);
  await page.waitForLoadState('networkidle');
  await page.goto('/about');
  const today = new Date().toISOString().slice(0, 10);
  const countViews = async () => {
    const range = { data: { from: today, to: today }, headers };
    return (await (await request.post(`${api}/user/analytics`, range)).json()).report.totals.view;
  };
  await expect.poll(countViews).toBeGreaterThan(0);

  await store(page, 'snapbazaar.session', JSON.stringify({ token, user_type, post }));
  await page.goto('/buyer-analytics');
  await expect(page.getByRole('heading', { name: 'Visits' })).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await expect(page.getByText('Not measured')).toBeVisible();
  // Other products of the demo seller may have been looked at more often.
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  await page.getByText('Visits as a table').click();
  await expect(page.getByRole('table', { name: 'Visits by day' }).getByRole('row')).toHaveCount(31);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).press('Enter');
  expect((await saving).suggestedFilename()).toMatch(/^snapbazaar-analytics-.*\.csv$/);
  await page.getByRole('link', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
});
