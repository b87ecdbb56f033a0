import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { apiBase } from '../../../contracts/endpoint.ts';
import { signUpSeller } from '../../../contracts/identity/accounts.ts';
import { checkPayoutAccount, listPayouts, openPayoutAccount } from '../../../contracts/money/payouts.ts';
import { getWallet, quoteMovement, requestMovement } from '../../../contracts/money/wallet.ts';
import { transfer, writeEntry } from '../../../server/domains/money/ledger/journal.service.ts';
import { takeTransferBack } from '../../../server/domains/money/payouts/connect/send-payout.service.ts';
import { findPayout } from '../../../server/domains/money/payouts/payout-steps.service.ts';
import { executeTransfer } from '../../../server/domains/money/payouts/transfers.service.ts';
import { createStripe } from '../../../server/providers/payments/stripe/stripe.ts';
import { chooseTransfers } from '../../../server/providers/wallet-transfers/choose-transfers.ts';
import { withEmail } from '../identity/credentials.ts';
import { openFakeStripe } from '../ordering/fake-stripe.ts';
import { buildTestApp } from '../test-app.ts';
import { earn } from './earn.ts';

/** Signs what is told of the platform itself. */
export const platformSecret = 'whsec_platform';

const current_password = 'papaya salad 7';
const rules = { PAYOUT_MINIMUM_CENTS: 1000, PAYOUT_RESERVE_PERCENT: 0, PAYOUT_RESERVE_DAYS: 30, SANDBOX_SECONDS: 0 };

/** A site whose sellers are paid by Stripe Connect, beside a fake Stripe. */
export async function openConnectSite(now: () => Date) {
  const fake = await openFakeStripe();
  afterAll(() => fake.close());
  const { connect } = fake.ledger;
  const settings = {
    ...{ STRIPE_SECRET_KEY: fake.secretKey, STRIPE_WEBHOOK_SECRET: platformSecret, STRIPE_API_URL: fake.url },
    ...{
      STRIPE_CONNECT: 'on' as const,
      STRIPE_CONNECT_COUNTRY: 'US',
      STRIPE_CONNECT_WEBHOOK_SECRET: fake.webhookSecret,
    },
  };
  const transfers = chooseTransfers({ ...rules, ...settings }, { isSandbox: false });
  const cards = await createStripe({ secretKey: fake.secretKey, webhookSecret: platformSecret, apiUrl: fake.url });
  const app = await buildTestApp({ settings: { ...settings, MONEY_LIMIT: '1000' }, transfers, cards, now });
  const { api, apiAs, db, queue } = app;

  /** Posts a signed message of Stripe, and returns the status of the answer. */
  async function tell(
    event: object,
    signing?: Parameters<typeof fake.sign>[1],
    to: 'payouts' | 'payments' = 'payouts',
  ) {
    const { body, headers } = fake.sign(event, signing);
    const url = `${apiBase}/${to}/stripe/webhook`;
    const type = { 'content-type': 'application/json' };
    const answer = await app.server.inject({ method: 'POST', url, headers: { ...headers, ...type }, payload: body });
    return answer.statusCode;
  }

  /** Runs the job of a payout once. */
  async function send(payoutId: number): Promise<void> {
    const payout = await findPayout(db, payoutId);
    await executeTransfer({ db, queue, transfers }, payout?.movementId ?? 0, now());
  }

  const reverse = (payoutId: number) => takeTransferBack({ db, transfers }, payoutId, now());

  let count = 0;

  async function newSeller() {
    const { token, post } = await api(signUpSeller, { body: withEmail(`connected-${count++}@test.example`) });
    const call = apiAs(token);
    const id = Number(post.id);
    const accountOf = () =>
      [...connect.accounts.values()].find(({ metadata }) => metadata.seller_id === String(id))?.id;
    const setUp = (country = 'US') => call(openPayoutAccount, { body: { country } });
    const see = async () => ({
      wallet: (await call(getWallet, {})).wallet,
      payouts: (await call(listPayouts, { body: {} })).payouts,
    });
    const check = () => call(checkPayoutAccount, { body: {} });
    return { id, token, call, accountOf, setUp, see, check };
  }

  /** A seller whose account is enabled, with this much of earlier sales. */
  async function newPaidSeller(cents: number, country = 'US') {
    const seller = await newSeller();
    await seller.setUp(country);
    const account = seller.accountOf() ?? '';
    await tell(connect.onboard(account));
    if (cents > 0) await earn(db, seller.id, cents);
    const withdraw = async (amount: string) => {
      const body = { type: 'withdrawal', amount, wallet: 'bank' } as const;
      const { quote } = await seller.call(quoteMovement, { body });
      const request = { ...body, fee_cents: quote.fee_cents, key: randomUUID(), current_password };
      await seller.call(requestMovement, { body: request });
      return Number((await seller.see()).payouts[0]?.id);
    };
    const payoutsAtStripe = () => [...connect.payouts.values()].filter((one) => one.account === account);
    return { ...seller, account, withdraw, payoutsAtStripe };
  }

  /** A dispute is lost that takes more than the seller has. */
  async function loseDispute(sellerId: number, cents: number): Promise<void> {
    const postings = transfer('debt', 'outside', cents);
    const cause = { orderId: 1, step: 'dispute_lost' as const, key: randomUUID(), createdAt: now() };
    await writeEntry(db, { ...cause, sellerId, postings });
  }

  return {
    ...app,
    cards,
    fake,
    connect,
    transfers,
    settings,
    tell,
    send,
    reverse,
    newSeller,
    newPaidSeller,
    loseDispute,
  };
}
