import { type PointerEvent, useState } from 'react';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { buyerAnalyticsText } from '../../../../i18n/generated/buyer-analytics.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { formatDay } from '../../../lib/language/format-days.ts';
import type { ChartLine, ChartPoint } from './chart.ts';
import { chooseLabels, chooseTicks, curveThrough } from './chart-scale.ts';
import { formatFigure } from './format-figure.ts';

const colours = { brand: 'var(--brand)', ai: 'var(--ai)' };
const mostLabels = 7;

interface DayChartProps {
  points: ChartPoint[];
  lines: ChartLine[];
  /** Of revenue. */
  currency?: string | undefined;
}

/** Lines over days, hidden from screen readers because a table has the same figures. */
export function DayChart({ points, lines, currency }: DayChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const largest = Math.max(0, ...points.flatMap(({ values }) => lines.map(({ figure }) => values[figure] ?? 0)));
  const ticks = chooseTicks(largest);
  const top = ticks.at(-1) ?? 1;
  /** In percent of the width and of the height. */
  const across = (at: number) => (points.length > 1 ? (100 * at) / (points.length - 1) : 50);
  const down = (value: number) => 100 - (100 * value) / top;

  function pointAt({ currentTarget, clientX }: PointerEvent): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = width > 0 ? (clientX - left) / width : 0;
    setPointed(Math.min(points.length - 1, Math.max(0, Math.round(share * (points.length - 1)))));
  }

  const point = pointed === null ? undefined : points[pointed];
  return (
    <div className="h-57 select-none pt-2 pr-2 pb-8 pl-10 text-muted text-xs tabular-nums">
      <div
        className="relative h-full"
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={() => setPointed(null)}
      >
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute inset-x-0 border-line border-t border-dashed"
            style={{ top: `${down(tick)}%` }}
          >
            <span className="absolute right-full -translate-y-1/2 pr-2">{formatNumber(tick, getLocale())}</span>
          </span>
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {lines.map(({ figure, tone }) => {
            const places = points.map(({ values }, at) => ({ x: across(at), y: down(values[figure] ?? 0) }));
            const curve = curveThrough(places);
            return (
              <g key={figure} fill={colours[tone]} stroke={colours[tone]}>
                <path d={`${curve}V100H${places[0]?.x ?? 0}Z`} fillOpacity={0.12} stroke="none" />
                <path d={curve} fill="none" strokeWidth={2.5} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
              </g>
            );
          })}
        </svg>
        {chooseLabels(points.length, mostLabels).map((index, place) => (
          <span
            key={index}
            className={`absolute top-full -translate-x-1/2 whitespace-nowrap pt-2 ${place % 2 === 1 ? 'max-sm:hidden' : ''}`}
            style={{ left: `${across(index)}%` }}
          >
            {formatDay(points[index]?.day ?? '')}
          </span>
        ))}
        {point && pointed !== null && (
          <>
            <span className="absolute inset-y-0 border-line border-l" style={{ left: `${across(pointed)}%` }} />
            {lines.map(({ figure, tone }) => (
              <span
                key={figure}
                className="absolute size-2.5 -translate-1/2 rounded-full ring-2 ring-surface"
                style={{
                  left: `${across(pointed)}%`,
                  top: `${down(point.values[figure] ?? 0)}%`,
                  background: colours[tone],
                }}
              />
            ))}
            <DayFigures point={point} lines={lines} currency={currency} left={across(pointed)} />
          </>
        )}
      </div>
    </div>
  );
}

/** The figures of the day that is pointed at, beside it on the side that has more room. */
interface DayFiguresProps extends Pick<DayChartProps, 'lines' | 'currency'> {
  point: ChartPoint;
  left: number;
}

function DayFigures({ point, lines, currency, left }: DayFiguresProps) {
  return (
    <div
      data-day-figures
      className={`pointer-events-none absolute top-2 z-10 whitespace-nowrap rounded-md border border-line bg-surface px-3 py-2 text-ink text-sm shadow-soft ${left > 50 ? '-translate-x-full -ml-3' : 'ml-3'}`}
      style={{ left: `${left}%` }}
    >
      <p>{formatDate(point.day)}</p>
      {lines.map(({ figure, tone }) => (
        <p key={figure} style={{ color: colours[tone] }}>
          {buyerAnalyticsText(figure)}: <b>{formatFigure(figure, point.values[figure] ?? 0, currency)}</b>
        </p>
      ))}
    </div>
  );
}
