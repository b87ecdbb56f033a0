import { formatNumber } from '../../../../i18n/format-number.ts';
import { buyerAnalyticsText } from '../../../../i18n/generated/buyer-analytics.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import type { Metric } from './metric.ts';

const change = { text: '33%', isGood: true };

/** The specified cards with placeholder values, shown under 'Sample data' until the first event is counted. */
export const sampleMetrics = (): Metric[] => [
  { id: 'ad-spend', name: buyerAnalyticsText('adSpend'), value: '$ 1,240', change },
  { id: 'revenue', name: buyerAnalyticsText('revenue'), value: '$ 8,320', change },
  { id: 'purchases', name: buyerAnalyticsText('purchases'), value: '416', change },
  { id: 'roi', name: buyerAnalyticsText('roi'), value: `${formatNumber(5.7, getLocale())}×`, change },
  { id: 'colors', name: buyerAnalyticsText('viewedColors'), value: buyerAnalyticsText('sampleColor'), change },
  { id: 'skus', name: buyerAnalyticsText('viewedSkus'), value: 'SB-1042', change },
  { id: 'bounce', name: buyerAnalyticsText('bounceRate'), value: '38%', change },
  { id: 'geo', name: buyerAnalyticsText('geoViews'), value: formatNumber(12_904, getLocale()), change },
  { id: 'geo-purchases', name: buyerAnalyticsText('purchases'), value: '416', change },
  {
    id: 'conversion',
    name: buyerAnalyticsText('conversionRate'),
    value: `${formatNumber(3.2, getLocale())}%`,
    change,
  },
];
