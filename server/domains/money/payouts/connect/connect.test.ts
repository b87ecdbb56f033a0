import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { setPayoutSchedule } from '../../../../../contracts/money/payouts.ts';
import { listMovements, quoteMovement } from '../../../../../contracts/money/wallet.ts';
import { openConnectSite, platformSecret } from '../../../../../tests/support/money/connect-site.ts';
import { earn } from '../../../../../tests/support/money/earn.ts';
import { accounts } from '../../../../schema/identity/accounts.ts';
import { payoutTransfers } from '../../../../schema/money/payout-accounts.ts';
import { payouts } from '../../../../schema/money/payouts.ts';
import { feeOf } from '../../ledger/fees.service.ts';
import { findLedgerProblems, readTrialBalance } from '../../ledger/journal.service.ts';
import { openScheduledPayouts } from '../scheduled-payouts.service.ts';
import { failTransfer } from '../transfers.service.ts';
import { queueOpenPayouts } from './send-payout.service.ts';

let moment = new Date();
const now = () => moment;
const site = await openConnectSite(now);
const { db, queue, fake, connect, transfers, tell, send, reverse, newPaidSeller, loseDispute } = site;

describe('a payout by Stripe Connect', () => {
  test('goes from requested to in transit to paid, and each amount arrives once', async () => {
    const seller = await newPaidSeller(20_000);
    const id = await seller.withdraw('100');
    expect((await seller.see()).payouts).toMatchObject([
      { state: 'requested', destination: 'STRIPE TEST BANK ••6789' },
    ]);
    await send(id);
    await send(id);
    const [atStripe] = seller.payoutsAtStripe();
    expect(seller.payoutsAtStripe()).toMatchObject([{ amount: 9950, currency: 'usd', status: 'pending' }]);
    expect([...connect.transfers.values()].filter((one) => one.destination === seller.account)).toMatchObject([
      { amount: 9950, transfer_group: expect.stringContaining(`payout-${id}-`), metadata: { payout_id: String(id) } },
    ]);
    expect((await seller.see()).payouts).toMatchObject([{ state: 'in_transit' }]);
    await tell(connect.move(atStripe?.id ?? '', 'in_transit'));
    await tell(connect.move(atStripe?.id ?? '', 'paid'));
    expect(await seller.see()).toMatchObject({
      wallet: { available_cents: 10_000, leaving_cents: 0 },
      payouts: [{ state: 'paid', amount_cents: 9950, fee_cents: 50 }],
    });
  });

  test.each([
    ['THB', '1000', 100_000],
    ['VND', '500.000', 500_000],
    ['EUR', '100', 10_000],
  ] as const)('of a shop in %s is transferred and paid in that currency', async (currency, typed, cents) => {
    const seller = await newPaidSeller(0);
    await db.update(accounts).set({ currency }).where(eq(accounts.id, seller.id));
    await earn(db, seller.id, 2 * cents, undefined, currency);
    const id = await seller.withdraw(typed);
    const { cents: fee } = feeOf('withdrawal', cents, currency);
    await send(id);
    const sent = { amount: cents - fee, currency: currency.toLowerCase() };
    expect([...connect.transfers.values()].filter((one) => one.destination === seller.account)).toMatchObject([sent]);
    expect(seller.payoutsAtStripe()).toMatchObject([sent]);
    await tell(connect.move(seller.payoutsAtStripe()[0]?.id ?? '', 'paid'));
    expect(await seller.see()).toMatchObject({
      wallet: { currency, available_cents: cents, leaving_cents: 0 },
      payouts: [{ state: 'paid', currency, amount_cents: cents - fee, fee_cents: fee }],
    });
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
  });

  test('is made once when answers are lost, Stripe is overloaded or keys are forgotten', async () => {
    const seller = await newPaidSeller(20_000);
    const id = await seller.withdraw('100');
    const lost = 'no answer after it was done';
    // The search passes; the transfer is made, its answer is lost, and so is that of the SDK's repetition.
    fake.faults.push(null, lost, lost);
    await expect(send(id)).rejects.toMatchObject({ failure: 'unavailable' });
    fake.forgetKeys();
    // Now the payout is made without an answer: two searches and the amount pass before.
    fake.faults.push(null, null, null, lost, lost);
    await expect(send(id)).rejects.toMatchObject({ failure: 'unavailable' });
    fake.forgetKeys();
    fake.faults.push('overloaded', 'overloaded');
    await expect(send(id)).rejects.toMatchObject({ failure: 'unavailable' });
    await failTransfer({ db, queue }, (await rowOf(id)).movementId, now());
    expect((await seller.see()).payouts).toMatchObject([{ state: 'requested' }]);
    await Promise.all([send(id), send(id)]);
    expect((await seller.see()).payouts).toMatchObject([{ state: 'in_transit' }]);
    expect([seller.payoutsAtStripe().length, connect.balances.get(seller.account)]).toEqual([1, 0]);
  });

  test('that fails is available again, and its transfer is taken back, also after it was paid', async () => {
    const seller = await newPaidSeller(20_000);
    for (const first of [null, 'paid'] as const) {
      const id = await seller.withdraw('100');
      await send(id);
      const atStripe = seller.payoutsAtStripe().at(-1)?.id ?? '';
      if (first) await tell(connect.move(atStripe, first));
      const failed = connect.move(atStripe, 'failed', 'The bank account is closed.');
      expect([await tell(failed), await tell(failed)]).toEqual([200, 200]);
      expect((await seller.see()).payouts[0]).toMatchObject({
        ...{ state: 'failed', failure_note: 'The bank account is closed.' },
        failure_code: first ? 'bank_returned' : 'bank_refused',
      });
      fake.faults.push(null, 'no answer after it was done', 'no answer after it was done');
      await expect(reverse(id)).rejects.toMatchObject({ failure: 'unavailable' });
      fake.forgetKeys();
      await reverse(id);
      await reverse(id);
      const [row] = await db.select().from(payoutTransfers).where(eq(payoutTransfers.payoutId, id));
      expect(row?.reversedAt).toEqual(now());
    }
    expect((await seller.see()).wallet).toMatchObject({ available_cents: 20_000, leaving_cents: 0 });
    expect(connect.balances.get(seller.account)).toBe(0);
    const { movements } = await seller.call(listMovements, { body: {} });
    expect(movements.filter(({ type }) => type === 'payout_returned')).toHaveLength(1);
  });

  test('follows messages that come late, repeated and out of order', async () => {
    const seller = await newPaidSeller(20_000);
    const id = await seller.withdraw('100');
    await send(id);
    const atStripe = seller.payoutsAtStripe()[0]?.id ?? '';
    const [moving, paid, failed] = (['in_transit', 'paid', 'failed'] as const).map((to) => connect.move(atStripe, to));
    for (const event of [paid, moving, paid]) await tell(event ?? {});
    expect((await seller.see()).payouts).toMatchObject([{ state: 'paid' }]);
    await Promise.all([failed, failed, paid].map((event) => tell(event ?? {})));
    await tell(moving ?? {});
    await tell(paid ?? {}, { at: new Date(Date.now() - 290_000) });
    expect(await seller.see()).toMatchObject({ wallet: { available_cents: 20_000 }, payouts: [{ state: 'failed' }] });
  });

  test('is told before our own call was answered', async () => {
    const seller = await newPaidSeller(20_000);
    const id = await seller.withdraw('100');
    fake.faults.push(null, null, null, null, null, 'no answer after it was done', 'no answer after it was done');
    await send(id).catch(() => undefined);
    fake.faults.length = 0;
    await tell(connect.move(seller.payoutsAtStripe()[0]?.id ?? '', 'paid'));
    await send(id);
    expect((await seller.see()).payouts).toMatchObject([{ state: 'paid' }]);
    expect(seller.payoutsAtStripe()).toHaveLength(1);
  });

  test('is not moved by a forged message, by one of another account, or by one about another shop’s payout', async () => {
    const [seller, other] = [await newPaidSeller(20_000), await newPaidSeller(20_000)];
    const id = await seller.withdraw('100');
    await send(id);
    const paid = connect.move(seller.payoutsAtStripe()[0]?.id ?? '', 'paid');
    expect(await tell(paid, { secret: 'whsec_other' })).toBe(400);
    expect(await tell(paid, { at: new Date(Date.now() - 301_000) })).toBe(400);
    site.takeErrors();
    expect(await tell({ ...paid, account: other.account })).toBe(200);
    expect(await tell({ ...paid, account: undefined })).toBe(200);
    const [made] = seller.payoutsAtStripe();
    const metadata = { payout_id: String(id), payout_key: `payout-${id}-1` };
    expect(await tell(fake.ledger.event('payout.paid', { ...made, metadata }, seller.account))).toBe(200);
    expect((await seller.see()).payouts).toMatchObject([{ state: 'in_transit' }]);
    expect((await other.see()).payouts).toEqual([]);
  });

  test('waits for the platform’s balance, and fails for good where Stripe refuses', async () => {
    const seller = await newPaidSeller(20_000);
    const id = await seller.withdraw('50');
    connect.availableCents = 0;
    await expect(send(id)).rejects.toMatchObject({ failure: 'unavailable', code: 'balance_insufficient' });
    expect((await seller.see()).payouts).toMatchObject([{ state: 'requested' }]);
    connect.availableCents = Number.POSITIVE_INFINITY;
    connect.refusing.add(seller.account);
    await send(id);
    expect((await seller.see()).payouts).toMatchObject([{ state: 'failed', failure_code: 'bank_refused' }]);
    await reverse(id);
    expect(connect.balances.get(seller.account)).toBe(0);
    expect((await seller.see()).wallet.available_cents).toBe(20_000);
  });

  test('pays in the currency of the account what arrived there', async () => {
    const seller = await newPaidSeller(20_000, 'DE');
    await send(await seller.withdraw('100'));
    expect(seller.payoutsAtStripe()).toMatchObject([{ amount: 8955, currency: 'eur' }]);
  });

  test('stops for a lost dispute: the transfer is taken back and pays the debt first', async () => {
    const seller = await newPaidSeller(10_000);
    const id = await seller.withdraw('100');
    fake.faults.push(null, null, 'overloaded', 'overloaded');
    await expect(send(id)).rejects.toMatchObject({ failure: 'unavailable' });
    await loseDispute(seller.id, 3000);
    await send(id);
    await reverse(id);
    expect(await seller.see()).toMatchObject({
      wallet: { available_cents: 7000, debt_cents: 0, leaving_cents: 0 },
      payouts: [{ state: 'failed', failure_code: 'debt_first' }],
    });
    expect([seller.payoutsAtStripe().length, connect.balances.get(seller.account)]).toEqual([0, 0]);
  });

  test('has failed when somebody takes its transfer back at Stripe before it is paid', async () => {
    const seller = await newPaidSeller(10_000);
    const id = await seller.withdraw('100');
    fake.faults.push(null, null, 'overloaded', 'overloaded');
    await expect(send(id)).rejects.toMatchObject({ failure: 'unavailable' });
    const made = [...connect.transfers.values()].at(-1);
    await transfers.connect?.reverse(made?.id ?? '');
    const reversed = fake.ledger.event('transfer.reversed', { ...made, reversed: true });
    expect(await tell(reversed, { secret: platformSecret }, 'payments')).toBe(200);
    await send(id);
    expect((await seller.see()).payouts).toMatchObject([{ state: 'failed', failure_code: 'transfer_failed' }]);
  });

  test('is not opened for an account that may not be paid, by hand or by schedule', async () => {
    const seller = await newPaidSeller(10_000);
    const idle = await newPaidSeller(10_000);
    await seller.call(setPayoutSchedule, { body: { schedule: 'daily' } });
    await idle.call(setPayoutSchedule, { body: { schedule: 'daily' } });
    moment = new Date(moment.getTime() + 1000);
    await tell(connect.onboard(seller.account, ['individual.verification.document']));
    const body = { type: 'withdrawal', amount: '50', wallet: 'bank' } as const;
    await expect(seller.call(quoteMovement, { body })).rejects.toMatchObject({ code: 'no_bank_account' });
    await openScheduledPayouts({ db, queue, transfers, now });
    await openScheduledPayouts({ db, queue, transfers, now });
    expect((await seller.see()).payouts).toEqual([]);
    expect((await idle.see()).payouts).toMatchObject([{ state: 'requested', is_scheduled: true }]);
  });

  test('of which nothing is heard is asked for every hour', async () => {
    const seller = await newPaidSeller(20_000);
    const id = await seller.withdraw('100');
    await send(id);
    connect.move(seller.payoutsAtStripe()[0]?.id ?? '', 'paid');
    const queued: number[] = [];
    const counting = {
      enqueue: async (_db: unknown, _job: unknown, payload: object) => void queued.push(...Object.values(payload)),
    };
    await queueOpenPayouts({ db, queue: counting as typeof queue }, now());
    const { movementId } = await rowOf(id);
    expect(queued).not.toContain(movementId);
    await queueOpenPayouts({ db, queue: counting as typeof queue }, new Date(now().getTime() + 2 * 3600_000));
    expect(queued).toContain(movementId);
    await send(id);
    expect((await seller.see()).payouts).toMatchObject([{ state: 'paid' }]);
  });

  test('left a ledger that adds up', async () => {
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
  });
});

async function rowOf(id: number) {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
  if (!row) throw new Error('There is no such payout.');
  return row;
}
