import type { APIRequestContext, Page } from '@playwright/test';
import { storageKeys } from '../../../web/lib/storage/storage-keys.ts';
import { expect, test } from '../fixtures.ts';
import { button, choosePhoto, mockAnalysis, openChat } from './listing-wizard-steps.ts';

// A browser in Thailand: the seller’s own country is one of the two that the proposal names.
test.use({ timezoneId: 'Asia/Bangkok' });

/** The proposal names Thailand and Singapore. */
async function openWizard(page: Page, request: APIRequestContext): Promise<void> {
  await mockAnalysis(page);
  await openChat(page, request);
}

async function goToDelivery(page: Page): Promise<void> {
  await button(page, 'Use This Plan').click();
  await button(page, 'Launch Campaign').click();
}

test('the wizard asks a new seller once where parcels leave from, and says which countries the fees do not reach', async ({
  page,
  request,
}) => {
  await openWizard(page, request);
  await choosePhoto(page);
  await button(page, 'Accept All').click();
  await goToDelivery(page);
  const from = page.getByLabel('Ships from');
  await expect(from).toBeEnabled();
  await from.selectOption('Nigeria');
  const note = page.getByText('Not offered in Thailand, Singapore: you do not ship there yet.');
  await expect(note).toBeVisible();
  await button(page, 'Choose a fee for the rest of the world').click();
  const fee = page.getByLabel('Delivery to the rest of the world, in US dollars');
  await expect(fee).toBeFocused();
  await fee.fill('30');
  await expect(note).toBeHidden();
  await from.selectOption('Thailand');
  await expect(page.getByText('Parcels leave from Thailand within 2 days.')).toBeVisible();
  await expect(page.getByText('you do not ship there yet')).toBeHidden();
});

test('a country that a saved profile does not reach is said where countries are chosen, and one tap sends there', async ({
  page,
  request,
}) => {
  await openWizard(page, request);
  const { token } = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), storageKeys.session);
  const fees = { home_fee_cents: 150, region_fee_cents: null, world_fee_cents: null, free_from_cents: null };
  const headers = { authorization: `Bearer ${token}` };
  const saved = await request.put('/api/v1/user/shipping', { headers, data: { country: 'TH', pack_days: 1, ...fees } });
  expect(saved.ok()).toBe(true);
  await choosePhoto(page);
  await button(page, 'Accept All').click();
  await expect(page.getByText('Not offered in Singapore: you do not ship there yet.')).toBeVisible();
  await button(page, 'Ship to your region for $ 9.00').click();
  await expect(page.getByText('You now ship to your region for $ 9.00. Settings can change it.')).toBeVisible();
  await expect(page.getByText('you do not ship there yet')).toBeHidden();
  await goToDelivery(page);
  await expect(page.getByLabel('Ships from')).toBeDisabled();
  await expect(page.getByText('you do not ship there yet')).toBeHidden();
});
