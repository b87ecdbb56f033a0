import { Download } from 'lucide-react';
import type { AnalyticsReport } from '../../../contracts/analytics.ts';
import { countOf } from '../../../contracts/figures.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceLink } from '../../ui/chip.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { countryName } from './country-name.ts';
import { liveMetrics } from './live-metrics.ts';
import { MetricCards } from './metric-cards.tsx';
import { ranges } from './range.ts';
import { Ranking } from './ranking.tsx';
import { downloadReport } from './report-csv.ts';
import { sampleMetrics } from './sample-metrics.ts';

/** The analytics page: sample data until the first event is counted, measured values from then on. */
export function ReportView({ report, days }: { report: AnalyticsReport; days: number }) {
  if (!report.is_live) {
    return (
      <div className="flex flex-col gap-4">
        <MetricCards metrics={sampleMetrics} />
        <div className="grid gap-4 lg:grid-cols-2">
          <ChartPanel title="Revenue" points={null} lines={[]} />
          <ChartPanel title="Purchases" points={null} lines={[]} />
        </div>
        <p className="text-muted text-sm">
          These are examples. Your own figures appear with the first visitor of one of your listings.
        </p>
      </div>
    );
  }
  const zeroPerDay = (name: string) => report.days.map(({ day }) => ({ day, values: { [name]: 0 } }));
  const visits = report.days.map(({ day, view, click, favorite, ad_picture }) => ({
    day,
    values: { Views: view, 'Card clicks': click, Favorites: favorite, 'Ad pictures': ad_picture },
  }));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <nav aria-label="Days" className="mr-auto flex flex-wrap gap-2">
          {ranges.map((range) => (
            <ChoiceLink key={range} to={`?days=${range}`} replace preventScrollReset isSelected={range === days}>
              Last {range} days
            </ChoiceLink>
          ))}
        </nav>
        <Button icon={<Download aria-hidden="true" className="size-4.5" />} onClick={() => downloadReport(report)}>
          Download CSV
        </Button>
      </div>
      <MetricCards metrics={liveMetrics(report)} />
      <div className="grid gap-4 lg:grid-cols-2">
        <ChartPanel
          title="Revenue"
          note="In US dollars. Orders are not open yet, so this is truly 0."
          points={zeroPerDay('Revenue')}
          lines={[{ name: 'Revenue', tone: 'brand' }]}
        />
        <ChartPanel
          title="Purchases"
          note="Orders are not open yet, so this is truly 0."
          points={zeroPerDay('Purchases')}
          lines={[{ name: 'Purchases', tone: 'ai' }]}
        />
      </div>
      <ChartPanel
        title="Visits"
        note={describeTotals(report.totals, days)}
        points={visits}
        lines={[
          { name: 'Views', tone: 'brand' },
          { name: 'Card clicks', tone: 'ai' },
        ]}
        tableLines={['Views', 'Card clicks', 'Favorites', 'Ad pictures']}
      />
      <div className="grid gap-4 md:grid-cols-3">
        <Ranking
          title="Products"
          rows={report.products.map(({ id, title, views }) => ({ id, name: `#${id} ${title}`, views }))}
        />
        <Ranking
          title="Countries"
          rows={report.countries.map(({ country, views }) => ({
            id: country ?? '',
            name: country === null ? 'Unknown' : countryName(country),
            views,
          }))}
        />
        <Ranking
          title="Colors"
          rows={report.colours.map(({ colour, views }) => ({ id: colour, name: colour, views }))}
        />
      </div>
      <p className="text-muted text-sm">
        Counted without cookies and without knowing who came. Visitors who ask not to be tracked, and sellers who are
        signed in, are not counted. Countries are told by the browser’s language and clock, colors by your titles.
      </p>
    </div>
  );
}

function describeTotals({ view, click, favorite, ad_picture }: AnalyticsReport['totals'], days: number): string {
  const counts = [countOf(view, 'view'), countOf(click, 'card click'), countOf(favorite, 'favorite')];
  return `${counts.join(', ')} and ${countOf(ad_picture, 'ad picture')} in ${countOf(days, 'day')}.`;
}
