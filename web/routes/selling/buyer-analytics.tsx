import { Suspense, use } from 'react';
import { type AnalyticsReport, getAnalytics } from '../../../contracts/selling/analytics.ts';
import { buyerAnalyticsText } from '../../../i18n/generated/buyer-analytics.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { lastDays, readDays } from '../../domains/selling/sales-analytics/range.ts';
import { ReportView } from '../../domains/selling/sales-analytics/report-view.tsx';
import { api } from '../../lib/api/api.ts';
import { type AsyncResult, toResult } from '../../lib/api/async-result.ts';
import { loadCountryNames } from '../../lib/country/country-names.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { SampleDataBadge } from '../../ui/display/badge.tsx';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/buyer-analytics.ts';

export const meta = () =>
  pageMeta({ title: buyerAnalyticsText('pageTitle'), description: buyerAnalyticsText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const days = readDays(new URL(request.url).searchParams);
  const asked = api(getAnalytics, { body: { ...lastDays(days, new Date()), language: getLocale() } });
  const report = Promise.all([asked, loadCountryNames()]).then(([{ report }]) => report);
  return { days, report: toResult(report) };
}

export default function BuyerAnalyticsPage({ loaderData: { days, report } }: Route.ComponentProps) {
  return (
    <SellerPage
      title={buyerAnalyticsText('title')}
      badge={
        <Suspense fallback={null}>
          <SampleDataMark result={report} />
        </Suspense>
      }
    >
      <AsyncPart result={report} name={buyerAnalyticsText('yourAnalytics')}>
        {(value) => <ReportView report={value} days={days} />}
      </AsyncPart>
    </SellerPage>
  );
}

function SampleDataMark({ result }: { result: Promise<AsyncResult<AnalyticsReport>> }) {
  const settled = use(result);
  return !settled.hasFailed && !settled.value.is_live ? <SampleDataBadge /> : null;
}
