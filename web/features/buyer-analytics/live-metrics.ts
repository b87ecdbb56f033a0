import type { AnalyticsReport } from '../../../contracts/analytics.ts';
import { countOf, formatFigure } from '../../../contracts/figures.ts';
import { formatMoney } from '../../lib/format.ts';
import { countryName } from './country-name.ts';
import type { Metric } from './metric.ts';

/** The ten cards with measured values. Nothing is sold through Snapbazaar yet, so money and purchases are 0. */
export function liveMetrics({ totals, totals_before, colours, products, countries }: AnalyticsReport): Metric[] {
  const noSales = 'No orders yet';
  const [colour] = colours;
  const [product] = products;
  const [country] = countries;
  const purchases = { name: 'Purchases', value: '0', note: noSales };
  return [
    { id: 'ad-spend', name: 'Total Ad Spend', value: formatMoney(0), note: 'No paid ads yet' },
    { id: 'revenue', name: 'Revenue', value: formatMoney(0), note: noSales },
    { id: 'purchases', ...purchases },
    { id: 'roi', name: 'ROI', value: '–', note: 'Nothing was spent' },
    {
      id: 'colors',
      name: 'Most Viewed Colors',
      value: colour ? colour.colour.charAt(0).toUpperCase() + colour.colour.slice(1) : '–',
      note: colour ? formatViews(colour.views) : 'No title names a color',
    },
    {
      id: 'skus',
      name: 'Most Viewed SKUs',
      value: product ? `#${product.id}` : '–',
      note: product ? `${product.title} · ${formatViews(product.views)}` : 'No views in this period',
    },
    { id: 'bounce', name: 'Bounce Rate', value: 'Not measured', note: 'It would need cookies' },
    {
      id: 'geo',
      name: 'Geo Performance Views',
      value: formatFigure(totals.view),
      note: country ? `Most from ${countryName(country.country)}` : 'No views in this period',
      ...changeSince(totals.view, totals_before.view),
    },
    { id: 'geo-purchases', ...purchases },
    { id: 'conversion', name: 'Conversion Rate', value: '0%', note: 'Purchases per view' },
  ];
}

export function formatViews(count: number): string {
  return countOf(count, 'view');
}

/** The change in percent; none where the earlier period has no count. */
function changeSince(now: number, before: number): Pick<Metric, 'change'> {
  if (before === 0) return {};
  const share = Math.round(((now - before) / before) * 100);
  return { change: { text: `${share > 0 ? '+' : ''}${share}%`, isGood: share >= 0 } };
}
