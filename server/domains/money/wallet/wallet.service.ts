import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import type { Quote, quoteMovement, requestMovement, Wallet } from '../../../../contracts/money/wallet.ts';
import type { WalletType } from '../../../../contracts/money/wallet-rules.ts';
import { readAmount } from '../../../../contracts/text/typed-number.ts';
import english from '../../../../data/messages/en/money.json' with { type: 'json' };
import { formatMoney } from '../../../../i18n/format-money.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { type WalletTransfers, walletTypeOf } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { requireStillVerified, type VerifiedAccount } from '../../identity/sessions/sessions.service.ts';
import { feeOf } from '../ledger/fees.service.ts';
import { getBalances } from '../ledger/journal.service.ts';
import { findMovement, type LedgerMovement, openMovement } from '../ledger/ledger.service.ts';
import { describeMovement } from '../ledger/movements.service.ts';
import { scheduleTransfer } from '../ledger/transfers.service.ts';
import type { HasLiveRecords } from '../live-records.ts';
import { findBankAccount } from './bank-account.service.ts';

export interface WalletDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  transfers: WalletTransfers;
  now(): Date;
}

/** The wallet's balances and bank account. */
export async function describeWallet(
  { db, transfers, hasLiveRecords }: WalletDeps & { hasLiveRecords: HasLiveRecords },
  sellerId: number,
): Promise<Wallet> {
  const balances = await getBalances(db, sellerId);
  return {
    available_cents: balances.available,
    arriving_cents: balances.arriving,
    leaving_cents: balances.leaving,
    held_cents: balances.held,
    disputed_cents: balances.disputed,
    debt_cents: -balances.debt,
    is_live: await hasLiveRecords(db, sellerId, 'transactions'),
    is_sandbox: transfers.isSandbox,
    has_transfers: transfers.isOpen,
    bank_account: await findBankAccount(db, sellerId),
    linkable_accounts: transfers.accounts.map(({ id, name, lastFour, note }) => ({
      id,
      name,
      last_four: lastFour,
      note_code: note,
      note: english['wallet-names'][note],
    })),
  };
}

/** The fee of a movement; throws if the movement would be refused. */
export async function quote(
  deps: WalletDeps,
  sellerId: number,
  request: z.output<typeof quoteMovement.body>,
): Promise<Quote> {
  const amount = readAmount(request.amount) ?? 0;
  const { name } = await destinationOf(deps, sellerId, request.wallet);
  const { available } = await getBalances(deps.db, sellerId);
  if (request.type !== 'deposit' && amount > available) {
    throw new AppError('not_enough_money', {
      ...{ key: 'money_available', parameters: { amount_cents: available } },
      words: { amount: formatMoney(available) },
    });
  }
  const fee = feeOf(request.type, amount);
  return {
    amount_cents: amount,
    fee_cents: fee.cents,
    net_cents: amount - fee.cents,
    fee_rule: fee.words,
    fee_rule_message: fee.rule,
    wallet: name,
    wallet_type: request.wallet,
  };
}

/** Creates a movement and queues its transfer job in one transaction. */
export async function requestTransfer(
  deps: WalletDeps,
  sellerId: number,
  request: z.output<typeof requestMovement.body>,
  /** The account whose password was verified; null for deposits. */
  owner: VerifiedAccount | null,
) {
  const { db } = deps;
  const { type, key } = request;
  const amountCents = readAmount(request.amount) ?? 0;
  const requireSameWallet = (movement: LedgerMovement) => {
    if (walletTypeOf(movement.walletId) !== request.wallet) throw new AppError('key_used_before');
    return movement;
  };
  // Checked first, so that a repeated request gets the same movement even if fee or bank changed since.
  const existing = await findMovement(db, { sellerId, type, key, amountCents });
  if (existing) return describeMovement(requireSameWallet(existing));
  const fee = feeOf(request.type, amountCents);
  if (fee.cents !== request.fee_cents) throw new AppError('fee_changed');
  const { id: walletId, name: wallet } = await destinationOf(deps, sellerId, request.wallet);
  const movement = await db.transaction(async (tx) => {
    if (owner) await requireStillVerified(tx, owner);
    const values = { sellerId, type, amountCents, feeCents: fee.cents, walletId, wallet, key };
    const opened = await openMovement(tx, values, deps.now());
    if (opened.isNew) {
      await scheduleTransfer(tx, deps, opened.movement.id);
    }
    return opened.movement;
  });
  return describeMovement(requireSameWallet(movement));
}

async function destinationOf({ db, transfers }: WalletDeps, sellerId: number, type: WalletType) {
  if (!transfers.isOpen) throw new AppError('transfers_unavailable');
  if (type === 'usdt') return transfers.usdtWallet;
  const linked = await findBankAccount(db, sellerId);
  if (!linked) throw new AppError('no_bank_account');
  return { id: linked.id, name: `${linked.name} ••${linked.last_four}` };
}
