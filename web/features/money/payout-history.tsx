import type { Movement } from '../../../contracts/wallet.ts';
import { invoicesText } from '../../../messages/generated/invoices.ts';
import { moneyText } from '../../../messages/generated/money.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { type Page, usePagedRows } from '../../ui/use-paged-rows.ts';
import { MovementBadge } from './badges.tsx';
import { fetchMovements } from './load-money.ts';
import { Table } from './table.tsx';
import { walletLabel } from './wallet-label.ts';

const columns = () => [
  { title: moneyText('date'), cell: ({ created_at }: Movement) => formatDate(created_at) },
  {
    title: moneyText('amount'),
    cell: ({ amount_cents }: Movement) => <b className="tabular-nums">{formatMoney(amount_cents)}</b>,
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
