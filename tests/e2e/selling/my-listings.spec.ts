import { accessibility, expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { readProduct, signIn } from '../marketplace/product-steps.ts';
import { openHydrated } from '../open-hydrated.ts';
import { slow } from '../slow.ts';
import { button, field, openMyListings, row, rows, sheet, tab } from './my-listings-steps.ts';

const lantern = { productTitleEN: 'Paper lantern', productTitleTH: 'โคมไฟกระดาษ' };
const kettle = { productTitleEN: 'Copper <b>kettle</b> 🫖', suggestedPrice: '35' };

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a seller edits a listing language by language, and buyers see it at once', { tag: slow }, async ({
    page,
    request,
  }) => {
    const [id = ''] = await openMyListings(page, request, [lantern]);
    await button(page, 'Edit Paper lantern').click();
    await field(page, 'Title').fill('Silk lantern');
    await expect(sheet(page).getByRole('status')).toContainText('The other languages keep their texts');
    await field(page, 'Suggested price in US dollars').fill('ten');
    await button(page, 'Save changes').click();
    await expect(page.getByText('Suggested Price must be a number')).toBeVisible();
    await expect(field(page, 'Suggested price in US dollars')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(row(page, 'Not saved yet')).toBeVisible();
    await button(page, 'Edit Paper lantern').click();
    await expect(field(page, 'Title')).toHaveValue('Silk lantern');
    await field(page, 'Suggested price in US dollars').fill('12.50');
    await button(page, 'Remove Vietnam').click();
    await button(page, 'Change category').click();
    await page.getByRole('searchbox', { name: 'Search in any language' }).fill('laptops');
    await page
      .getByRole('button', { name: /^Laptops/ })
      .first()
      .click();
    await button(page, 'Save changes').click();
    await expect(toast(page, 'Listing saved. 6 languages are now older than the English text.')).toBeVisible();
    await expect(row(page, 'Silk lantern')).toContainText('6 languages to check');
    await expect(row(page, 'Silk lantern')).toContainText('$ 12.50');
    expect(await readProduct(request, id)).toMatchObject({
      title: 'Silk lantern',
      price_cents: 1250,
      category_id: '1000',
    });

    await button(page, 'Edit Silk lantern').click();
    await expect(page.getByRole('tab', { name: 'KO, Korean, older than the English text' })).toBeVisible();
    await tab(page, 'TH').click();
    await page.getByRole('checkbox', { name: 'This text is still right' }).check();
    await tab(page, 'ES').click();
    await field(page, 'Title').fill('');
    await tab(page, 'EN').click();
    await button(page, 'Save changes').click();
    await expect(page.getByText('Product Title or Description is required')).toBeVisible();
    await expect(tab(page, 'ES')).toHaveAttribute('aria-selected', 'true');
    await field(page, 'Title').fill('Farol de seda');
    await button(page, 'Save changes').click();
    await expect(row(page, 'Silk lantern')).toContainText('4 languages to check');
    expect((await readProduct(request, id, 'es')).title).toBe('Farol de seda');
  });

  test.describe('with one listing open in two tabs', () => {
    test.use({ allowedConsoleErrors: [/status of 409/] });

    test('a save from the outdated tab is refused, keeps the input, and shows the newer listing', {
      tag: slow,
    }, async ({ page, request, context }) => {
      const [id = ''] = await openMyListings(page, request, [lantern]);
      await button(page, 'Edit Paper lantern').click();
      await field(page, 'Title').fill('Title of the first tab');
      const other = openHydrated(await context.newPage());
      await other.goto('/storefront');
      await button(other, 'Edit Paper lantern').click();
      await field(other, 'Suggested price in US dollars').fill('77');
      await button(other, 'Save changes').click();
      await expect(row(other, 'Paper lantern')).toContainText('$ 77.00');

      await button(page, 'Save changes').click();
      await expect(sheet(page).getByRole('alert')).toContainText('This listing was changed elsewhere meanwhile');
      await expect(field(page, 'Title')).toHaveValue('Title of the first tab');
      await expect(field(page, 'Suggested price in US dollars')).toHaveValue('77');
      // A tab in the background does not finish its transitions.
      await page.bringToFront();
      await expectAccessible(page, 'dialog[open]');
      expect((await readProduct(request, id)).title).toBe('Paper lantern');
      await button(other, 'Edit Paper lantern').click();
      await field(other, 'Title').fill('Title of the other tab');
      await button(page, 'Save changes').click();
      await expect(row(page, 'Title of the first tab')).toContainText('$ 77.00');

      await button(other, 'Save changes').click();
      await button(other, 'See the newer one instead').click();
      await expect(field(other, 'Title')).toHaveValue('Title of the first tab');
      await expect(sheet(other).getByRole('alert')).toBeHidden();
    });
  });

  test('a seller finds a listing by its title in any language, and filters by state', async ({ page, request }) => {
    await openMyListings(page, request, [lantern, kettle]);
    await expect(rows(page).first()).toContainText('Copper <b>kettle</b> 🫖');
    const search = page.getByRole('searchbox', { name: 'Search your listings' });
    await search.fill('โคมไฟ');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=/);
    await page.reload();
    await expect(row(page, 'Paper lantern')).toBeVisible();
    await search.fill('nothing like it');
    await expect(page.getByText('No listing has these words in its title')).toBeVisible();
    await page.getByRole('link', { name: 'Show all listings' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Paused' }).click();
    await expect(page.getByText('Nothing is paused')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a seller pauses, resumes, removes and restores a listing', async ({ page, request }) => {
    const [, id = ''] = await openMyListings(page, request, [lantern, kettle]);
    const title = 'Copper <b>kettle</b> 🫖';
    const isForSale = async () => (await request.get(`/product/${id}`)).status() === 200;
    await button(page, `Pause ${title}`).click();
    await expect(row(page, title)).toContainText('Paused');
    await expect.poll(isForSale).toBe(false);
    await button(page, `Resume ${title}`).click();
    await expect(row(page, title)).toContainText('Live');
    await expect.poll(isForSale).toBe(true);
    await button(page, `Remove ${title}`).click();
    await expect(rows(page)).toHaveCount(1);
    await button(page, 'Undo').click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText(title);
    await button(page, `Remove ${title}`).click();
    await page.getByRole('link', { name: 'Removed' }).click();
    await expect(row(page, title)).toContainText('Deleted for good on');
    await button(page, `Bring back ${title}`).click();
    await expect(page.getByText('Nothing was removed lately')).toBeVisible();
    await expect.poll(isForSale).toBe(true);
  });

  test('Back closes the sheet, and an empty storefront links to the chat', { tag: slow }, async ({ page, request }) => {
    await openMyListings(page, request, [lantern]);
    await button(page, 'Edit Paper lantern').click();
    await expect(field(page, 'Title')).toHaveValue('Paper lantern');
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await button(page, 'Remove Paper lantern').click();
    await expect(page.getByText('Your storefront is empty')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Add Products' }).last().click();
    await expect(page).toHaveURL('/chat');
  });
});

test.describe('when the server fails', () => {
  test.use({ allowedConsoleErrors: [/status of 503/] });

  test('the storefront shows the server’s message and can be retried', async ({ page, request }) => {
    await signIn(page, request, 'seller');
    const message = 'The service is not ready yet. Please try again in a moment.';
    await page.route('**/api/v1/user/listings', (route) =>
      route.fulfill({ status: 503, json: { status: 0, message } }),
    );
    await page.goto('/storefront');
    await expect(page.getByRole('alert')).toContainText(message);
    await expectAccessible(page, 'main');
    await page.unroute('**/api/v1/user/listings');
    await button(page, 'Try again').click();
    await expect(page.getByText('Your storefront is empty')).toBeVisible();
  });
});

test.describe('a seller’s page', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test('is linked from the product in the same language, and has structured data', async ({ page, request }) => {
    const [id = ''] = await openMyListings(page, request, [lantern]);
    await page.goto(`/th/product/${id}`);
    // A long seller name must not widen the page.
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('main').locator('a[href^="/th/seller/"]').click();
    await expect(page).toHaveURL(/\/th\/seller\/\d+$/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    const { pathname } = new URL(page.url());
    const html = await (await request.get(pathname)).text();
    expect(html).toContain(`rel="canonical" href="${process.env.BASE_URL}${pathname}"`);
    expect(html.match(/rel="alternate" hrefLang="/g)).toHaveLength(8);
    expect(html).toContain('"@type":"ProfilePage"');
  });

  test('shows a message with HTTP 404 for an unknown seller', async ({ page }) => {
    expect((await page.goto('/seller/999999999'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such seller here.');
  });
});

test('the sheet is accessible in both themes, with its errors', { tag: accessibility }, async ({ page, request }) => {
  const [id = ''] = await openMyListings(page, request, [lantern]);
  await page.goto(`/storefront?edit=${id}`);
  await tab(page, 'ES').click();
  await field(page, 'Title').fill('');
  await button(page, 'Save changes').click();
  await expect(field(page, 'Title')).toHaveAccessibleDescription('Product Title or Description is required');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, 'dialog[open]');
  }
});
