import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../../../../contracts/identity/accounts.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { openPayoutAccount } from '../../../../../contracts/money/payouts.ts';
import { linkBankAccount } from '../../../../../contracts/money/wallet.ts';
import { pathInLanguage } from '../../../../../contracts/pages/language-path.ts';
import { withEmail } from '../../../../../tests/support/identity/credentials.ts';
import { openConnectSite } from '../../../../../tests/support/money/connect-site.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';
import { originOf } from '../../../../config.ts';
import { chooseTransfers } from '../../../../providers/wallet-transfers/choose-transfers.ts';
import { mails } from '../../../../schema/communication/mails.ts';

let moment = new Date();
const now = () => moment;
const site = await openConnectSite(now);
const { db, fake, connect, tell, newSeller, newPaidSeller } = site;

describe('a payout account', () => {
  test('is opened at Stripe’s page, once, and paid by hand of the platform', async () => {
    const seller = await newSeller();
    const before = (await seller.see()).wallet;
    expect(before.payout_account).toMatchObject({ state: 'not_started', missing: [] });
    expect(before.payout_account?.countries).toContain('US');
    const [first, second] = await Promise.all([seller.setUp(), seller.setUp()]);
    expect([first?.url, second?.url]).toEqual(Array(2).fill(`https://connect.stripe.com/setup/${seller.accountOf()}`));
    expect(connect.links.get(seller.accountOf() ?? '')?.return_url).toContain('/wallet-bank?payouts=back');
    expect((await seller.see()).wallet).toMatchObject({
      payout_account: { state: 'pending', missing: ['details'], countries: [] },
      bank_account: null,
    });
    expect([...connect.accounts.values()].filter((one) => one.metadata.seller_id === String(seller.id))).toHaveLength(
      1,
    );
  });

  test('is left for the page in the language that its owner read', async () => {
    const seller = await newSeller();
    for (const language of languages) {
      await seller.call(openPayoutAccount, { body: { country: 'US', language } });
      const page = originOf(site.config) + pathInLanguage('/wallet-bank?payouts=back', language);
      const { return_url, refresh_url } = connect.links.get(seller.accountOf() ?? '') ?? {};
      expect([return_url, refresh_url]).toEqual([page, page]);
    }
    const unknown = { country: 'US', language: '//other.example' as never };
    await expect(seller.call(openPayoutAccount, { body: unknown })).rejects.toMatchObject({ status: 400 });
  });

  test('tells what is missing, is enabled by a message or when its owner comes back, and can be restricted', async () => {
    const seller = await newSeller();
    await seller.setUp('DE');
    const account = seller.accountOf() ?? '';
    const missing = ['individual.verification.document', 'external_account', 'individual.id_number', 'something.new'];
    const unfinished = connect.onboard(account, missing);
    expect(await tell(unfinished)).toBe(200);
    const see = async () => (await seller.see()).wallet;
    expect((await see()).payout_account).toMatchObject({
      state: 'restricted',
      missing: ['bank_account', 'identity_document', 'id_number', 'other'],
    });
    const reviewed = connect.onboard(account, [], 'requirements.pending_verification');
    expect(await seller.check()).toMatchObject({ state: 'pending' });
    expect((await see()).payout_account?.missing).toEqual(['review']);
    moment = new Date(moment.getTime() + 1000);
    const enabled = connect.onboard(account);
    // The newest state counts, whichever message leads to it.
    expect([await tell(unfinished), await tell(reviewed), await tell(enabled), await tell(enabled)]).toEqual([
      ...[200, 200, 200, 200],
    ]);
    const bank_account = { name: 'STRIPE TEST BANK', last_four: '6789' };
    expect(await see()).toMatchObject({ payout_account: { state: 'enabled', missing: [] }, bank_account });
    expect((await seller.setUp()).url).toContain('/express/');
    moment = new Date(moment.getTime() + 1000);
    await tell(connect.onboard(account, [], 'rejected.fraud'));
    expect(await see()).toMatchObject({
      payout_account: { state: 'restricted', missing: ['rejected'] },
      bank_account: null,
    });
    const sent = await db.select().from(mails).where(eq(mails.accountId, seller.id));
    expect(JSON.stringify(sent.map(({ parameters }) => parameters))).toContain('STRIPE TEST BANK ••6789');
  });

  test('of another bank is told to its owner, and its number is never asked for here', async () => {
    const seller = await newPaidSeller(0);
    moment = new Date(moment.getTime() + 1000);
    await tell(connect.changeBank(seller.account, '4321'));
    expect((await seller.see()).wallet.bank_account).toMatchObject({ last_four: '4321' });
    const typed = {
      holder: 'Malee',
      number: 'DE89370400440532013000',
      bic: 'COBADEFF',
      current_password: 'papaya salad 7',
    };
    await expect(seller.call(linkBankAccount, { body: typed })).rejects.toMatchObject({
      code: 'transfers_unavailable',
    });
  });

  test('needs a country that is offered and an answer of Stripe', async () => {
    const seller = await newSeller();
    await expect(seller.setUp('TH')).rejects.toMatchObject({ code: 'country_not_offered' });
    fake.faults.push('overloaded', 'overloaded');
    await expect(seller.setUp()).rejects.toMatchObject({ code: 'payout_account_unavailable', status: 503 });
    site.takeErrors();
    expect(await seller.check()).toMatchObject({ state: 'not_started' });
  });

  test('does not exist without the setting', async () => {
    const plain = await buildTestApp();
    const { token } = await plain.api(signUpSeller, { body: withEmail('plain@test.example') });
    await expect(plain.apiAs(token)(openPayoutAccount, { body: { country: 'US' } })).rejects.toMatchObject({
      code: 'transfers_unavailable',
    });
    const rules = { PAYOUT_MINIMUM_CENTS: 1, PAYOUT_RESERVE_PERCENT: 0, PAYOUT_RESERVE_DAYS: 1, SANDBOX_SECONDS: 0 };
    const off = { ...site.settings, STRIPE_CONNECT: 'off' as const };
    expect(chooseTransfers({ ...rules, ...off }, { isSandbox: false }).payoutProvider).toBeNull();
    expect(chooseTransfers({ ...rules, ...site.settings }, { isSandbox: true }).payoutProvider).toBe('sandbox');
  });
});
