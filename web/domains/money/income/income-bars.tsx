import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { IncomeMonth } from '../../../../contracts/money/income.ts';
import { formatMonth, formatMonthName } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { incomeText } from '../../../../i18n/generated/income.ts';
import { Card } from '../../../ui/display/card.tsx';

const height = 100;
const columnWidth = 100;
const barWidth = 24;

/** Sales and payouts of each month side by side; the table below has the same figures. */
export function IncomeBars({ currency, months }: { currency: ShopCurrency; months: readonly IncomeMonth[] }) {
  const maxCents = Math.max(1, ...months.flatMap((month) => [month.in_cents, month.out_cents + month.fee_cents]));
  const barHeight = (cents: number) => (cents === 0 ? 0 : Math.max(1, (cents / maxCents) * height));
  return (
    <Card>
      <p className="mb-4 flex flex-wrap gap-5 text-muted text-sm">
        <LegendItem colour="bg-good">{incomeText('sales')}</LegendItem>
        <LegendItem colour="bg-brand">{incomeText('paidOutAndFees')}</LegendItem>
      </p>
      {/* The SVG is stretched to its container, so the month names are HTML text below it. */}
      <svg
        role="img"
        aria-label={incomeText('chart')}
        viewBox={`0 0 ${months.length * columnWidth} ${height}`}
        preserveAspectRatio="none"
        className="h-44 w-full border-line border-b"
      >
        {months.map(({ month, in_cents, out_cents, fee_cents }, index) => {
          const middle = index * columnWidth + columnWidth / 2;
          const salesHeight = barHeight(in_cents);
          const payoutHeight = barHeight(out_cents + fee_cents);
          return (
            <g key={month}>
              <title>
                {incomeText('monthFigures', {
                  month: formatMonth(month),
                  sales: formatMoney(in_cents, currency),
                  paidOut: formatMoney(out_cents + fee_cents, currency),
                })}
              </title>
              <rect
                x={middle - barWidth - 2}
                y={height - salesHeight}
                width={barWidth}
                height={salesHeight}
                className="fill-good"
              />
              <rect
                x={middle + 2}
                y={height - payoutHeight}
                width={barWidth}
                height={payoutHeight}
                className="fill-brand"
              />
            </g>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-2 flex text-caption text-muted">
        {months.map(({ month }) => (
          <span key={month} className="flex-1 text-center">
            {formatMonthName(month)}
          </span>
        ))}
      </p>
    </Card>
  );
}

function LegendItem({ colour, children }: { colour: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-sm ${colour}`} />
      {children}
    </span>
  );
}
