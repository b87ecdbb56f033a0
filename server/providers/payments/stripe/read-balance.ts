import type Stripe from 'stripe';
import type { BalanceTransactionType } from '../../../../contracts/money/reconciliation-rules.ts';
import type { BalanceRange, BalanceTransaction } from '../balance-transactions.ts';
import { answerOf } from './client.ts';
import { paymentIntentIn } from './session.ts';

type FindSession = (paymentIntent: string) => Promise<Stripe.Checkout.Session | null>;

const pageSize = 100;
const lookupsAtATime = 10;

const typeOf: Record<string, BalanceTransactionType> = {
  charge: 'charge',
  charge_failure: 'refund',
  refund: 'refund',
  refund_failure: 'refund',
  partial_capture_reversal: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  transfer: 'transfer',
  transfer_reversal: 'reversal',
  payout: 'payout',
  payout_reversal: 'payout',
  fee: 'fee',
  tax: 'fee',
  network_cost: 'fee',
};

/** The platform's balance transactions at Stripe, with our own names of what caused them. */
export async function* readBalance(
  stripe: Stripe,
  findSession: FindSession,
  { from, to, after }: BalanceRange,
): AsyncGenerator<BalanceTransaction[]> {
  let last = after;
  do {
    const page = await answerOf(
      stripe.balanceTransactions.list({
        created: { gte: secondsOf(from), lt: secondsOf(to) },
        limit: pageSize,
        expand: ['data.source'],
        ...(last ? { starting_after: last } : {}),
      }),
    );
    const payments = await findPayments(page.data, findSession);
    yield page.data.map((transaction) => describe(transaction, payments));
    last = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (last);
}

const secondsOf = (time: Date): number => Math.ceil(time.getTime() / 1000);

/** The sessions of a page's payments; a charge names its payment only. */
async function findPayments(
  page: readonly Stripe.BalanceTransaction[],
  findSession: FindSession,
): Promise<Map<string, string | null>> {
  const found = new Map<string, string | null>();
  const intents = [...new Set(page.map(intentOf).filter((intent) => intent !== null))];
  for (let start = 0; start < intents.length; start += lookupsAtATime) {
    const some = intents.slice(start, start + lookupsAtATime);
    const sessions = await Promise.all(some.map(findSession));
    for (const [index, intent] of some.entries()) found.set(intent, sessions[index]?.id ?? null);
  }
  return found;
}

function describe(
  transaction: Stripe.BalanceTransaction,
  payments: ReadonlyMap<string, string | null>,
): BalanceTransaction {
  const { id, reporting_category, fee, currency, source, created, available_on } = transaction;
  const intent = intentOf(transaction);
  return {
    ...{ id, type: typeOf[reporting_category] ?? 'other', ...amountOf(transaction) },
    ...{ feeCents: fee, feeCurrency: currency.toUpperCase() },
    sourceId: typeof source === 'string' ? source : (source?.id ?? null),
    reference: intent ? (payments.get(intent) ?? null) : payoutIn(transaction),
    createdAt: new Date(created * 1000),
    availableAt: new Date(available_on * 1000),
  };
}

/** The amount before an exchange is that of the source, which has no sign. */
function amountOf({ amount, currency, exchange_rate, source }: Stripe.BalanceTransaction) {
  const isExchanged = exchange_rate !== null && source !== null && typeof source !== 'string';
  if (isExchanged && 'amount' in source && 'currency' in source && source.amount && source.currency) {
    return { amountCents: Math.sign(amount) * source.amount, currency: source.currency.toUpperCase() };
  }
  return { amountCents: amount, currency: currency.toUpperCase() };
}

function intentOf({ source }: Stripe.BalanceTransaction): string | null {
  return source && typeof source !== 'string' && 'payment_intent' in source ? paymentIntentIn(source) : null;
}

/** The payout of ours for which a transfer or its reversal was made. */
function payoutIn({ source }: Stripe.BalanceTransaction): string | null {
  if (!source || typeof source === 'string' || !('metadata' in source)) return null;
  return source.metadata?.payout_id ?? null;
}
