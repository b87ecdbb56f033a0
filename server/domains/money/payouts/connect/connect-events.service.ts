import { eq } from 'drizzle-orm';
import type {
  ConnectEvent,
  ConnectedPayouts,
} from '../../../../providers/wallet-transfers/connect/connected-payouts.ts';
import { ledgerMovements } from '../../../../schema/money/ledger.ts';
import { payoutTransfers } from '../../../../schema/money/payout-accounts.ts';
import { settleTransfer } from '../../ledger/ledger.job.ts';
import { findPayout } from '../payout-steps.service.ts';
import { type ConnectDeps, refreshAccount } from './payout-account.service.ts';
import { applyReport, payoutKey } from './send-payout.service.ts';

/** Applies what the provider told of an account, a payout or a transfer. Each may come late, repeated and out of order. */
async function applyConnectEvent(deps: ConnectDeps, event: ConnectEvent): Promise<void> {
  if (event.type === 'account') await refreshAccount(deps, event.accountId);
  else if (event.type === 'payout') await applyPayoutEvent(deps, event);
  else await applyReversal(deps, event.transferId);
}

/** Applies what a signed message of the provider says; throws where it is not signed. */
export async function applyConnectMessage(
  deps: ConnectDeps,
  body: Buffer,
  headers: Parameters<ConnectedPayouts['readWebhook']>[1],
): Promise<void> {
  for (const event of await deps.connect.readWebhook(body, headers)) await applyConnectEvent(deps, event);
}

/** A payout belongs to the account that it was made for, whatever a message of another account says. */
async function applyPayoutEvent(
  deps: ConnectDeps,
  { accountId, key, payoutId, report }: Extract<ConnectEvent, { type: 'payout' }>,
): Promise<void> {
  const { db } = deps;
  const payout = await findPayout(db, payoutId);
  if (payout?.provider !== 'stripe' || payoutKey(payout) !== key) return;
  const [movement] = await db
    .select({ walletId: ledgerMovements.walletId })
    .from(ledgerMovements)
    .where(eq(ledgerMovements.id, payout.movementId));
  if (movement?.walletId === accountId) await applyReport(deps, payout, report, deps.now());
}

/** Somebody took a transfer back on the provider's pages: a payout that was not made of it yet has failed. */
async function applyReversal({ db, queue }: ConnectDeps, transferId: string): Promise<void> {
  const [transfer] = await db.select().from(payoutTransfers).where(eq(payoutTransfers.transferId, transferId));
  const payout = transfer && (await findPayout(db, transfer.payoutId));
  if (payout?.state === 'requested') await queue.enqueue(db, settleTransfer, { movementId: payout.movementId });
}
