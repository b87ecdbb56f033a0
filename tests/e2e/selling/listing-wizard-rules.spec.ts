import type { Page } from '@playwright/test';
import english from '../../../data/messages/en/selling.json' with { type: 'json' };
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';
import {
  bringFiles,
  button,
  choosePhoto,
  drawnPhoto,
  field,
  heading,
  mockAnalysis,
  openChat,
  photoField,
  tab,
} from './listing-wizard-steps.ts';

const required = 'Product Title or Description is required';
const wrongType = 'Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.';
const backTranslations = (page: Page, name: string, error: string) =>
  expect(field(page, name)).toHaveAccessibleDescription(error);

async function goToStep(page: Page, number: 2 | 3 | 4): Promise<void> {
  await button(page, 'Accept All').click();
  if (number > 2) await button(page, 'Use This Plan').click();
  if (number < 4) return;
  await button(page, 'Launch Campaign').click();
}

/** The browser logs refusals and connections that are cut on purpose. */
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

test('after three further proposals, step 1 offers to pick the category', async ({ page, request }) => {
  await mockAnalysis(page);
  await openChat(page, request);
  await choosePhoto(page);
  const offer = button(page, 'Pick the category');
  for (let time = 1; time <= 3; time += 1) {
    await expect(offer).toBeHidden();
    const polled = page.waitForResponse((response) => /\/remote\/products\/[^/]+$/.test(response.url()));
    await button(page, 'Generate Again').click();
    await polled;
    await expect(page.getByText('Please wait')).toBeHidden();
  }
  await offer.click();
  await expect(page.getByRole('dialog', { name: 'Choose a category' })).toBeVisible();
});

test('step 1 shows why a photo, an upload or an analysis failed', { tag: slow }, async ({ page, request }) => {
  await openChat(page, request);
  await button(page, 'Generate Again').click();
  await expect(toast(page, 'No previous product UUID found')).toBeVisible();

  await photoField(page).setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(wrongType)).toBeVisible();
  const huge = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) };
  await photoField(page).setInputFiles(huge);
  await expect(page.getByText('This photo is larger than 15 MB.')).toBeVisible();

  await page.route('**/remote/upload', (route) => route.fulfill({ json: { status: 1, message: 'Something else' } }));
  await photoField(page).setInputFiles(await drawnPhoto());
  await expect(toast(page, 'Something else')).toBeVisible();
  const refusal = { status: 0, message: 'Animated pictures are not accepted.', error: '', code: '', request_id: '' };
  await page.route('**/remote/upload', (route) => route.fulfill({ status: 415, json: refusal }));
  await photoField(page).setInputFiles(await drawnPhoto());
  await expect(toast(page, refusal.message)).toBeVisible();
  await expect(photoField(page)).toBeAttached();

  await mockAnalysis(page);
  await page.route('**/remote/products/*', (route) =>
    route.fulfill({ json: { status: 1, message: 'There is none.', product: [] } }),
  );
  await photoField(page).setInputFiles(await drawnPhoto());
  await expect(toast(page, english['wizard-product'].analysis_gone)).toBeVisible();
  await expect(page.getByRole('alert').getByText(english['wizard-product'].analysis_gone)).toBeVisible();
  await button(page, 'Remove photo').click();

  await mockAnalysis(page, { rawJSONData: null, facts: null, stage: 'failed', failure_code: 'analysis_failed' });
  await photoField(page).setInputFiles(await drawnPhoto());
  await expect(page.getByText(english['wizard-product'].analysis_failed)).toBeVisible();
  await page.getByRole('button', { name: 'Choose a category' }).click();
  await page.getByRole('searchbox', { name: 'Search in any language' }).fill('โน้ตบุ๊ก');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Laptops/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Category' })).toContainText('Laptops & Notebooks');
});

