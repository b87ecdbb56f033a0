import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import type { PayoutPlan } from '../ledger/ledger.service.ts';

export interface PayoutRequestDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  transfers: WalletTransfers;
  now(): Date;
}

/** Who pays a payout, to which account and until when. The account is that of the moment, whatever is linked later. */
export function planPayout({ transfers, now }: PayoutRequestDeps, bankDetails: string | null): PayoutPlan {
  const { payoutProvider: provider, payoutSeconds } = transfers;
  if (!provider) throw new Error('Nobody pays out.');
  return { provider, bankDetails, expectedAt: new Date(now().getTime() + payoutSeconds * 1000) };
}
