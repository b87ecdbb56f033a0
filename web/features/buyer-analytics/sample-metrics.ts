import type { Metric } from './metric.ts';

const change = { text: '33%', isGood: true };

/** The specified cards with placeholder values, shown under 'Sample data' until the first event is counted. */
export const sampleMetrics: Metric[] = [
  { id: 'ad-spend', name: 'Total Ad Spend', value: '$ 1,240', change },
  { id: 'revenue', name: 'Revenue', value: '$ 8,320', change },
  { id: 'purchases', name: 'Purchases', value: '416', change },
  { id: 'roi', name: 'ROI', value: '5.7×', change },
  { id: 'colors', name: 'Most Viewed Colors', value: 'Black', change },
  { id: 'skus', name: 'Most Viewed SKUs', value: 'SB-1042', change },
  { id: 'bounce', name: 'Bounce Rate', value: '38%', change },
  { id: 'geo', name: 'Geo Performance Views', value: '12,904', change },
  { id: 'geo-purchases', name: 'Purchases', value: '416', change },
  { id: 'conversion', name: 'Conversion Rate', value: '3.2%', change },
];
