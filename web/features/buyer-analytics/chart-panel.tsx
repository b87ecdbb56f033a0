import { lazy, Suspense, useId } from 'react';
import { formatDate } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ChartLine, ChartPoint } from './chart.ts';

/** Loaded only when there is data, because the chart library is large. */
const DayChart = lazy(() => import('./day-chart.tsx').then((module) => ({ default: module.DayChart })));

interface ChartPanelProps {
  title: string;
  /** Explanation below the title. */
  note?: string;
  /** Null where there is no data yet. */
  points: ChartPoint[] | null;
  lines: ChartLine[];
  /** Columns of the table, where it has more than the drawn lines. */
  tableLines?: string[];
}

/** A titled chart, and the same figures as an accessible table. */
export function ChartPanel({
  title,
  note,
  points,
  lines,
  tableLines = lines.map(({ name }) => name),
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
            <div aria-hidden="true" className="min-h-55">
              <Suspense fallback={<Skeleton className="h-55" />}>
                <DayChart points={points} lines={lines} />
              </Suspense>
            </div>
            <Disclosure summary={`${title} as a table`}>
              <DayTable title={title} points={points} columns={tableLines} />
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

function DayTable({ title, points, columns }: { title: string; points: ChartPoint[]; columns: string[] }) {
  return (
    <table aria-label={`${title} by day`} className="w-full text-left text-sm">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1.5 font-semibold">
            Day
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className="py-1.5 text-right font-semibold">
              {name}
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
            {columns.map((name) => (
              <td key={name} className="py-1.5 text-right tabular-nums">
                {values[name] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
