import type { AnalyticsReport } from '../../../../contracts/selling/analytics.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { formatDecimal, formatNumber } from '../../../../i18n/format-number.ts';
import { buyerAnalyticsText } from '../../../../i18n/generated/buyer-analytics.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { countryName } from './country-name.ts';
import type { Metric } from './metric.ts';

/** The ten cards with measured values. */
export function liveMetrics(report: AnalyticsReport): Metric[] {
  const { totals, totals_before, colours, products, countries, sales } = report;
  const { revenue_cents: revenue, purchases: count } = sales.totals;
  const before = sales.totals_before;
  const [colour] = colours;
  const [product] = products;
  const [country] = countries;
  const noOrders = count === 0 ? { note: buyerAnalyticsText('noOrders') } : {};
  const purchases = {
    name: buyerAnalyticsText('purchases'),
    value: formatNumber(count, getLocale()),
    ...noOrders,
    ...changeSince(count, before.purchases),
  };
  const budget = sales.marketing_budget_cents;
  const visits = countVisits(report);
  return [
    {
      id: 'ad-spend',
      name: buyerAnalyticsText('adSpend'),
      value: formatMoney(budget, sales.currency),
      note: buyerAnalyticsText(budget > 0 ? 'plannedBudget' : 'noBudget'),
    },
    {
      id: 'revenue',
      name: buyerAnalyticsText('revenue'),
      value: formatMoney(revenue, sales.currency),
      ...noOrders,
      ...changeSince(revenue, before.revenue_cents),
    },
    { id: 'purchases', ...purchases },
    {
      id: 'roi',
      name: buyerAnalyticsText('roi'),
      value: budget > 0 ? `${formatDecimal(revenue / budget, 1, getLocale())}×` : '–',
      note: buyerAnalyticsText(budget > 0 ? 'perBudget' : 'noBudget'),
    },
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
      note: product ? joinFacts(product.title, formatViews(product.views)) : buyerAnalyticsText('noViews'),
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
      value: formatNumber(totals.view, getLocale()),
      note: country
        ? buyerAnalyticsText('mostFrom', { country: countryName(country.country) })
        : buyerAnalyticsText('noViews'),
      ...changeSince(totals.view, totals_before.view),
    },
    {
      id: 'geo-purchases',
      ...purchases,
      ...(sales.top_country ? { note: buyerAnalyticsText('mostTo', { country: countryName(sales.top_country) }) } : {}),
    },
    {
      id: 'conversion',
      name: buyerAnalyticsText('conversionRate'),
      value: visits > 0 ? `${formatDecimal((count / visits) * 100, 1, getLocale())}%` : '–',
      note: buyerAnalyticsText('purchasesPerVisit'),
    },
  ];
}

/** Views of products. Nobody orders without a visit: a day has at least as many as orders, though not all are counted. */
function countVisits({ days, sales }: AnalyticsReport): number {
  const purchases = new Map(sales.days.map((day) => [day.day, day.purchases]));
  return days.reduce((sum, { day, view }) => sum + Math.max(view, purchases.get(day) ?? 0), 0);
}

export function formatViews(count: number): string {
  return buyerAnalyticsText('viewCount', { count });
}

/** The change in percent; none where the earlier period has no count. */
function changeSince(now: number, before: number): Pick<Metric, 'change'> {
  if (before === 0) return {};
  const share = Math.round(((now - before) / before) * 100);
  return { change: { text: `${share > 0 ? '+' : ''}${formatNumber(share, getLocale())}%`, isGood: share >= 0 } };
}
