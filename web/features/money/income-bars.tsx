import type { IncomeMonth } from '../../../contracts/income.ts';
import { formatMoney, formatMonth } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';

const height = 100;
const column = 100;
const bar = 24;

/** What each month brought and what was paid out, side by side. The table below says the same in figures. */
export function IncomeBars({ months }: { months: readonly IncomeMonth[] }) {
  const most = Math.max(1, ...months.flatMap((month) => [month.in_cents, month.out_cents + month.fee_cents]));
  const tall = (cents: number) => (cents === 0 ? 0 : Math.max(1, (cents / most) * height));
  return (
    <Card>
      <p className="mb-4 flex flex-wrap gap-5 text-muted text-sm">
        <Key colour="bg-good">Sales</Key>
        <Key colour="bg-brand">Paid out and fees</Key>
      </p>
      {/* Stretched to its place; the names below are text of the page, so that they keep their size. */}
      <svg
        role="img"
        aria-label="Sales and payouts by month; the figures are in the table below"
        viewBox={`0 0 ${months.length * column} ${height}`}
        preserveAspectRatio="none"
        className="h-44 w-full border-line border-b"
      >
        {months.map(({ month, in_cents, out_cents, fee_cents }, index) => {
          const middle = index * column + column / 2;
          const came = tall(in_cents);
          const went = tall(out_cents + fee_cents);
          return (
            <g key={month}>
              <title>{`${formatMonth(month)}: ${formatMoney(in_cents)} sales, ${formatMoney(out_cents + fee_cents)} paid out`}</title>
              <rect x={middle - bar - 2} y={height - came} width={bar} height={came} className="fill-good" />
              <rect x={middle + 2} y={height - went} width={bar} height={went} className="fill-brand" />
            </g>
          );
        })}
      </svg>
      <p aria-hidden="true" className="mt-2 flex text-[0.8125rem] text-muted">
        {months.map(({ month }) => (
          <span key={month} className="flex-1 text-center">
            {formatMonth(month).slice(0, 3)}
          </span>
        ))}
      </p>
    </Card>
  );
}

function Key({ colour, children }: { colour: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-sm ${colour}`} />
      {children}
    </span>
  );
}
