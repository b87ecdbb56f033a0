import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { buyerAnalyticsText } from '../../../../i18n/generated/buyer-analytics.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { formatDay } from '../../../lib/language/format-days.ts';
import type { ChartLine, ChartPoint } from './chart.ts';
import { formatFigure } from './format-figure.ts';

const colours = { brand: 'var(--brand)', ai: 'var(--ai)' };
const tickStyle = { fill: 'var(--muted)', fontSize: 'var(--text-xs)' };

/** Lines over days, hidden from screen readers because a table has the same figures. */
export function DayChart({ points, lines }: { points: ChartPoint[]; lines: ChartLine[] }) {
  return (
    <ResponsiveContainer width="100%" height={220}>
      <AreaChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: -18 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" strokeDasharray="4 4" />
        <XAxis
          dataKey="day"
          tickFormatter={formatDay}
          tick={tickStyle}
          tickLine={false}
          axisLine={false}
          minTickGap={24}
        />
        <YAxis
          allowDecimals={false}
          domain={[0, (max: number) => Math.max(4, max)]}
          tickFormatter={(value: number) => formatNumber(value, getLocale())}
          tick={tickStyle}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          formatter={(value, _name, _item, index) => formatFigure(lines[index]?.figure, Number(value))}
          labelFormatter={(day) => formatDate(String(day))}
          contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 10 }}
          labelStyle={{ color: 'var(--ink)' }}
        />
        {lines.map(({ figure, tone }) => (
          <Area
            key={figure}
            type="monotone"
            dataKey={(point: ChartPoint) => point.values[figure] ?? 0}
            name={buyerAnalyticsText(figure)}
            stroke={colours[tone]}
            strokeWidth={2.5}
            fill={colours[tone]}
            fillOpacity={0.12}
            isAnimationActive={false}
          />
        ))}
      </AreaChart>
    </ResponsiveContainer>
  );
}
