import { formatNumber } from '../../../../i18n/format-number.ts';
import { buyerAnalyticsText } from '../../../../i18n/generated/buyer-analytics.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { Card } from '../../../ui/display/card.tsx';

interface RankingProps {
  title: string;
  rows: { id: string; name: string; views: number }[];
}

/** The most viewed entries, with bars relative to the first. */
export function Ranking({ title, rows }: RankingProps) {
  return (
    <Card className="min-w-0">
      <h2 className="mb-3 text-lg">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted text-sm">{buyerAnalyticsText('noViewsSentence')}</p>
      ) : (
        <ol className="flex flex-col gap-3">
          {rows.slice(0, 5).map(({ id, name, views }) => (
            <li key={id}>
              <p className="flex justify-between gap-3 text-sm">
                <span className="min-w-0 truncate">{name}</span>
                <span className="tabular-nums">{formatNumber(views, getLocale())}</span>
              </p>
              <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-sunken">
                <span
                  className="block h-full rounded-full bg-brand"
                  style={{ width: `${(views / (rows[0]?.views ?? 1)) * 100}%` }}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
