import type { Movement } from '../../../../contracts/money/wallet.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { moneyText } from '../../../../i18n/generated/money.ts';
import { walletNamesText } from '../../../../i18n/generated/wallet-names.ts';
import { MovementBadge } from '../money-page/badges.tsx';
import { Table } from '../money-page/table.tsx';
import { walletLabel } from '../transfers/wallet-label.ts';

const columns = () => [
  { title: moneyText('date'), cell: ({ created_at }: Movement) => formatDate(created_at) },
  { title: moneyText('type'), cell: ({ type }: Movement) => moneyText(type) },
  {
    title: moneyText('amount'),
    isAmount: true,
    cell: ({ type, amount_cents, fee_cents, tax_cents, currency }: Movement) => (
      <span className="text-right">
        <b className="tabular-nums">{formatMoney(amount_cents, currency)}</b>
        {type === 'sale' && fee_cents > 0 && (
          <span className="block text-caption text-muted">
            {moneyText('lessCommission', { amount: formatMoney(fee_cents, currency) })}
          </span>
        )}
        {tax_cents > 0 && (
          <span className="block text-caption text-muted">
            {moneyText('commissionTax', { amount: formatMoney(tax_cents, currency) })}
          </span>
        )}
      </span>
    ),
  },
  { title: moneyText('wallet'), cell: walletLabel },
  {
    title: moneyText('status'),
    cell: ({ state, failure_code }: Movement) => (
      <span className="flex flex-col items-start gap-1 max-sm:items-end max-sm:text-right">
        <MovementBadge state={state} />
        {failure_code && <span className="text-caption text-muted">{walletNamesText(failure_code)}</span>}
      </span>
    ),
  },
];

export function MovementsTable({ caption, movements }: { caption: string; movements: readonly Movement[] }) {
  return <Table caption={caption} rows={movements} keyOf={({ id }) => id} columns={columns()} />;
}
