import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';
import { button, field, openMyListings, row, rows, sheet } from './my-listings-steps.ts';

const lantern = { productTitleEN: 'Paper lantern' };
const kettle = { productTitleEN: 'Copper kettle' };

/** Delays the next matching storefront request, or its response. */
async function holdNext(page: Page, method: string, url: RegExp, where: 'request' | 'answer') {
  const met = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(url, async (route: Route) => {
    if (!isFirst || route.request().method() !== method) return route.fallback();
    isFirst = false;
    const response = where === 'answer' ? await route.fetch() : undefined;
    met.resolve();
    await released.promise;
    // A request that the page aborted needs no response.
    await (response ? route.fulfill({ response }) : route.continue()).catch(() => undefined);
  });
  return { met: met.promise, release: released.resolve };
}

const oneListing = /\/api\/v1\/user\/listings\/\d+$/;
const allListings = /\/api\/v1\/user\/listings$/;
const listed = (page: Page) => page.waitForResponse(allListings);

test('a listing removed while the Removed tab loads is shown there', { tag: slow }, async ({ page, request }) => {
  await openMyListings(page, request, [lantern, kettle]);
  const removal = await holdNext(page, 'DELETE', oneListing, 'request');
  await button(page, 'Remove Copper kettle').click();
  await removal.met;
  const list = listed(page);
  await page.getByRole('link', { name: 'Removed' }).click();
  await list;
  await expect(page.getByText('Nothing was removed lately')).toBeVisible();
  removal.release();
  await expect(row(page, 'Copper kettle')).toContainText('Deleted for good on');
});

test('a list read before a removal does not undo it when it arrives after', { tag: slow }, async ({
  page,
  request,
}) => {
  await openMyListings(page, request, [lantern, kettle]);
  const removal = await holdNext(page, 'DELETE', oneListing, 'request');
  await button(page, 'Remove Copper kettle').click();
  await removal.met;
  const list = await holdNext(page, 'POST', allListings, 'answer');
  await page.getByRole('link', { name: 'Removed' }).click();
  await list.met;
  removal.release();
  await expect(toast(page, 'Listing removed')).toBeVisible();
  list.release();
  await expect(row(page, 'Copper kettle')).toContainText('Deleted for good on');
});

test('an undo pressed on another tab changes the list that is shown', { tag: slow }, async ({ page, request }) => {
  await openMyListings(page, request, [lantern, kettle]);
  await button(page, 'Remove Copper kettle').click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Removed' }).click();
  await expect(row(page, 'Copper kettle')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('Nothing was removed lately')).toBeVisible();
});

test('a restored listing is not added to a search that it does not match', { tag: slow }, async ({ page, request }) => {
  await openMyListings(page, request, [lantern, kettle]);
  await button(page, 'Remove Copper kettle').click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search your listings' }).fill('lantern');
  await expect(page).toHaveURL(/q=lantern/);
  const list = listed(page);
  await button(page, 'Undo').click();
  await list;
  await expect(toast(page, 'Listing brought back')).toBeVisible();
  await expect(rows(page)).toHaveText([/Paper lantern/]);
});

test.describe('with failed responses', () => {
  test.use({ allowedConsoleErrors: [/status of (409|503|404)/] });

  test('a conflicting save shows why the newer listing cannot be loaded', { tag: slow }, async ({ page, request }) => {
    await openMyListings(page, request, [lantern]);
    await button(page, 'Edit Paper lantern').click();
    await field(page, 'Title').fill('Silk lantern');
    const message = 'The service is not ready yet. Please try again in a moment.';
    await page.route(oneListing, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ status: 503, json: { status: 0, message } })
        : route.fulfill({ status: 409, json: { status: 0, code: 'listing_changed', message: 'Changed elsewhere.' } }),
    );
    await button(page, 'Save changes').click();
    await expect(toast(page, message)).toBeVisible();
    await expect(field(page, 'Title')).toHaveValue('Silk lantern');
    await expect(sheet(page).getByRole('button', { name: 'Save changes' })).toBeEnabled();
  });
});
