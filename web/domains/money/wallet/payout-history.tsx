import type { Movement } from '../../../../contracts/money/wallet.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { moneyText } from '../../../../i18n/generated/money.ts';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { MovementBadge } from '../money-page/badges.tsx';
import { fetchMovements } from '../money-page/load-money.ts';
import { Table } from '../money-page/table.tsx';
import { walletLabel } from '../transfers/wallet-label.ts';

const columns = () => [
  { title: moneyText('date'), cell: ({ created_at }: Movement) => formatDate(created_at) },
  {
    title: moneyText('amount'),
    isAmount: true,
    cell: ({ amount_cents, currency }: Movement) => (
      <b className="tabular-nums">{formatMoney(amount_cents, currency)}</b>
    ),
  },
  { title: moneyText('method'), cell: walletLabel },
  { title: moneyText('status'), cell: ({ state }: Movement) => <MovementBadge state={state} /> },
];

/** The payouts with date, amount, method and status. */
export function PayoutHistory({ first }: { first: Page<Movement> }) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(
    first,
    ({ id, state }) => id + state,
    (cursor) => fetchMovements('payout', cursor),
  );
  if (rows.length === 0) return <p className="text-muted">{invoicesText('noPayouts')}</p>;
  return (
    <>
      <Table caption={invoicesText('payouts')} rows={rows} keyOf={({ id }) => id} columns={columns()} />
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}
