import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Quote, quoteMovement, requestMovement, Wallet } from '../../../../contracts/money/wallet.ts';
import { findAmountProblem, type RequestType, type WalletType } from '../../../../contracts/money/wallet-rules.ts';
import { readAmount } from '../../../../contracts/text/typed-number.ts';
import english from '../../../../data/messages/en/money.json' with { type: 'json' };
import { formatMoney } from '../../../../i18n/format-money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { walletTypeOf } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { requireStillVerified, type VerifiedAccount } from '../../identity/sessions/sessions.service.ts';
import { feeOf } from '../ledger/fees.service.ts';
import { getBalances, listBalances } from '../ledger/journal.service.ts';
import { findMovement, type LedgerMovement, openMovement } from '../ledger/ledger.service.ts';
import { fromSetting, movementLimits } from '../ledger/limits-in-currency.ts';
import { describeMovement } from '../ledger/movements.service.ts';
import { isPayout } from '../ledger/posting-rules.ts';
import { readShopCurrency } from '../ledger/shop-currency.service.ts';
import type { HasLiveRecords } from '../live-records.ts';
import { findBankAccount, findBankRow } from '../payouts/bank-account.service.ts';
import { describePayoutAccount } from '../payouts/connect/payout-account.service.ts';
import { findSchedule } from '../payouts/payouts.service.ts';
import { type PayoutRequestDeps, planPayout } from '../payouts/plan-payout.ts';
import { findPayable, sumReserve } from '../payouts/reserve.service.ts';
import { scheduleTransfer } from '../payouts/transfers.service.ts';

/** The wallet's balances and bank account. */
export async function describeWallet(
  { db, transfers, now, hasLiveRecords }: PayoutRequestDeps & { hasLiveRecords: HasLiveRecords },
  sellerId: number,
): Promise<Wallet> {
  const currency = await readShopCurrency(db, sellerId);
  const balances = await getBalances(db, sellerId, { currency });
  const { payoutRules } = transfers;
  const { payableCents, reserveCents } = await findPayable(db, { sellerId, currency }, payoutRules, now());
  const { smallest, largest } = movementLimits(currency);
  return {
    currency,
    available_cents: balances.available,
    arriving_cents: balances.arriving,
    leaving_cents: balances.leaving + balances.payout,
    payable_cents: payableCents,
    reserve_cents: reserveCents,
    payout_schedule: await findSchedule(db, sellerId),
    payout_minimum_cents: fromSetting(payoutRules.minimumCents, currency),
    smallest_cents: smallest,
    largest_cents: largest,
    other_balances: await describeOtherBalances({ db, transfers, now }, sellerId, currency),
    held_cents: balances.held,
    disputed_cents: balances.disputed,
    debt_cents: -balances.debt,
    is_live: await hasLiveRecords(db, sellerId, 'transactions'),
    is_sandbox: transfers.isSandbox,
    has_transfers: transfers.payoutProvider !== null,
    has_deposits: transfers.isSandbox,
    wallet_types: [...transfers.walletTypes],
    takes_bank_details: transfers.payoutProvider === 'bank_file',
    bank_account: await findBankAccount(db, transfers, sellerId),
    payout_account: transfers.connect ? await describePayoutAccount(db, transfers.connect, sellerId) : null,
    linkable_accounts: transfers.accounts.map(({ id, name, lastFour, note }) => ({
      id,
      name,
      last_four: lastFour,
      note_code: note,
      note: english['wallet-names'][note],
    })),
  };
}

/** What is left in the books of earlier currencies; a dispute can reach them long after the shop changed its own. */
async function describeOtherBalances(
  { db, transfers, now }: Pick<PayoutRequestDeps, 'db' | 'transfers' | 'now'>,
  sellerId: number,
  present: ShopCurrency,
): Promise<Wallet['other_balances']> {
  const balances = [...(await listBalances(db, sellerId))].filter(
    ([currency, { available, debt }]) => currency !== present && (available !== 0 || debt !== 0),
  );
  return Promise.all(
    balances.map(async ([currency, { available, debt }]) => {
      const { payableCents } = await findPayable(db, { sellerId, currency }, transfers.payoutRules, now());
      const { smallest, largest } = movementLimits(currency);
      return {
        ...{ currency, available_cents: available, debt_cents: -debt, payable_cents: payableCents },
        ...{ smallest_cents: smallest, largest_cents: largest },
      };
    }),
  );
}

