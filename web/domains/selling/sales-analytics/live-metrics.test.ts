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
  days: [],
  countries: [],
  products: [],
  colours: [],
  sales: {
    totals: { revenue_cents: 2000, purchases: 1 },
    totals_before: { revenue_cents: 100, purchases: 1 },
    days: [],
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
