import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiBase } from '../../../contracts/endpoint.ts';
import { type Config, readConfig } from '../../../server/config.ts';
import { openFakeStripe } from '../../support/ordering/fake-stripe.ts';
import { freePort } from '../../support/site/free-port.ts';
import { startSite } from '../../support/site/site-process.ts';
import { test as base } from '../fixtures.ts';

export interface StripeSite {
  address: string;
  fake: Awaited<ReturnType<typeof openFakeStripe>>;
  /** Opens its database and keys, as a command of the operator does. */
  config: Config;
}

/** A test with a site of its own, whose buyers pay at a fake Stripe. */
export const testAtStripe = (payouts: Record<string, string>) =>
  base.extend<object, { site: StripeSite }>({
    site: [
      async ({ browserName: _ }, use) => {
        const fake = await openFakeStripe();
        Object.assign(fake.ledger, { pages: fake.url });
        fake.ledger.connect.pages = fake.url;
        const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-stripe-'));
        // As root the database runs as another user, which needs access to this folder.
        await chmod(folder, 0o755);
        const settings = {
          ...{ STRIPE_SECRET_KEY: fake.secretKey, STRIPE_WEBHOOK_SECRET: fake.webhookSecret, STRIPE_API_URL: fake.url },
          ...payouts,
        };
        const site = await startSite(folder, { PORT: String(await freePort()), ...settings });
        fake.webhook = `${site.address}${apiBase}/payments/stripe/webhook`;
        // The codes of its mails are read there.
        const shared = process.env.SITE_DATA_DIR;
        process.env.SITE_DATA_DIR = folder;
        const config = readConfig({ ...settings, SNAPBAZAAR_DATA_DIR: folder });
        await use({ address: site.address, fake, config });
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

export const connectSecret = 'whsec_connect';

/** What sets up Stripe Connect; its webhook has a secret of its own. */
export const connectSettings = (country: string) => ({
  ...{ STRIPE_CONNECT: 'on', STRIPE_CONNECT_COUNTRY: country, STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret },
});
