import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiBase } from '../../../contracts/endpoint.ts';
import { readConfig } from '../../../server/config.ts';
import { withDatabase } from '../../../server/platform/db/with-database.ts';
import { earn } from '../../support/money/earn.ts';
import { openFakeStripe } from '../../support/ordering/fake-stripe.ts';
import { freePort } from '../../support/site/free-port.ts';
import { startSite } from '../../support/site/site-process.ts';
import { test as base, expect } from '../fixtures.ts';
import { openAccount, password, store } from '../identity/account-steps.ts';
import { slow } from '../slow.ts';

type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;
const platformSecret = 'whsec_platform';

/** A site of its own, whose sellers are paid by Stripe. */
const test = base.extend<object, { site: { address: string; folder: string; fake: FakeStripe } }>({
  site: [
    async ({ browserName: _ }, use) => {
      const fake = await openFakeStripe();
      fake.ledger.connect.pages = fake.url;
      const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-connect-'));
      // As root the database runs as another user, which needs access to this folder.
      await chmod(folder, 0o755);
      const site = await startSite(folder, {
        PORT: String(await freePort()),
        ...{ STRIPE_SECRET_KEY: fake.secretKey, STRIPE_WEBHOOK_SECRET: platformSecret, STRIPE_API_URL: fake.url },
        ...{ STRIPE_CONNECT: 'on', STRIPE_CONNECT_WEBHOOK_SECRET: fake.webhookSecret },
      });
      // The codes of its mails are read there.
      const shared = process.env.SITE_DATA_DIR;
      process.env.SITE_DATA_DIR = folder;
      await use({ address: site.address, folder, fake });
      process.env.SITE_DATA_DIR = shared;
      await site.stop();
      fake.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.address);
  },
});

test('a seller sets up payouts at Stripe, withdraws, and sees the payout arrive', { tag: slow }, async ({
  page,
  site: { address, folder, fake },
}) => {
  test.slow();
  const { connect } = fake.ledger;
  const seller = await openAccount(page.request, 'seller');
  const config = readConfig({ SNAPBAZAAR_DATA_DIR: folder });
  await withDatabase(
    config,
    () => undefined,
    ({ db }) => earn(db, Number(seller.post.id), 20_000),
  );
  await store(page, 'snapbazaar.session', JSON.stringify(seller));
  await page.goto('/wallet-bank');
  await page.getByLabel('Country of your bank account').selectOption('US');
  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await page.getByRole('link', { name: 'Save for later' }).click();
  await expect(
    page.getByText('Your payout account is not ready yet. Still needed: your personal details, a bank account.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Agree and submit' }).click();
  await expect(page.getByText('Payouts are set up. Your money is paid to STRIPE TEST BANK ••6789.')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const amount = page.getByRole('textbox', { name: 'Amount in US dollars' });
  await amount.fill('100');
  await amount.press('Enter');
  await page.getByRole('textbox', { name: 'Current Password' }).fill(password);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  const payout = page.getByRole('row').filter({ hasText: 'STRIPE TEST BANK ••6789' }).filter({ hasText: '$ 99.50' });
  await expect(payout).toBeVisible();
  await expect.poll(() => connect.payouts.size, { timeout: 60_000 }).toBe(1);
  const id = [...connect.payouts.keys()][0] ?? '';
  const webhook = `${address}${apiBase}/payouts/stripe/webhook`;
  const [moving, paid] = [connect.move(id, 'in_transit'), connect.move(id, 'paid')];
  // They come in the wrong order, and one of them twice.
  for (const event of [paid, moving, paid]) expect(await fake.post(webhook, event)).toBe(200);
  await page.reload();
  await expect(payout.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('$ 100.00', { exact: true }).first()).toBeVisible();
});