test('step 1 names the stage, fills in seven languages, keeps edits, and opens the language without text', async ({
  page,
  request,
}) => {
  await openChat(page, request);
  await mockAnalysis(page, { aimodel: 'wait....', stage: 'reading', rawJSONData: null });
  const text = { name: 'b.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') };
  await bringFiles(page, 'paste', [text]);
  await expect(page.getByText(wrongType)).toBeVisible();
  // Only the first file is used.
  await bringFiles(page, 'drop', [await drawnPhoto(), text]);
  await expect(heading(page, 'Please wait')).toBeVisible();
  await expect(page.getByRole('status').getByText('Reading what is printed on it')).toBeAttached();
  await expect(button(page, 'Accept All')).toBeDisabled();
  await mockAnalysis(page);
  await expect(field(page, 'Title')).toHaveValue('english title');
  await expect(page.getByText('Seen in the photo')).toBeVisible();

  for (const code of ['TH', 'ZH', 'VI', 'ES', 'JA', 'KO']) {
    await tab(page, code).click();
    await expect(field(page, 'Title')).toHaveAttribute('lang', code.toLowerCase());
    await expect(field(page, 'Title')).not.toHaveValue('');
  }
  await field(page, 'Description').fill(' ');
  await tab(page, 'EN').click();
  await field(page, 'Title').fill('My own title');
  await button(page, 'Accept All').click();
  await expect(tab(page, 'KO')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'Description')).toBeFocused();
  await backTranslations(page, 'Description', required);
  await field(page, 'Description').fill('다시');

  await page.getByRole('button', { name: 'Another category' }).click();
  const search = page.getByRole('searchbox', { name: 'Search in any language' });
  await search.fill('laptops & note');
  await search.press('Enter');
  await tab(page, 'EN').click();
  await expect(field(page, 'Description')).toHaveValue('Description of 1101');
  await expect(field(page, 'Title')).toHaveValue('My own title');

  await button(page, 'Generate Again').click();
  await button(page, 'Keep my changes').click();
  await expect(field(page, 'Description')).toHaveValue('english description');
  await expect(field(page, 'Title')).toHaveValue('My own title');

  await photoField(page).waitFor({ state: 'detached' });
  await button(page, 'Remove photo').click();
  await button(page, 'Accept All').click();
  await expect(page.getByText('Please add a photo of your product.')).toBeVisible();
  await choosePhoto(page);
});

