import type Stripe from 'stripe';
import type { ConnectEvent, ReportedPayout } from './connected-payouts.ts';

/** What an event of Stripe's means for payouts; nothing for all others. */
export function readConnectEvent(event: Stripe.Event): ConnectEvent[] {
  switch (event.type) {
    case 'account.updated':
      return [{ type: 'account', accountId: event.data.object.id }];
    case 'account.application.deauthorized':
    case 'account.external_account.created':
    case 'account.external_account.updated':
    case 'account.external_account.deleted':
    case 'capability.updated':
      return event.account ? [{ type: 'account', accountId: event.account }] : [];
    case 'payout.created':
    case 'payout.updated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
      return readPayoutEvent(event.account, event.data.object);
    case 'transfer.reversed':
    case 'transfer.updated':
      return event.data.object.reversed ? [{ type: 'transfer_reversed', transferId: event.data.object.id }] : [];
    default:
      return [];
  }
}

/** Without an account it is the platform's own payout to its bank, and without our key somebody made it at Stripe. */
function readPayoutEvent(accountId: string | undefined, payout: Stripe.Payout): ConnectEvent[] {
  const { payout_key: key, payout_id: id } = payout.metadata ?? {};
  if (!accountId || !key || !Number.isSafeInteger(Number(id))) return [];
  return [{ type: 'payout', accountId, key, payoutId: Number(id), report: reportPayout(payout) }];
}

const longestNote = 300;

export function reportPayout({ id: externalId, status, failure_message }: Stripe.Payout): ReportedPayout {
  if (status === 'paid') return { state: 'paid', externalId };
  if (status !== 'failed' && status !== 'canceled') return { state: 'in_transit', externalId };
  return {
    state: 'failed',
    externalId,
    ...(failure_message && { failureNote: failure_message.slice(0, longestNote) }),
  };
}
