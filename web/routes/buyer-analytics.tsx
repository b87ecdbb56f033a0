import { Suspense, use } from 'react';
import { type AnalyticsReport, getAnalytics } from '../../contracts/analytics.ts';
import { lastDays, readDays } from '../features/buyer-analytics/range.ts';
import { ReportView } from '../features/buyer-analytics/report-view.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { api } from '../lib/api.ts';
import { type Loaded, load } from '../lib/loaded.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { SampleDataBadge } from '../ui/badge.tsx';
import { LoadedPart } from '../ui/loaded-part.tsx';
import type { Route } from './+types/buyer-analytics.ts';

export const meta = () =>
  pageMeta({ title: 'Buyer Analytics · Snapbazaar', description: 'What visitors do with your listings.' });

/** Not awaited: the page stands at once. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const days = readDays(new URL(request.url).searchParams);
  const asked = api(getAnalytics, { body: lastDays(days, new Date()) }).then(({ report }) => report);
  return { days, report: load(asked) };
}

export default function BuyerAnalyticsPage({ loaderData: { days, report } }: Route.ComponentProps) {
  return (
    <SellerPage
      title="Buyer Analytics"
      badge={
        <Suspense fallback={null}>
          <SampleMark asked={report} />
        </Suspense>
      }
    >
      <LoadedPart asked={report} name="Your analytics">
        {(value) => <ReportView report={value} days={days} />}
      </LoadedPart>
    </SellerPage>
  );
}

function SampleMark({ asked }: { asked: Promise<Loaded<AnalyticsReport>> }) {
  const loaded = use(asked);
  return 'value' in loaded && !loaded.value.is_live ? <SampleDataBadge /> : null;
}