test('steps 2 to 4 show errors and forecasts, and keep all input after going back, a reload or a lost connection', {
  tag: slow,
}, async ({ page, request, context }) => {
  await mockAnalysis(page);
  await openChat(page, request);
  await expect(page.getByRole('button', { name: /Logistic and delivery setup Opens when/ })).toBeVisible();
  await choosePhoto(page);
  await goToStep(page, 2);
  await expect(heading(page, 'Sales region and pricing')).toBeFocused();
  await expect(page.getByText('$14 – $90')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Platform comparison' })).toContainText('Shopee');
  await button(page, 'Edit inputs').click();
  await expect(page.getByText('$14 – $90')).toBeHidden();
  await button(page, 'Generate AI Plan').click();
  await expect(page.getByText('$14 – $90')).toBeVisible();

  const price = 'Suggested price in US dollars';
  for (const chip of (await page.getByRole('button', { name: /^Remove [A-Z]/ }).all()).reverse()) await chip.click();
  for (const [typed, error] of [
    ['', 'Suggested Price is required'],
    ['cheap', 'Suggested Price must be a number'],
    ['0', 'Suggested Price must be greater than 0'],
  ] as const) {
    await field(page, price).fill(typed);
    await button(page, 'Use This Plan').click();
    await backTranslations(page, price, error);
  }
  await expect(page.getByText('Recommended Countries is required')).toBeVisible();
  await page.getByLabel('Add a country').selectOption('Japan');
  await expect(page.getByText('Recommended Countries is required')).toBeHidden();
  await expect(page.getByText('JPY')).toBeVisible();
  await field(page, price).fill('20');
  await page.reload();
  await expect(field(page, price)).toHaveValue('20');
  const isLost = page.getByText('The server cannot be reached.');
  await context.setOffline(true);
  await expect(isLost).toBeVisible();
  await page.getByLabel('Add a country').selectOption('Vietnam');
  await expect(page.getByText('VND')).toBeVisible();
  await button(page, 'Edit inputs').click();
  await expect(field(page, price)).toBeFocused();
  await button(page, 'Generate AI Plan').click();
  await button(page, 'Use This Plan').click();
  await expect(heading(page, 'Sales goal')).toBeFocused();
  await context.setOffline(false);
  await expect(isLost).toBeHidden();
  await button(page, 'Back').click();
  await expect(button(page, 'Remove Vietnam')).toBeVisible();
  await button(page, 'Use This Plan').click();

  await expect(heading(page, 'Sales goal')).toBeFocused();
  const labels = ['Monthly sales target in US dollars', 'Units to sell in a month', 'Marketing budget in US dollars'];
  const [target = '', units = '', budget = ''] = labels;
  for (const label of labels) await field(page, label).fill('');
  const example = 'A $50 budget supports about $800 GMV with 40 units at a $20 average price';
  await expect(page.getByText(example)).toBeVisible();
  await button(page, 'Launch Campaign').click();
  await backTranslations(page, target, 'Monthly Sales Target is required');
  await backTranslations(page, units, 'Sell Units is required');
  await backTranslations(page, budget, 'Marketing Budget is required');
  for (const label of labels) await field(page, label).fill('many');
  await button(page, 'Launch Campaign').click();
  await backTranslations(page, target, 'Monthly Sales Target must be a number');
  await backTranslations(page, units, 'Sell Units must be a number');
  await backTranslations(page, budget, 'Marketing Budget must be a number');
  for (const label of labels) await field(page, label).fill('0');
  await button(page, 'Launch Campaign').click();
  await backTranslations(page, target, 'Monthly Sales Target must be greater than 0');
  await backTranslations(page, units, '');
  await backTranslations(page, budget, 'Marketing Budget must be greater than 0');
  await field(page, target).fill('');
  await field(page, budget).fill('100');
  await expect(page.getByText('A $100 budget supports about $1,600 GMV with 80 units')).toBeVisible();
  await field(page, target).fill('1600');
  await context.setOffline(true);
  await button(page, 'Launch Campaign').click();

  await expect(heading(page, 'Logistics and delivery')).toBeFocused();
  await page.getByLabel('Ships from').selectOption({ label: 'Thailand' });
  await expect(page.getByText('about $15.50')).toBeVisible();
  for (const words of ['Thailand local', 'Singapore international', '(no fee)']) {
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByLabel('Pickup via courier').check();
  await button(page, 'Save & Finish Setup').click();
  await expect(button(page, 'Save & Finish Setup')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  await context.setOffline(false);
  const refusal = { status: 0, message: 'This price is refused.', error: '', code: '', request_id: '' };
  await page.route('**/user/add-product', (route) => route.fulfill({ status: 400, json: refusal }));
  await page.reload();
  await expect(page.getByLabel('Pickup via courier')).toBeChecked();
  await button(page, 'Save & Finish Setup').click();
  await expect(toast(page, refusal.message)).toBeVisible();

  for (const title of ['Sales goal', 'Sales region and pricing', 'Your product']) {
    await button(page, 'Back').click();
    await expect(heading(page, title)).toBeFocused();
  }
  await page.getByRole('button', { name: /Logistic and delivery setup/ }).click();
  await page.route('**/user/add-product', (route) =>
    route.fulfill({ json: { status: 1, message: 'Product added', product: { id: '1' } } }),
  );
  await button(page, 'Save & Finish Setup').click();
  await expect(page.getByRole('link', { name: 'See english title' })).toHaveAttribute('href', '/product/1');
  await expect(photoField(page)).toBeAttached();
});
