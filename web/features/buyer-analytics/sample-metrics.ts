import { buyerAnalyticsText } from '../../../messages/buyer-analytics.ts';
import type { Metric } from './metric.ts';

const change = { text: '33%', isGood: true };

/** The specified cards with placeholder values, shown under 'Sample data' until the first event is counted. */
export const sampleMetrics = (): Metric[] => [
  { id: 'ad-spend', name: buyerAnalyticsText('adSpend'), value: '$ 1,240', change },
  { id: 'revenue', name: buyerAnalyticsText('revenue'), value: '$ 8,320', change },
  { id: 'purchases', name: buyerAnalyticsText('purchases'), value: '416', change },
  { id: 'roi', name: buyerAnalyticsText('roi'), value: '5.7×', change },
  { id: 'colors', name: buyerAnalyticsText('viewedColors'), value: buyerAnalyticsText('sampleColor'), change },
  { id: 'skus', name: buyerAnalyticsText('viewedSkus'), value: 'SB-1042', change },
  { id: 'bounce', name: buyerAnalyticsText('bounceRate'), value: '38%', change },
  { id: 'geo', name: buyerAnalyticsText('geoViews'), value: '12,904', change },
  { id: 'geo-purchases', name: buyerAnalyticsText('purchases'), value: '416', change },
  { id: 'conversion', name: buyerAnalyticsText('conversionRate'), value: '3.2%', change },
];
