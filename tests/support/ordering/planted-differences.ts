import { bookProviderFee } from '../../../server/domains/money/provider-fees/provider-fees.service.ts';
import type { openConnectSite } from '../money/connect-site.ts';
import type { openBusiness } from './business-at-stripe.ts';
import type { BalanceTransaction } from './fake-stripe-balance.ts';

export interface PlantTools {
  site: Awaited<ReturnType<typeof openConnectSite>>;
  business: Awaited<ReturnType<typeof openBusiness>>;
}

/** What must be found: why, and a part of the name of what it is about. */
interface Planted {
  cause: 'theirs_only' | 'ours_only' | 'differs';
  about: string;
}

type Plant = (tools: PlantTools) => Promise<Planted>;

const balanceOf = ({ site }: PlantTools) => site.fake.ledger.balance;
const newest = (tools: PlantTools, category: string): BalanceTransaction => {
  const found = balanceOf(tools).transactions.findLast((one) => one.reporting_category === category);
  if (!found) throw new Error(`There is no ${category}.`);
  return found;
};
function remove(tools: PlantTools, category: string): void {
  const { transactions } = balanceOf(tools);
  transactions.splice(transactions.lastIndexOf(newest(tools, category)), 1);
}
const copy = (tools: PlantTools, category: string): string => {
  const { source, amount, fee } = newest(tools, category);
  return balanceOf(tools).add(category, source, amount, fee);
};
const theirs = (about: string): Planted => ({ cause: 'theirs_only', about });
const ours = (about: string): Planted => ({ cause: 'ours_only', about });
const other = (about: string): Planted => ({ cause: 'differs', about });

async function cancelled({ business }: PlantTools): Promise<string> {
  const { session, orderId } = await business.buy();
  await business.cancel(orderId);
  return session;
}

/** Differences between a business and its books, by what went wrong. */
export const plants: Record<string, Plant> = {
  'a charge that Stripe does not list': async (tools) => {
    const { session } = await tools.business.buy();
    remove(tools, 'charge');
    return ours(`${session}|charge`);
  },
  'a charge of another amount': async (tools) => {
    await tools.business.buy();
    newest(tools, 'charge').amount += 1;
    return other(newest(tools, 'charge').id);
  },
  'a charge of another currency': async (tools) => {
    await tools.business.buy();
    newest(tools, 'charge').currency = 'eur';
    return other(newest(tools, 'charge').id);
  },
  'a charge that was made twice': async (tools) => {
    await tools.business.buy();
    return theirs(copy(tools, 'charge'));
  },
  'a charge of which no message came': async (tools) => {
    await tools.business.buy({ isTold: false });
    return theirs(newest(tools, 'charge').id);
  },
  'a charge of another shop': async (tools) =>
    theirs(balanceOf(tools).add('charge', { id: 'ch_other', object: 'charge', payment_intent: 'pi_other' }, 900, 56)),
  'a refund that Stripe does not list': async (tools) => {
    const session = await cancelled(tools);
    remove(tools, 'refund');
    return ours(`${session}|refund`);
  },
  'a refund that was made twice': async (tools) => {
    await cancelled(tools);
    return theirs(copy(tools, 'refund'));
  },
  'a refund of another amount': async (tools) => {
    await cancelled(tools);
    newest(tools, 'refund').amount -= 5;
    return other(newest(tools, 'refund').id);
  },
  'a refund that failed after it had succeeded': async (tools) => {
    await cancelled(tools);
    const { source, amount } = newest(tools, 'refund');
    return theirs(balanceOf(tools).add('refund_failure', source, -amount));
  },
  'a refund in the dashboard of which no message came': async (tools) => {
    const { session } = await tools.business.buy();
    tools.site.fake.ledger.refundInDashboard(session, 150);
    return theirs(newest(tools, 'refund').id);
  },
  'a dispute that Stripe does not list': async (tools) => {
    const { session } = await tools.business.buy();
    const id = await tools.business.dispute(session, null);
    remove(tools, 'dispute');
    return ours(`|${id}`);
  },
  'a dispute that was taken twice': async (tools) => {
    const { session } = await tools.business.buy();
    await tools.business.dispute(session, 'lost');
    return theirs(copy(tools, 'dispute'));
  },
  'a dispute of which no message came': async (tools) => {
    const { session } = await tools.business.buy();
    tools.site.fake.ledger.dispute(session, 'needs_response', { id: `dp_untold_${session}`, amount: 300 });
    return theirs(newest(tools, 'dispute').id);
  },
  'a lost dispute that was given back': async (tools) => {
    const { session } = await tools.business.buy();
    await tools.business.dispute(session, 'lost');
    const { source, amount } = newest(tools, 'dispute');
    return theirs(balanceOf(tools).add('dispute_reversal', source, -amount));
  },
  'a won dispute that was not given back': async (tools) => {
    const { session } = await tools.business.buy();
    await tools.business.dispute(session, 'won');
    remove(tools, 'dispute_reversal');
    return theirs(newest(tools, 'dispute').id);
  },
  'a fee for a dispute of nobody': async (tools) =>
    theirs(balanceOf(tools).add('dispute', { id: 'dp_nobody', object: 'dispute' }, 0, 1500)),
  'a transfer that nobody asked for': async (tools) =>
    theirs(balanceOf(tools).add('transfer', { id: 'tr_nobody', object: 'transfer' }, -2500)),
  'a transfer of another amount': async (tools) => {
    await tools.business.payOut('paid');
    newest(tools, 'transfer').amount += 100;
    return other(newest(tools, 'transfer').id);
  },
  'a transfer that Stripe does not list': async (tools) => {
    const id = await tools.business.payOut('paid');
    remove(tools, 'transfer');
    return ours(`payout ${id}|`);
  },
  'a payout that failed of which no message came': async (tools) => {
    const id = await tools.business.payOut('paid');
    const source = { id: 'trr_untold', object: 'transfer_reversal', metadata: { payout_id: String(id) } };
    return theirs(balanceOf(tools).add('transfer_reversal', source, -newest(tools, 'transfer').amount));
  },
  'a failed payout whose money did not come back': async (tools) => {
    const id = await tools.business.payOut('failed');
    remove(tools, 'transfer_reversal');
    return ours(`payout ${id}|reversal`);
  },
  'an adjustment': async (tools) =>
    theirs(balanceOf(tools).add('adjustment', { id: 'adj_1', object: 'adjustment' }, -321)),
  'a fee that changed after it was booked': async (tools) => {
    const [first] = balanceOf(tools).transactions.filter(({ fee }) => fee > 0);
    if (!first) throw new Error('There is no fee.');
    first.fee = 0;
    return other(`fee ${first.id}`);
  },
  'a booked fee that Stripe does not list': async ({ site }) => {
    const fee = { provider: 'stripe', externalId: 'txn_gone', cents: 88, currency: 'USD' as const, at: new Date() };
    await site.db.transaction((tx) => bookProviderFee(tx, fee));
    return ours('fee txn_gone');
  },
};
