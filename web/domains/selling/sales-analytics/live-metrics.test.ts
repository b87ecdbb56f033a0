import { expect, test } from 'vitest';
import type { Language } from '../../../../contracts/languages.ts';
import type { AnalyticsReport } from '../../../../contracts/selling/analytics.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { liveMetrics } from './live-metrics.ts';
import { sampleMetrics } from './sample-metrics.ts';

const counts = { view: 3, click: 0, favorite: 0, ad_picture: 0 };
const report: AnalyticsReport = {
  is_live: true,
  totals: counts,
  totals_before: counts,
  days: [{ ...counts, day: '2026-11-01' }],
  countries: [],
  products: [],
  colours: [],
  sales: {
    currency: 'USD',
    totals: { revenue_cents: 2000, purchases: 1 },
    totals_before: { revenue_cents: 100, purchases: 1 },
    days: [{ day: '2026-11-01', revenue_cents: 2000, purchases: 1 }],
    top_country: null,
    marketing_budget_cents: 8000,
  },
};

test.each<[Language, string[], string[]]>([
  ['en', ['0.3×', '33.3%', '+1,900%'], ['5.7×', '12,904', '3.2%']],
  ['vi', ['0,3×', '33,3%', '+1.900%'], ['5,7×', '12.904', '3,2%']],
])('figures are written as the language %s writes them', (language, live, sample) => {
  const figures = withLocale(language, () => [...liveMetrics(report), ...sampleMetrics()]).flatMap(
    ({ value, change }) => [value, change?.text],
  );
  expect(figures).toEqual(expect.arrayContaining([...live, ...sample]));
});

const figureOf = (id: string, of: AnalyticsReport) => liveMetrics(of).find((metric) => metric.id === id)?.value;

test('Ad Spend is the marketing budget by which ROI divides the revenue', () => {
  expect([figureOf('ad-spend', report), figureOf('roi', report)]).toEqual(['$ 80.00', '0.3×']);
});

test.each([
  [0, 0, '–'],
  [0, 3, '100.0%'],
  [40, 1, '2.5%'],
  [7, 26, '100.0%'],
])('conversion with %i views and %i orders is %s', (view, purchases, share) => {
  const day = '2026-11-01';
  const sold = { revenue_cents: 0, purchases };
  const measured: AnalyticsReport = {
    ...report,
    totals: { ...counts, view },
    days: [{ ...counts, view, day }],
    sales: { ...report.sales, totals: sold, days: [{ ...sold, day }] },
  };
  expect(figureOf('conversion', measured)).toBe(share);
});
