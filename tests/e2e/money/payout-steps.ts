import { readFile } from 'node:fs/promises';
import { apiBase } from '../../../contracts/endpoint.ts';
import { payoutAccountText } from '../../../i18n/generated/payout-account.ts';
import { statementsText } from '../../../i18n/generated/statements.ts';
import { walletText } from '../../../i18n/generated/wallet.ts';
import { withLocale } from '../../../i18n/locale.ts';
import { runPayouts } from '../../../server/cli/payouts.ts';
import { readPdfLines } from '../../support/ordering/pdf-lines.ts';
import { expect } from '../fixtures.ts';
import { password } from '../identity/account-steps.ts';
import { button, open, type Reader, submitDialog } from './shop-steps.ts';
import { connectSecret, type StripeSite } from './stripe-site.ts';

/** What the wallet has, as soon as the job has completed the order. */
export async function seeWallet(seller: Reader, available: string) {
  await expect(async () => {
    await open(seller, '/wallet-bank');
    await expect(seller.page.getByText(available, { exact: true }).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

export async function seePage(seller: Reader, path: string, texts: readonly string[]) {
  await open(seller, path);
  for (const text of texts) await expect(seller.page.getByText(text, { exact: true }).first()).toBeVisible();
}

async function download({ page, language }: Reader, format: 'CSV' | 'PDF'): Promise<Buffer> {
  const [label = ''] = withLocale(language, () => statementsText('download', { format, month: '#' })).split('#');
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: new RegExp(label.trim()) })
    .and(page.getByText(format))
    .first()
    .click();
  return readFile(await (await file).path());
}

/** The amounts of the statement's lines, and the texts of its sums. */
export async function readStatement(seller: Reader) {
  await open(seller, '/invoices');
  const csv = (await download(seller, 'CSV')).toString('utf8');
  const lines = await readPdfLines(await download(seller, 'PDF'));
  return { csv, pdf: lines.map(({ text }) => text) };
}

export async function linkBank(seller: Reader, account: { holder: string; number: string; bic: string }) {
  const { page } = seller;
  await open(seller, '/wallet-bank');
  await button(seller, () => walletText('link')).click();
  for (const [name, value] of Object.entries({ ...account, current_password: password })) {
    await page.getByRole('dialog').locator(`[name=${name}]`).fill(value);
  }
  await submitDialog(seller);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Opens an account at Stripe in this country. */
export async function setUpAtStripe(seller: Reader, country: string) {
  const { page } = seller;
  await open(seller, '/wallet-bank');
  await page.getByRole('main').locator('[name=country]').selectOption(country);
  await button(seller, () => payoutAccountText('setUp')).click();
  await page.getByRole('button', { name: 'Agree and submit' }).click();
  await expect(page.getByText('STRIPE TEST BANK ••6789')).toBeVisible();
}

/** Withdraws after a look at the fee and at what arrives. */
export async function withdraw(seller: Reader, amount: string, review: readonly string[]) {
  const { page } = seller;
  await button(seller, () => walletText('withdraw')).click();
  await page.getByRole('dialog').locator('[name=amount]').fill(amount);
  await submitDialog(seller);
  for (const text of review) {
    await expect(page.getByRole('dialog').getByText(text, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('dialog').locator('[name=current_password]').fill(password);
  await submitDialog(seller);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The operator pays by a file for the bank and confirms the line; returns what the command printed. */
export async function payByBankFile({ config }: StripeSite, about: string): Promise<string[]> {
  const printed: string[] = [];
  const log = (line: string) => void printed.push(line);
  await runPayouts(config, log, 'export');
  await runPayouts(config, log);
  const id = printed
    .find((line) => line.includes(about))
    ?.trim()
    .split(' ')[0];
  await runPayouts(config, log, 'confirm', id);
  return printed;
}

/** Stripe pays the payout, and says so twice and in the wrong order. */
export async function payAtStripe({ address, fake }: StripeSite): Promise<{ amount: number; currency: string }> {
  const { connect } = fake.ledger;
  const findPending = () => [...connect.payouts.values()].find(({ status }) => status === 'pending');
  await expect.poll(findPending, { timeout: 60_000 }).toBeTruthy();
  const { id = '', amount = 0, currency = '' } = findPending() ?? {};
  const [moving, paid] = [connect.move(id, 'in_transit'), connect.move(id, 'paid')];
  for (const event of [paid, moving, paid]) {
    expect(await fake.post(`${address}${apiBase}/payouts/stripe/webhook`, event, { secret: connectSecret })).toBe(200);
  }
  return { amount, currency };
}
