import { and, eq, isNull, sum } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { smallestMovement } from '../../../../contracts/money/wallet-rules.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import type { AccountClosedHook } from '../../identity/accounts/account-hooks.ts';
import { getBalances } from '../ledger/journal.service.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';

/** Refuses to close an account that owes money, or whose wallet holds some that can be withdrawn; less than that is forfeited. */
export const requireEmptyWallet: AccountClosedHook =
  async ({ tx, accountId }) =>
  async () => {
    // Read after the delete, whose row lock makes concurrent movements of this seller wait.
    const { available, arriving, leaving, payout, debt } = await getBalances(tx, accountId);
    if (debt < 0) {
      throw new AppError('balance_left', {
        ...{ key: 'debt_left', parameters: { amount_cents: -debt } },
        words: { amount: formatMoney(-debt) },
      });
    }
    if (arriving + leaving + payout > 0) throw new AppError('balance_left', { key: 'money_on_its_way' });
    if (available < smallestMovement) return;
    throw new AppError('balance_left', {
      ...{ key: 'wallet_not_empty', parameters: { amount_cents: available } },
      words: { amount: formatMoney(available) },
    });
  };

/** Refuses to close an account that owes a commission, which nobody could collect afterwards. */
export const requireSettledCommission: AccountClosedHook =
  async ({ tx, accountId }) =>
  async () => {
    const isOwed = and(
      eq(commissionInvoices.sellerId, accountId),
      isOfMode(commissionInvoices.mode),
      isNull(commissionInvoices.paidAt),
    );
    const [owed] = await tx
      .select({ cents: sum(commissionInvoices.amountCents) })
      .from(commissionInvoices)
      .where(isOwed);
    const cents = Number(owed?.cents ?? 0);
    if (cents === 0) return;
    throw new AppError('commission_owed', {
      parameters: { amount_cents: cents },
      words: { amount: formatMoney(cents) },
    });
  };
