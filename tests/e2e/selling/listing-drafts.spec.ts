import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../marketplace/product-steps.ts';
import { slow } from '../slow.ts';
import { button } from './my-listings-steps.ts';

async function picture(name: string, drawing: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="700" height="700"><rect width="100" height="100" fill="#eee"/>${drawing}</svg>`;
  return { name, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() };
}

const drafts = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /^Choose / });
const view = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Which drafts' }).getByRole('button', { name });

for (const [screen, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`many photos become drafts, are put together and apart by keyboard, and are published on ${screen}`, {
    tag: slow,
  }, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    await signIn(page, request, 'seller');
    await page.goto('/storefront');
    await page.getByRole('link', { name: 'Drafts' }).click();
    await expect(page.getByText('Drop photos or a ZIP here')).toBeVisible();
    await expectAccessible(page, 'main');
    const photos = await Promise.all([
      picture('1.jpg', '<circle cx="50" cy="50" r="30" fill="#c2410c"/>'),
      picture('2.jpg', '<path d="M20 20h60v10H20zM20 45h60v40H20z" fill="#16a34a"/>'),
    ]);
    await page.getByLabel('Choose photos').setInputFiles(photos);
    await expect(page.getByRole('heading', { name: '2 photos, 2 articles' })).toBeVisible();
    await expect(view(page, /^Being read/)).toHaveCount(0, { timeout: 90_000 });
    await page.reload();
    await expect(page.getByRole('heading', { name: '2 photos, 2 articles' })).toBeVisible();
    await expect(drafts(page)).toHaveCount(2);

    const photo = page.getByRole('button', { name: 'Photo 1 of 1, the cover' }).first();
    await photo.press('Alt+ArrowDown');
    await expect(drafts(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Photo 2 of 2' }).press('Enter');
    await button(page, 'An article of its own').press('Enter');
    await expect(drafts(page)).toHaveCount(2);

    const title = page.getByRole('textbox', { name: 'Title' }).first();
    await title.fill('A lamp of my own');
    await title.press('Enter');
    const price = page.getByRole('textbox', { name: /^Price/ }).first();
    await price.fill('12.50');
    await price.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('A lamp of my own');
    await expectAccessible(page, 'main');

    await page.getByRole('checkbox', { name: 'All', exact: true }).check();
    await button(page, 'Publish 2 chosen').click();
    const saving = button(page, 'Save and publish');
    await expect(saving).toBeVisible();
    await saving.click();
    await expect(view(page, /^Published 2/)).toBeVisible();
    await view(page, /^Published 2/).click();
    await expect(page.getByRole('link', { name: 'See listing' })).toHaveCount(2);
    await page.goto('/storefront');
    await expect(page.getByText('A lamp of my own')).toBeVisible();
  });
}
