import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import { listPayouts } from '../../../contracts/money/payouts.ts';
import { getWallet, linkBankAccount, quoteMovement, requestMovement } from '../../../contracts/money/wallet.ts';
import { handlePayouts } from '../../../server/cli/payouts.ts';
import { readConfig } from '../../../server/config.ts';
import { chooseCardProvider } from '../../../server/providers/payments/choose-card-provider.ts';
import { createBankFileTransfers } from '../../../server/providers/wallet-transfers/bank-file-transfers.ts';
import { withEmail } from '../identity/credentials.ts';
import { buildTestApp } from '../test-app.ts';
import { earn } from './earn.ts';

const current_password = 'papaya salad 7';
export const bank = { holder: 'สมชาย ใจดี', number: '012-3-45678-9', bic: 'kasithbk', current_password };

/** A site whose sellers are paid by bank file, with a reserve of a tenth of the sales of 30 days. */
export async function openBankFileSite(now: () => Date) {
  const directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-payouts-'));
  afterAll(() => rm(directory, { recursive: true }));
  const settings = {
    ...{ SECRETS_KEY: 'a-key-for-these-tests', SNAPBAZAAR_DATA_DIR: directory, MONEY_LIMIT: '1000' },
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', PAYOUT_ACCOUNT_NAME: 'Snapbazaar' },
    ...{ PAYOUT_ACCOUNT_NUMBER: 'DE89 3704 0044 0532 0130 00', PAYOUT_ACCOUNT_BIC: 'COBADEFF' },
  };
  const transfers = createBankFileTransfers({ minimumCents: 1000, reservePercent: 10, reserveDays: 30 });
  const config = readConfig(settings);
  const cards = await chooseCardProvider(config);
  const { api, apiAs, db, queue } = await buildTestApp({ settings, transfers, cards, now });

  let count = 0;

  /** A seller with a bank account and this much of earlier sales, on which no reserve is held. */
  async function newSeller(cents: number) {
    const { token, post } = await api(signUpSeller, { body: withEmail(`paid-${count++}@test.example`) });
    const call = apiAs(token);
    const id = Number(post.id);
    await call(linkBankAccount, { body: bank });
    if (cents > 0) await earn(db, id, cents);
    const withdraw = async (amount: string) => {
      const body = { type: 'withdrawal', amount, wallet: 'bank' } as const;
      const { quote } = await call(quoteMovement, { body });
      const request = { ...body, fee_cents: quote.fee_cents, key: randomUUID(), current_password };
      await call(requestMovement, { body: request });
      const [newest] = (await call(listPayouts, { body: {} })).payouts;
      return Number(newest?.id);
    };
    const see = async () => ({
      wallet: (await call(getWallet, {})).wallet,
      payouts: (await call(listPayouts, { body: {} })).payouts,
    });
    return { id, call, withdraw, see };
  }

  const earnAt = (sellerId: number, cents: number, at: Date) => earn(db, sellerId, cents, at);

  async function run(...words: string[]): Promise<string[]> {
    const lines: string[] = [];
    await handlePayouts({ db, queue, config, log: (line) => void lines.push(line) }, words);
    return lines;
  }

  return { api, apiAs, db, queue, transfers, newSeller, earn: earnAt, run };
}
