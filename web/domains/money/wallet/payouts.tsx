import type { Payout } from '../../../../contracts/money/payouts.ts';
import type { Wallet } from '../../../../contracts/money/wallet.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { moneyText } from '../../../../i18n/generated/money.ts';
import { payoutsText } from '../../../../i18n/generated/payouts.ts';
import { walletNamesText } from '../../../../i18n/generated/wallet-names.ts';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { PayoutBadge } from '../money-page/badges.tsx';
import { fetchPayouts } from '../money-page/load-money.ts';
import { Table } from '../money-page/table.tsx';
import { ScheduleForm } from './schedule-form.tsx';

const columns = () => [
  { title: moneyText('date'), cell: ({ requested_at }: Payout) => formatDate(requested_at) },
  {
    title: moneyText('amount'),
    isAmount: true,
    cell: ({ amount_cents, fee_cents, currency }: Payout) => (
      <span className="text-right">
        <b className="tabular-nums">{formatMoney(amount_cents, currency)}</b>
        {fee_cents > 0 && (
          <span className="block text-caption text-muted">
            {payoutsText('fee', { amount: formatMoney(fee_cents, currency) })}
          </span>
        )}
      </span>
    ),
  },
  {
    title: payoutsText('destination'),
    cell: ({ destination, is_scheduled }: Payout) => (
      <span className="max-sm:text-right">
        {destination}
        {is_scheduled && <span className="block text-caption text-muted">{payoutsText('scheduled')}</span>}
      </span>
    ),
  },
  {
    title: moneyText('status'),
    cell: (payout: Payout) => (
      <span className="flex flex-col items-start gap-1 max-sm:items-end max-sm:text-right">
        <PayoutBadge state={payout.state} />
        {explain(payout).map((sentence) => (
          <span key={sentence} className="text-caption text-muted">
            {sentence}
          </span>
        ))}
      </span>
    ),
  },
];

/** When it arrives or arrived, or why it did not. */
function explain({ state, expected_at, settled_at, failure_code, failure_note }: Payout): string[] {
  if (state === 'paid') return settled_at ? [payoutsText('paidOn', { date: formatDate(settled_at) })] : [];
  if (state !== 'failed') return [payoutsText('expected', { date: formatDate(expected_at) })];
  return [
    ...(failure_code ? [walletNamesText(failure_code)] : []),
    ...(failure_note ? [payoutsText('bankReason', { reason: failure_note })] : []),
  ];
}

/** When the seller is paid out, and how far each payout is. */
export function Payouts({ wallet, first }: { wallet: Wallet; first: Page<Payout> }) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ id, state }) => id + state, fetchPayouts);
  return (
    <>
      {wallet.has_transfers && <ScheduleForm wallet={wallet} />}
      {rows.length === 0 ? (
        <p className="text-muted">{payoutsText('none')}</p>
      ) : (
        <Table caption={payoutsText('caption')} rows={rows} keyOf={({ id }) => id} columns={columns()} />
      )}
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}
