import { Suspense, use } from 'react';
import { type AnalyticsReport, getAnalytics } from '../../contracts/analytics.ts';
import { buyerAnalyticsText } from '../../messages/generated/buyer-analytics.ts';
import { pageLanguage } from '../../messages/page-language.ts';
import { lastDays, readDays } from '../features/buyer-analytics/range.ts';
import { ReportView } from '../features/buyer-analytics/report-view.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { api } from '../lib/api.ts';
import { type AsyncResult, toResult } from '../lib/async-result.ts';
import { loadCountryNames } from '../lib/country-names.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import { SampleDataBadge } from '../ui/badge.tsx';
import type { Route } from './+types/buyer-analytics.ts';

export const meta = () =>
  pageMeta({ title: buyerAnalyticsText('pageTitle'), description: buyerAnalyticsText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const days = readDays(new URL(request.url).searchParams);
  const asked = api(getAnalytics, { body: { ...lastDays(days, new Date()), language: pageLanguage() } });
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
