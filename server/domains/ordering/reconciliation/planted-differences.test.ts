import { expect, test } from 'vitest';
import { dayMs, hourMs } from '../../../../contracts/durations.ts';
import { createRandomStream } from '../../../../demo/random/random-stream.ts';
import { openConnectSite } from '../../../../tests/support/money/connect-site.ts';
import { openBusiness } from '../../../../tests/support/ordering/business-at-stripe.ts';
import { plants } from '../../../../tests/support/ordering/planted-differences.ts';
import { balanceTransactions } from '../../../schema/money/reconciliation.ts';
import { paymentDifferences } from '../../../schema/ordering/order-payments.ts';
import { findLedgerProblems, readTrialBalance } from '../../money/ledger/journal.service.ts';
import { dayOf } from './days.ts';
import { reconcile } from './reconcile.service.ts';

const planted = 20;

test.each([34, 7_261_110])(
  'clean books give no difference, and each of 20 planted ones is found and none else (seed %i)',
  { timeout: 400_000 },
  async (seed) => {
    const random = createRandomStream(seed);
    const site = await openConnectSite(() => new Date());
    const { db, cards, fake } = site;
    const business = await openBusiness(site, random);
    const later = () => new Date(Date.now() + 2 * hourMs);
    const days = { from: dayOf(new Date(Date.now() - dayMs)), to: dayOf(later()) };
    const compare = () => reconcile({ db, cards, now: later }, days);
    const bought = [await business.buy(), await business.buy(), await business.buy(), await business.buy()];
    await business.cancel(bought[0]?.orderId ?? '');
    await business.dispute(bought[1]?.session ?? '', random.pick(['won', 'lost', null]));
    await business.refundElsewhere(bought[2]?.session ?? '', random.whole(1, 500));
    for (const end of ['in_transit', 'paid', 'failed'] as const) await business.payOut(end);
    await compare();
    expect(await db.select().from(paymentDifferences)).toEqual([]);

    const expected: { name: string; cause: string; about: string }[] = [];
    for (const name of random.shuffle(Object.keys(plants)).slice(0, planted)) {
      const plant = plants[name];
      if (plant) expected.push({ name, ...(await plant({ site, business })) });
    }
    // Stripe answers some calls late or not at all; then two servers compare the same days.
    fake.faults.push('overloaded', null, 'no answer after it was done', null, 'overloaded');
    await compare();
    await Promise.all([compare(), compare()]);
    const found = await db.select().from(paymentDifferences);
    const missed = expected.filter(
      ({ cause, about }) => found.filter((one) => one.cause === cause && one.key.includes(about)).length !== 1,
    );
    expect(missed).toEqual([]);
    const unasked = found.filter(
      ({ key, cause }) => !expected.some((one) => one.cause === cause && key.includes(one.about)),
    );
    expect(unasked).toEqual([]);
    expect(found).toHaveLength(planted);
    expect((await db.select().from(balanceTransactions)).every(({ result }) => result !== null)).toBe(true);
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
  },
);
