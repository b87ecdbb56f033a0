import { Download } from 'lucide-react';
import type { AnalyticsReport } from '../../../../contracts/selling/analytics.ts';
import { decimalsOf } from '../../../../i18n/format-money.ts';
import { buyerAnalyticsText } from '../../../../i18n/generated/buyer-analytics.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChoiceLink } from '../../../ui/navigation/chip.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { countryName } from './country-name.ts';
import { formatViews, liveMetrics } from './live-metrics.ts';
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
        <MetricCards metrics={sampleMetrics()} />
        <div className="grid gap-4 lg:grid-cols-2">
          <ChartPanel title={buyerAnalyticsText('revenue')} points={null} lines={[]} />
          <ChartPanel title={buyerAnalyticsText('purchases')} points={null} lines={[]} />
        </div>
        <p className="text-muted text-sm">{buyerAnalyticsText('examples')}</p>
      </div>
    );
  }
  const salePoints = report.sales.days.map(({ day, revenue_cents, purchases }) => ({
    day,
    values: { revenue: revenue_cents / 10 ** decimalsOf(report.sales.currency), purchases },
  }));
  const visits = report.days.map(({ day, view, click, favorite, ad_picture }) => ({
    day,
    values: { views: view, cardClicks: click, favorites: favorite, adPictures: ad_picture },
  }));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <nav aria-label={buyerAnalyticsText('days')} className="mr-auto flex flex-wrap gap-2">
          {ranges.map((range) => (
            <ChoiceLink key={range} to={`?days=${range}`} replace preventScrollReset isSelected={range === days}>
              {buyerAnalyticsText('lastDays', { count: range })}
            </ChoiceLink>
          ))}
        </nav>
        <Button icon={<Download aria-hidden="true" className="size-4.5" />} onClick={() => downloadReport(report)}>
          {buyerAnalyticsText('downloadCsv')}
        </Button>
      </div>
      <MetricCards metrics={liveMetrics(report)} />
      <div className="grid gap-4 lg:grid-cols-2">
        <ChartPanel
          title={buyerAnalyticsText('revenue')}
          note={buyerAnalyticsText('revenueByDay')}
          currency={report.sales.currency}
          points={salePoints}
          lines={[{ figure: 'revenue', tone: 'brand' }]}
        />
        <ChartPanel
          title={buyerAnalyticsText('purchases')}
          note={buyerAnalyticsText('purchasesByDay')}
          points={salePoints}
          lines={[{ figure: 'purchases', tone: 'ai' }]}
        />
      </div>
      <ChartPanel
        title={buyerAnalyticsText('visits')}
        note={describeTotals(report.totals, days)}
        points={visits}
        lines={[
          { figure: 'views', tone: 'brand' },
          { figure: 'cardClicks', tone: 'ai' },
        ]}
        tableLines={['views', 'cardClicks', 'favorites', 'adPictures']}
      />
      <div className="grid gap-4 md:grid-cols-3">
        <Ranking
          title={buyerAnalyticsText('products')}
          rows={report.products.map(({ id, title, views }) => ({ id, name: `#${id} ${title}`, views }))}
        />
        <Ranking
          title={buyerAnalyticsText('countries')}
          rows={report.countries.map(({ country, views }) => ({
            id: country ?? '',
            name: country === null ? buyerAnalyticsText('unknown') : countryName(country),
            views,
          }))}
        />
        <Ranking
          title={buyerAnalyticsText('colors')}
          rows={report.colours.map(({ colour, views }) => ({ id: colour, name: colour, views }))}
        />
      </div>
      <p className="text-muted text-sm">{buyerAnalyticsText('howCounted')}</p>
    </div>
  );
}

function describeTotals({ view, click, favorite, ad_picture }: AnalyticsReport['totals'], days: number): string {
  return buyerAnalyticsText('totals', {
    views: formatViews(view),
    cardClicks: buyerAnalyticsText('cardClickCount', { count: click }),
    favorites: buyerAnalyticsText('favoriteCount', { count: favorite }),
    adPictures: buyerAnalyticsText('adPictureCount', { count: ad_picture }),
    days: buyerAnalyticsText('dayCount', { count: days }),
  });
}
