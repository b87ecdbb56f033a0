import type { Page } from '@playwright/test';
import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { openAccount, password, store } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';

// A wrong password is refused on purpose.
test.use({ allowedConsoleErrors: [/status of 400/] });

const pages = [
  { path: '/wallet-bank', title: 'Wallet & Bank' },
  { path: '/invoices', title: 'Invoices' },
  { path: '/income', title: 'Income Dashboard' },
];

/** A seller who has just signed up. */
async function asNewSeller(page: Page): Promise<void> {
  await store(page, 'snapbazaar.session', JSON.stringify(await openAccount(page.request, 'seller')));
}

const sampleBadges = (page: Page) => page.getByText('Sample data', { exact: true });

test('on a phone, a new account sees labelled sample data and its real balance', { tag: slow }, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await asNewSeller(page);
  for (const { path, title } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(sampleBadges(page).first()).toBeVisible();
  }
  await page.goto('/wallet-bank');
  await expect(page.getByText('$ 0.00', { exact: true })).toBeVisible();
  for (const text of ['On Time', 'Late', 'Absent', 'Completed', 'Processing']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Apply for Boost' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/invoices');
  await expect(page.getByRole('button', { name: 'Claim Instant Payout' })).toBeDisabled();
});

test('on a desktop, a seller deposits and withdraws by keyboard, and every page then shows real data', {
  tag: slow,
}, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await asNewSeller(page);
  await page.goto('/wallet-bank');

  await page.getByRole('button', { name: 'Link Account' }).focus();
  await page.keyboard.press('Enter');
  const reauthentication = page.getByRole('textbox', { name: 'Current Password' });
  await page.getByRole('dialog').getByRole('button', { name: 'Link Account' }).press('Enter');
  await expect(reauthentication).toHaveAccessibleDescription('Current Password is required');
  await reauthentication.fill('a guess');
  await reauthentication.press('Enter');
  await expect(page.getByRole('dialog').getByText('The current password is not right.')).toBeVisible();
  await reauthentication.fill(password);
  await reauthentication.press('Enter');
  await expect(page.getByText('Linked: Test bank ••6789.')).toBeVisible();

  await page.getByRole('button', { name: 'Deposit Funds' }).press('Enter');
  const amount = page.getByRole('textbox', { name: 'Amount in USD' });
  await amount.fill('ten');
  await amount.press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/Please enter an amount/);
  await expectAccessible(page, 'dialog[open]');
  await amount.fill('250');
  await amount.press('Enter');
  await expectAccessible(page, 'dialog[open]');
  // A double click makes only one deposit.
  await page.getByRole('button', { name: 'Confirm deposit' }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  const history = page.getByRole('table', { name: 'Transactions, newest first' });
  await expect(history.getByText('Completed')).toBeVisible();
  await expect(history.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('$ 250.00', { exact: true })).toHaveCount(2);
  // Attendance is not recorded yet, so only it is still sample data.
  await expect(sampleBadges(page)).toHaveCount(1);
  await expectAccessible(page, 'main');

  await page.goto('/invoices');
  await expect(page.getByText('Estimated fee $ 3.75 (1.5 %, at least $ 0.50)')).toBeVisible();
  await page.getByRole('button', { name: 'Claim Instant Payout' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog')).toContainText('$ 246.25');
  await expectAccessible(page, 'dialog[open]');
  await reauthentication.fill(password);
  await page.getByRole('button', { name: 'Confirm payout' }).click();
  const payouts = page.getByRole('table', { name: 'Payouts, newest first' });
  // The first payout replaces the sample rows.
  await expect(sampleBadges(page)).toHaveCount(0);
  await expect(payouts.getByText('USDT wallet')).toBeVisible();
  await expect(payouts.getByText('Completed')).toBeVisible();
  // A deposit has no invoice.
  await expect(page.getByText('Nothing is waiting to be paid.')).toBeVisible();
  await expect(page.getByText('No invoice has been settled yet.')).toBeVisible();

  await page.goto('/income');
  await expect(page.getByRole('table', { name: 'Latest entries' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Totals by month' }).getByRole('row').nth(1)).toContainText('$ 246.25');
  await expect(sampleBadges(page)).toHaveCount(0);
  await expectAccessible(page, 'main');
});

test('an invoice of a sale is opened and downloaded as a PDF', { tag: slow }, async ({ page }) => {
  const invoice = {
    number: 'INV-0001',
    billed_to: 'Hana Market',
    description: 'Rattan table lamp × 1',
    amount_cents: 12_000,
    state: 'paid',
    issued_at: '2026-11-10T08:00:00Z',
    due_at: '2026-11-24T08:00:00Z',
    paid_at: '2026-11-12T08:00:00Z',
  };
  await asNewSeller(page);
  await page.route('**/api/v1/user/invoice-summary', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, summary: { ...answer.summary, is_live: true } } });
  });
  await page.route('**/api/v1/user/invoices', (route) =>
    route.fulfill({
      json: {
        status: 1,
        message: 'Invoices found',
        invoices: route.request().postDataJSON().is_settled ? [invoice] : [],
        next_cursor: null,
      },
    }),
  );
  await page.route('**/api/v1/user/invoices/INV-0001/file?*', (route) =>
    route.fulfill({
      contentType: 'application/pdf',
      headers: { 'content-disposition': `attachment; filename*=UTF-8''INV-0001.pdf` },
      body: '%PDF-1.5',
    }),
  );
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'INV-0001' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('INV-0001.pdf');
  await expectAccessible(page, 'dialog[open]');
});
