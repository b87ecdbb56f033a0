import type { AnalyticsReport } from '../../../contracts/analytics.ts';
import { buyerAnalyticsText } from '../../../messages/buyer-analytics.ts';
import { formatNumber } from '../../../messages/format-number.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { formatMoney } from '../../lib/format.ts';
import { countryName } from './country-name.ts';
import type { Metric } from './metric.ts';

/** The ten cards with measured values. Nothing is sold through Snapbazaar yet, so money and purchases are 0. */
export function liveMetrics({ totals, totals_before, colours, products, countries }: AnalyticsReport): Metric[] {
  const noSales = buyerAnalyticsText('noOrders');
  const [colour] = colours;
  const [product] = products;
  const [country] = countries;
  const purchases = { name: buyerAnalyticsText('purchases'), value: '0', note: noSales };
  return [
    { id: 'ad-spend', name: buyerAnalyticsText('adSpend'), value: formatMoney(0), note: buyerAnalyticsText('noAds') },
    { id: 'revenue', name: buyerAnalyticsText('revenue'), value: formatMoney(0), note: noSales },
    { id: 'purchases', ...purchases },
    { id: 'roi', name: buyerAnalyticsText('roi'), value: '–', note: buyerAnalyticsText('nothingSpent') },
    {
      id: 'colors',
      name: buyerAnalyticsText('viewedColors'),
      value: colour ? colour.colour.charAt(0).toUpperCase() + colour.colour.slice(1) : '–',
      note: colour ? formatViews(colour.views) : buyerAnalyticsText('noColors'),
    },
    {
      id: 'skus',
      name: buyerAnalyticsText('viewedSkus'),
      value: product ? `#${product.id}` : '–',
      note: product ? `${product.title} · ${formatViews(product.views)}` : buyerAnalyticsText('noViews'),
    },
    {
      id: 'bounce',
      name: buyerAnalyticsText('bounceRate'),
      value: buyerAnalyticsText('notMeasured'),
      note: buyerAnalyticsText('needsCookies'),
    },
    {
      id: 'geo',
      name: buyerAnalyticsText('geoViews'),
      value: formatNumber(totals.view, pageLanguage()),
      note: country
        ? buyerAnalyticsText('mostFrom', { country: countryName(country.country) })
        : buyerAnalyticsText('noViews'),
      ...changeSince(totals.view, totals_before.view),
    },
    { id: 'geo-purchases', ...purchases },
    {
      id: 'conversion',
      name: buyerAnalyticsText('conversionRate'),
      value: '0%',
      note: buyerAnalyticsText('purchasesPerView'),
    },
  ];
}

export function formatViews(count: number): string {
  return buyerAnalyticsText('viewCount', { count });
}

/** The change in percent; none where the earlier period has no count. */
function changeSince(now: number, before: number): Pick<Metric, 'change'> {
  if (before === 0) return {};
  const share = Math.round(((now - before) / before) * 100);
  return { change: { text: `${share > 0 ? '+' : ''}${share}%`, isGood: share >= 0 } };
}
