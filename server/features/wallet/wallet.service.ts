import type { z } from 'zod';
import { AppError } from '../../../contracts/errors.ts';
import type { Quote, quoteMovement, requestMovement, Wallet } from '../../../contracts/wallet.ts';
import { readAmount, type WalletKind } from '../../../contracts/wallet-rules.ts';
import type { Db } from '../../db/database.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Payments } from '../../providers/payments/payments.ts';
import { requireStillVerified, type VerifiedAccount } from '../accounts/sessions.service.ts';
import { feeOf } from '../ledger/fees.service.ts';
import { findMovement, getBalances, type LedgerMovement, openMovement } from '../ledger/ledger.service.ts';
import { describeMovement, hasMovements } from '../ledger/movements.service.ts';
import { scheduleTransfer } from '../ledger/transfers.service.ts';
import { findBankAccount } from './bank-account.service.ts';

export interface WalletDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  payments: Payments;
  now(): Date;
}

/** Everything the wallet page shows above its history. */
export async function describeWallet({ db, payments }: WalletDeps, sellerId: number): Promise<Wallet> {
  const balances = await getBalances(db, sellerId);
  return {
    available_cents: balances.available,
    arriving_cents: balances.arriving,
    leaving_cents: balances.leaving,
    is_live: await hasMovements(db, sellerId),
    is_sandbox: payments.isSandbox,
    bank_account: await findBankAccount(db, sellerId),
    linkable_accounts: payments.accounts.map(({ id, name, lastFour, note }) => ({
      id,
      name,
      last_four: lastFour,
      note,
    })),
  };
}

/** What a movement would cost. Tells now what would be refused later. */
export async function quote(
  deps: WalletDeps,
  sellerId: number,
  asked: z.output<typeof quoteMovement.body>,
): Promise<Quote> {
  const amount = readAmount(asked.amount) ?? 0;
  const { name } = await destinationOf(deps, sellerId, asked.wallet);
  const { available } = await getBalances(deps.db, sellerId);
  if (asked.kind !== 'deposit' && amount > available) {
    throw new AppError('not_enough_money', { message: `You have ${dollars(available)} available.` });
  }
  const fee = feeOf(asked.kind, amount);
  return {
    amount_cents: amount,
    fee_cents: fee.cents,
    net_cents: amount - fee.cents,
    fee_rule: fee.words,
    wallet: name,
  };
}

/** Begins a movement together with the job that carries it out: both or neither. */
export async function requestTransfer(
  deps: WalletDeps,
  sellerId: number,
  asked: z.output<typeof requestMovement.body>,
  /** Whoever proved the password; null for what only brings money in. */
  owner: VerifiedAccount | null,
) {
  const { db } = deps;
  const { kind, key } = asked;
  const amountCents = readAmount(asked.amount) ?? 0;
  const asAskedFor = (movement: LedgerMovement) => {
    const isUsdt = movement.walletId === deps.payments.usdtWallet.id;
    if (isUsdt !== (asked.wallet === 'usdt')) throw new AppError('key_used_before');
    return movement;
  };
  // Before anything else: what was asked for once is answered the same, even if fee or bank have changed since.
  const known = await findMovement(db, { sellerId, kind, key, amountCents });
  if (known) return describeMovement(asAskedFor(known));
  const fee = feeOf(asked.kind, amountCents);
  if (fee.cents !== asked.fee_cents) throw new AppError('fee_changed');
  const { id: walletId, name: wallet } = await destinationOf(deps, sellerId, asked.wallet);
  const movement = await db.transaction(async (within) => {
    if (owner) await requireStillVerified(within, owner);
    const wanted = { sellerId, kind, amountCents, feeCents: fee.cents, walletId, wallet, key };
    const opened = await openMovement(within, wanted, deps.now());
    if (opened.isNew) {
      await scheduleTransfer(within, deps, opened.movement.id);
    }
    return opened.movement;
  });
  return describeMovement(asAskedFor(movement));
}

async function destinationOf({ db, payments }: WalletDeps, sellerId: number, kind: WalletKind) {
  if (kind === 'usdt') return payments.usdtWallet;
  const linked = await findBankAccount(db, sellerId);
  if (!linked) throw new AppError('no_bank_account');
  return { id: linked.id, name: `${linked.name} ••${linked.last_four}` };
}

const dollars = (cents: number) => `$ ${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
