import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { Link } from 'react-router';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Wallet } from '../../../../contracts/money/wallet.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { richText } from '../../../ui/display/rich-text.tsx';

interface BalanceCardProps {
  wallet: Wallet;
  onDeposit: () => void;
  onWithdraw: () => void;
  /** Takes out what is left of a currency that the shop had before. */
  onWithdrawOther: (currency: ShopCurrency) => void;
}

/** The real balance, never sample data. */
export function BalanceCard({ wallet, onDeposit, onWithdraw, onWithdrawOther }: BalanceCardProps) {
  const { currency, arriving_cents: arriving, leaving_cents: leaving, held_cents: held } = wallet;
  const { disputed_cents: disputed, debt_cents: debt, reserve_cents: reserve } = wallet;
  const { has_transfers: hasTransfers, has_deposits: hasDeposits } = wallet;
  const hasDestination = wallet.wallet_types.includes('usdt') || wallet.bank_account !== null;
  const inFlight = [
    arriving && walletText('arriving', { amount: formatMoney(arriving, currency) }),
    leaving && walletText('leaving', { amount: formatMoney(leaving, currency) }),
  ];
  return (
    <section
      aria-labelledby="available-balance"
      className="flex flex-col rounded-tile bg-linear-[120deg] from-wallet-from via-wallet-via to-wallet-to p-6 text-on-dark"
    >
      <h2 id="available-balance" className="font-body font-medium text-base">
        {walletText('availableBalance')}
      </h2>
      <p className="mt-1 font-bold font-heading text-display leading-heading tabular-nums sm:text-banner">
        {formatMoney(wallet.available_cents, currency)}
      </p>
      <p role="status" className="mt-1 min-h-6 text-sm">
        {joinFacts(...inFlight)}
      </p>
      <div className="flex flex-col gap-1.5 empty:hidden">
        {held > 0 && (
          <p className="text-sm">
            {richText(walletText('held', { amount: formatMoney(held, currency) }), {
              orders: (words) => (
                <Link to="/storefront/orders" className="font-semibold underline underline-offset-4">
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
        {disputed > 0 && (
          <p className="text-sm">{walletText('disputed', { amount: formatMoney(disputed, currency) })}</p>
        )}
        {debt > 0 && (
          <p className="font-semibold text-sm">{walletText('debt', { amount: formatMoney(debt, currency) })}</p>
        )}
        {reserve > 0 && <p className="text-sm">{walletText('reserve', { amount: formatMoney(reserve, currency) })}</p>}
        {wallet.other_balances.map((other) => (
          <p key={other.currency} className="text-sm">
            {other.debt_cents > 0
              ? walletText('otherDebt', { amount: formatMoney(other.debt_cents, other.currency) })
              : walletText('otherBalance', { amount: formatMoney(other.available_cents, other.currency) })}
            {hasTransfers && hasDestination && other.payable_cents >= other.smallest_cents && (
              <button
                type="button"
                onClick={() => onWithdrawOther(other.currency)}
                className="ml-2 min-h-11 font-semibold underline underline-offset-4"
              >
                {walletText('withdrawOther', { currency: other.currency })}
              </button>
            )}
          </p>
        ))}
        {!hasDeposits && (
          <p id="transfers-closed" className="text-sm">
            {walletText(hasTransfers ? 'depositsClosed' : 'transfersClosed')}
          </p>
        )}
      </div>
      <div className="mt-auto flex flex-wrap gap-2.5 pt-3">
        <button
          type="button"
          onClick={onDeposit}
          disabled={!hasDeposits}
          aria-describedby={hasDeposits ? undefined : 'transfers-closed'}
          className={buttonClasses({ className: 'border-transparent! bg-on-dark! text-wallet-from!' })}
        >
          <ArrowDownToLine aria-hidden="true" className="size-4.5" />
          {walletText('deposit')}
        </button>
        <button
          type="button"
          onClick={onWithdraw}
          disabled={!hasTransfers || !hasDestination}
          aria-describedby={hasTransfers ? (hasDestination ? undefined : 'bank-needed') : 'transfers-closed'}
          className={buttonClasses({ className: 'border-on-dark/70! bg-transparent! text-on-dark!' })}
        >
          <ArrowUpFromLine aria-hidden="true" className="size-4.5" />
          {walletText('withdraw')}
        </button>
      </div>
    </section>
  );
}
