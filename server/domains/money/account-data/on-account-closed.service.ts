import { and, eq, isNull, sum } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import type { AccountClosedHook } from '../../identity/accounts/account-hooks.ts';
import { type Balances, listBalances } from '../ledger/journal.service.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';
import { movementLimits } from '../ledger/limits-in-currency.ts';

/** Refuses to close an account that owes money, or whose wallet holds some that can be withdrawn; less than that is forfeited. */
export const requireEmptyWallet: AccountClosedHook =
  async ({ tx, accountId }) =>
  async () => {
    // Read after the delete, whose row lock makes concurrent movements of this seller wait.
    for (const [currency, balances] of await listBalances(tx, accountId)) requireEmpty(currency, balances);
  };

function requireEmpty(currency: ShopCurrency, { available, arriving, leaving, payout, debt }: Balances): void {
  if (debt < 0) throw refuse('debt_left', -debt, currency);
  if (arriving + leaving + payout > 0) throw new AppError('balance_left', { key: 'money_on_its_way' });
  if (available >= movementLimits(currency).smallest) throw refuse('wallet_not_empty', available, currency);
}

const refuse = (key: 'debt_left' | 'wallet_not_empty', cents: number, currency: ShopCurrency) =>
  new AppError('balance_left', {
    ...{ key, parameters: { amount_cents: cents, currency } },
    words: { amount: formatMoney(cents, currency) },
  });

/** Refuses to close an account that owes a commission, which nobody could collect afterwards. */
export const requireSettledCommission: AccountClosedHook =
  async ({ tx, accountId }) =>
  async () => {
    const isOwed = and(
      eq(commissionInvoices.sellerId, accountId),
      isOfMode(commissionInvoices.mode),
      isNull(commissionInvoices.paidAt),
    );
    const { currency } = commissionInvoices;
    const [owed] = await tx
      .select({ cents: sum(commissionInvoices.amountCents), currency })
      .from(commissionInvoices)
      .where(isOwed)
      .groupBy(currency)
      .orderBy(currency);
    if (!owed) return;
    const cents = Number(owed.cents);
    throw new AppError('commission_owed', {
      parameters: { amount_cents: cents, currency: owed.currency },
      words: { amount: formatMoney(cents, owed.currency) },
    });
  };
