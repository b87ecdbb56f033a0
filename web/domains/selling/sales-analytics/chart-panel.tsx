import { useId } from 'react';
import { formatDate } from '../../../../i18n/format-date.ts';
import { buyerAnalyticsText } from '../../../../i18n/generated/buyer-analytics.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Disclosure } from '../../../ui/overlays/disclosure.tsx';
import type { ChartFigure, ChartLine, ChartPoint } from './chart.ts';
import { DayChart } from './day-chart.tsx';
import { formatFigure } from './format-figure.ts';

interface ChartPanelProps {
  title: string;
  /** Explanation below the title. */
  note?: string;
  /** Null where there is no data yet. */
  points: ChartPoint[] | null;
  lines: ChartLine[];
  /** Of revenue. */
  currency?: string;
  /** Columns of the table, where it has more than the drawn lines. */
  tableLines?: ChartFigure[];
}

/** A titled chart, and the same figures as an accessible table. */
export function ChartPanel({
  title,
  note,
  points,
  lines,
  currency,
  tableLines = lines.map(({ figure }) => figure),
}: ChartPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="h-full">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="mb-3 min-h-5 text-muted text-sm">{note}</p>
        {points ? (
          <>
            <div aria-hidden="true">
              <DayChart points={points} lines={lines} currency={currency} />
            </div>
            <Disclosure summary={buyerAnalyticsText('asTable', { title })}>
              <DayTable title={title} points={points} columns={tableLines} currency={currency} />
            </Disclosure>
          </>
        ) : (
          <EmptyChart />
        )}
      </Card>
    </section>
  );
}

function EmptyChart() {
  return (
    <div aria-hidden="true" className="flex h-55 flex-col justify-between">
      {[0, 1, 2, 3].map((line) => (
        <span key={line} className="border-line border-t border-dashed" />
      ))}
    </div>
  );
}

interface DayTableProps {
  title: string;
  points: ChartPoint[];
  columns: ChartFigure[];
  currency: string | undefined;
}

function DayTable({ title, points, columns, currency }: DayTableProps) {
  return (
    <table aria-label={buyerAnalyticsText('byDay', { title })} className="w-full text-left text-sm">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1.5 font-semibold">
            {buyerAnalyticsText('day')}
          </th>
          {columns.map((figure) => (
            <th key={figure} scope="col" className="py-1.5 text-right font-semibold">
              {buyerAnalyticsText(figure)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, values }) => (
          <tr key={day} className="border-line border-t">
            <th scope="row" className="py-1.5 font-normal">
              {formatDate(day)}
            </th>
            {columns.map((figure) => (
              <td key={figure} className="py-1.5 text-right tabular-nums">
                {formatFigure(figure, values[figure] ?? 0, currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
