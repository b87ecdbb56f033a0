import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { slow } from '../slow.ts';
import { field, openForm, openPhoneTab, submitButton } from './account-steps.ts';

const country = (page: Page) => page.getByLabel('Country', { exact: true });

/** Records the submitted numbers; every sign-in is refused. */
async function sentPhones(page: Page): Promise<string[]> {
  const phones: string[] = [];
  await page.route('**/api/v1/user/login', (route) => {
    phones.push(route.request().postDataJSON().phone);
    return route.fulfill({ json: { status: 0, message: 'Not today.' } });
  });
  return phones;
}

test('the phone code loads only when its tab opens', { tag: slow }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await openForm(page, '/signin');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => script.includes('phone-field'))).toEqual([]);
  await openPhoneTab(page);
  expect(scripts.filter((script) => script.includes('phone-field'))).toHaveLength(1);
});

test('a skeleton of the same height is shown until the phone code is loaded', { tag: slow }, async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/phone-field*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await openForm(page, '/signin');
  await page.getByRole('tab', { name: 'Phone Number' }).click();
  await expect(field(page, 'Phone Number')).toHaveCount(0);
  const before = await submitButton(page).boundingBox();
  released.resolve();
  await expect(field(page, 'Phone Number')).toBeVisible();
  expect(await submitButton(page).boundingBox()).toEqual(before);
});

test('a number is Indian unless another country is chosen or typed', { tag: slow }, async ({ page }) => {
  const phones = await sentPhones(page);
  await openForm(page, '/signin');
  await openPhoneTab(page);
  await expect(country(page)).toHaveValue('IN');
  await field(page, 'Password').fill('lantern');
  const send = async (count: number) => {
    await submitButton(page).click();
    await expect.poll(() => phones).toHaveLength(count);
  };
  await field(page, 'Phone Number').pressSequentially('9876543210');
  await expect(field(page, 'Phone Number')).toHaveValue('98765 43210');
  await send(1);
  await field(page, 'Phone Number').fill('+44 20 7946 0958');
  await expect(country(page)).toHaveValue('GB');
  await send(2);
  await field(page, 'Phone Number').fill('');
  await country(page).selectOption('TH');
  await field(page, 'Phone Number').fill('081 234 5678');
  await send(3);
  expect(phones).toEqual(['+919876543210', '+442079460958', '+66812345678']);
});

test('a number has at most 15 digits', { tag: slow }, async ({ page }) => {
  const phones = await sentPhones(page);
  await openForm(page, '/signin');
  await openPhoneTab(page);
  await field(page, 'Password').fill('lantern');
  await field(page, 'Phone Number').pressSequentially('+12345678901234567890');
  expect((await field(page, 'Phone Number').inputValue()).replace(/\D/g, '')).toBe('123456789012345');
  await field(page, 'Phone Number').fill('');
  await country(page).selectOption('IN');
  await field(page, 'Phone Number').pressSequentially('12345678901234567890');
  await submitButton(page).click();
  await expect.poll(() => phones).toEqual(['+911234567890123']);
});

test.describe('when the phone code cannot be loaded', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test('a plain field is shown and the tab still works', { tag: slow }, async ({ page }) => {
    const phones = await sentPhones(page);
    await page.route('**/phone-field*.js', (route) => route.abort());
    await openForm(page, '/signin');
    await openPhoneTab(page);
    await field(page, 'Phone Number').fill('my number');
    await field(page, 'Password').fill('lantern');
    await submitButton(page).click();
    await expect(field(page, 'Phone Number')).toHaveAccessibleDescription(/Invalid Phone/);
    await field(page, 'Phone Number').fill('+919876543210');
    await submitButton(page).click();
    await expect.poll(() => phones).toEqual(['+919876543210']);
  });
});
