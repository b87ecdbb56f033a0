import type { AnalyticsReport } from '../../../contracts/analytics.ts';
import { buyerAnalyticsText } from '../../../messages/buyer-analytics.ts';
import { formatNumber } from '../../../messages/format-number.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { formatMoney } from '../../lib/format.ts';
import { countryName } from './country-name.ts';
import type { Metric } from './metric.ts';

/** The ten cards with measured values. */
export function liveMetrics({ totals, totals_before, colours, products, countries, sales }: AnalyticsReport): Metric[] {
  const [colour] = colours;
  const [product] = products;
  const [country] = countries;
  const hasSales = sales.orders > 0;
  const noSales = hasSales ? {} : { note: buyerAnalyticsText('noOrders') };
  const purchases = {
    name: buyerAnalyticsText('purchases'),
    value: formatNumber(sales.orders, pageLanguage()),
    ...noSales,
    ...changeSince(sales.orders, sales.orders_before),
  };
  return [
    { id: 'ad-spend', name: buyerAnalyticsText('adSpend'), value: formatMoney(0), note: buyerAnalyticsText('noAds') },
    {
      id: 'revenue',
      name: buyerAnalyticsText('revenue'),
      value: formatMoney(sales.revenue_cents),
      ...noSales,
      ...changeSince(sales.revenue_cents, sales.revenue_before_cents),
    },
    { id: 'purchases', ...purchases },
    { id: 'roi', name: buyerAnalyticsText('roi'), ...returnOnBudget(sales) },
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
    {
      id: 'geo-purchases',
      ...purchases,
      ...(sales.top_country && {
        note: buyerAnalyticsText('mostTo', { country: countryName(sales.top_country) }),
      }),
    },
    {
      id: 'conversion',
      name: buyerAnalyticsText('conversionRate'),
      value: formatShare(sales.orders, totals.view),
      note: buyerAnalyticsText('purchasesPerView'),
    },
  ];
}

/** Revenue for each dollar of the marketing budget. */
function returnOnBudget(sales: AnalyticsReport['sales']): Pick<Metric, 'value' | 'note'> {
  const { revenue_cents: revenue, marketing_budget_cents: budget } = sales;
  if (budget === 0) return { value: '–', note: buyerAnalyticsText('nothingSpent') };
  const value = `${formatNumber(Math.round((revenue / budget) * 10) / 10, pageLanguage())}×`;
  return { value, note: buyerAnalyticsText('ofBudget', { amount: formatMoney(budget) }) };
}

/** A share in percent; 0 where there is nothing to divide by. */
function formatShare(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : Math.min(100, Math.round((part / whole) * 1000) / 10);
  return `${formatNumber(percent, pageLanguage())}%`;
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
