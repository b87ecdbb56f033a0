import { and, asc, eq, exists, gt, inArray } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { bankAccounts, ledgerAccounts } from '../../../schema/money/ledger.ts';
import { payoutSettings } from '../../../schema/money/payouts.ts';
import { feeOf } from '../ledger/fees.service.ts';
import { listBalances } from '../ledger/journal.service.ts';
import { openMovement } from '../ledger/ledger.service.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';
import { fromSetting, movementLimits } from '../ledger/limits-in-currency.ts';
import { isPayable } from './bank-account.service.ts';
import { type PayoutRequestDeps, planPayout } from './plan-payout.ts';
import { findPayable } from './reserve.service.ts';
import { scheduleTransfer } from './transfers.service.ts';

const batchSize = 100;
const monday = 1;

/** Opens the payouts of a day; a seller gets one a day, however often it runs. */
export async function openScheduledPayouts(deps: PayoutRequestDeps): Promise<void> {
  if (!deps.transfers.payoutProvider) return;
  let last = 0;
  for (;;) {
    const due = await listDue(deps, last);
    for (const account of due) await openAll(deps, account);
    if (due.length < batchSize) return;
    last = due.at(-1)?.sellerId ?? 0;
  }
}

/** Sellers of the day with a bank account and some money. */
function listDue({ db, transfers, now }: PayoutRequestDeps, afterSellerId: number): Promise<DueAccount[]> {
  const schedules = now().getUTCDay() === monday ? (['daily', 'weekly'] as const) : (['daily'] as const);
  const { sellerId, providerId, name, lastFour, details } = bankAccounts;
  return db
    .select({ sellerId, providerId, name, lastFour, details })
    .from(payoutSettings)
    .innerJoin(bankAccounts, eq(sellerId, payoutSettings.sellerId))
    .where(
      and(
        inArray(payoutSettings.schedule, [...schedules]),
        gt(payoutSettings.sellerId, afterSellerId),
        isPayable(transfers.payoutProvider),
        exists(
          db
            .select({ id: ledgerAccounts.id })
            .from(ledgerAccounts)
            .where(
              and(
                eq(ledgerAccounts.sellerId, payoutSettings.sellerId),
                eq(ledgerAccounts.type, 'available'),
                isOfMode(ledgerAccounts.mode),
                gt(ledgerAccounts.balanceCents, 0),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(payoutSettings.sellerId))
    .limit(batchSize);
}

type DueAccount = Pick<typeof bankAccounts.$inferSelect, 'sellerId' | 'providerId' | 'name' | 'lastFour' | 'details'>;

/** Also what is left of a currency that the shop had before is paid out. */
async function openAll(deps: PayoutRequestDeps, account: DueAccount): Promise<void> {
  const balances = await listBalances(deps.db, account.sellerId);
  for (const currency of balances.keys()) await openOne(deps, account, currency);
}

async function openOne(deps: PayoutRequestDeps, account: DueAccount, currency: ShopCurrency): Promise<void> {
  const { db, now } = deps;
  const { payoutRules } = deps.transfers;
  const { sellerId } = account;
  const at = now();
  const { payableCents, reserveCents } = await findPayable(db, { sellerId, currency }, payoutRules, at);
  const amountCents = Math.min(payableCents, movementLimits(currency).largest);
  if (amountCents < fromSetting(payoutRules.minimumCents, currency)) return;
  const key = `scheduled ${at.toISOString().slice(0, 10)} ${currency}`;
  const feeCents = feeOf('withdrawal', amountCents, currency).cents;
  const to = { walletId: account.providerId, wallet: `${account.name} ••${account.lastFour}` };
  const payout = { ...planPayout(deps, account.details), isScheduled: true };
  const values = {
    sellerId,
    currency,
    type: 'withdrawal' as const,
    amountCents,
    feeCents,
    ...to,
    key,
    reserveCents,
    payout,
  };
  try {
    await db.transaction(async (tx) => {
      const opened = await openMovement(tx, values, at);
      if (opened.isNew) await scheduleTransfer(tx, deps, opened.movement.id);
    });
  } catch (error) {
    if (!isAlreadyPaidOrSpent(error)) throw error;
  }
}

/** The day's payout is there with another amount, or the seller spent the money meanwhile; tomorrow is another day. */
function isAlreadyPaidOrSpent(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'key_used_before' || error.code === 'not_enough_money');
}