/** The currency of a transfer: what the shop left can be taken out, but nothing comes into it. */
async function chooseCurrency(
  db: Db,
  sellerId: number,
  { type, currency }: { type: RequestType; currency?: ShopCurrency | undefined },
): Promise<ShopCurrency> {
  const present = await readShopCurrency(db, sellerId);
  if (!currency || currency === present) return present;
  if (type === 'deposit' || !(await listBalances(db, sellerId)).has(currency)) {
    throw new AppError('bad_input', { message: "The field 'currency' must be one in which this wallet holds money." });
  }
  return currency;
}

/** The fee of a movement; throws if the movement would be refused. */
export async function quote(
  deps: PayoutRequestDeps,
  sellerId: number,
  request: z.output<typeof quoteMovement.body>,
): Promise<Quote> {
  const currency = await chooseCurrency(deps.db, sellerId, request);
  const amount = requireAmount(request.amount, currency);
  const { name } = await findDestination(deps, sellerId, request);
  const { payableCents } = await findPayable(deps.db, { sellerId, currency }, deps.transfers.payoutRules, deps.now());
  if (request.type !== 'deposit' && amount > payableCents) {
    throw new AppError('not_enough_money', {
      ...{ key: 'money_available', parameters: { amount_cents: payableCents, currency } },
      words: { amount: formatMoney(payableCents, currency) },
    });
  }
  const fee = feeOf(request.type, amount, currency);
  return {
    currency,
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
  deps: PayoutRequestDeps,
  sellerId: number,
  request: z.output<typeof requestMovement.body>,
  /** The account whose password was verified; null for deposits. */
  owner: VerifiedAccount | null,
) {
  const { db } = deps;
  const { type, key } = request;
  const currency = await chooseCurrency(db, sellerId, request);
  const amountCents = requireAmount(request.amount, currency);
  const requireSameWallet = (movement: LedgerMovement) => {
    if (walletTypeOf(movement.walletId) !== request.wallet) throw new AppError('key_used_before');
    return movement;
  };
  // Checked first, so that a repeated request gets the same movement even if fee or bank changed since.
  const existing = await findMovement(db, { sellerId, type, key, currency, amountCents });
  if (existing) return describeMovement(requireSameWallet(existing));
  const fee = feeOf(request.type, amountCents, currency);
  if (fee.cents !== request.fee_cents) throw new AppError('fee_changed');
  const { id: walletId, name: wallet, details } = await findDestination(deps, sellerId, request);
  const movement = await db.transaction(async (tx) => {
    if (owner) await requireStillVerified(tx, owner);
    const values = { sellerId, type, currency, amountCents, feeCents: fee.cents, walletId, wallet, key };
    const reserveCents = await sumReserve(tx, { sellerId, currency }, deps.transfers.payoutRules, deps.now());
    const leaving = isPayout(type) ? { payout: planPayout(deps, details), reserveCents } : {};
    const opened = await openMovement(tx, { ...values, ...leaving }, deps.now());
    if (opened.isNew) {
      await scheduleTransfer(tx, deps, opened.movement.id);
    }
    return opened.movement;
  });
  return describeMovement(requireSameWallet(movement));
}

/** A typed amount in the smallest unit of the shop's currency; throws where it is none, or outside the limits. */
function requireAmount(typed: string, currency: ShopCurrency): number {
  const message = findAmountProblem(typed, movementLimits(currency));
  if (message) throw new AppError('bad_input', { message });
  return readAmount(typed, currency) ?? 0;
}

/** Where money comes from or goes to; nothing is deposited but in the sandbox. */
async function findDestination(
  { db, transfers }: PayoutRequestDeps,
  sellerId: number,
  { type, wallet }: { type: RequestType; wallet: WalletType },
) {
  if (!transfers.payoutProvider || (type === 'deposit' && !transfers.isSandbox)) {
    throw new AppError('transfers_unavailable');
  }
  if (!transfers.walletTypes.includes(wallet)) throw new AppError('no_bank_account');
  if (wallet === 'usdt') return { ...transfers.usdtWallet, details: null };
  const linked = await findBankRow(db, transfers, sellerId);
  if (!linked) throw new AppError('no_bank_account');
  return { id: linked.providerId, name: `${linked.name} ••${linked.lastFour}`, details: linked.details };
}
