import { countOf, formatFigure } from '../../../contracts/figures.ts';
import type { Limits } from '../../../contracts/limits.ts';
import { Card } from '../../ui/card.tsx';

/** The limits from the server's current configuration. */
export function LimitTable({ limits }: { limits: Limits }) {
  return (
    <Card>
      <h2 className="text-xl">Limits today</h2>
      <p className="mt-2 text-muted">The same for every seller. They keep the shop quick; nobody can buy more.</p>
      <dl className="mt-4">
        {rowsOf(limits).map(([name, limit]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2.5">
            <dt>{name}</dt>
            <dd className="ml-auto text-right font-semibold tabular-nums">{limit}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function rowsOf(limits: Limits): [name: string, limit: string][] {
  const perMinute = (count: number) => `${formatFigure(count)} a minute`;
  return [
    ['Size of a photo', countOf(limits.upload_megabytes, 'megabyte')],
    ['Resolution of a photo', countOf(limits.upload_megapixels, 'megapixel')],
    ['Photos to upload', perMinute(limits.uploads_a_minute)],
    ['Photos to analyse', `${formatFigure(limits.analyses_a_day)} a day`],
    ['Space for your photos', countOf(limits.storage_megabytes, 'megabyte')],
    ['Photos that no listing shows', formatFigure(limits.unpublished_photos)],
    ['Listings to publish', perMinute(limits.publications_a_minute)],
    ['Pictures in Resources', perMinute(limits.photo_edits_a_minute)],
    ['Ad pictures', perMinute(limits.ad_pictures_a_minute)],
    ['Questions to the assistant', perMinute(limits.questions_a_minute)],
    ['Deposits, withdrawals and payouts', perMinute(limits.transfers_a_minute)],
    ['Messages to the people who run this shop', `${formatFigure(limits.messages_a_day)} a day`],
    ...(limits.model_tokens_a_day === null
      ? []
      : [['Tokens of the AI model', `${formatFigure(limits.model_tokens_a_day)} a day`] as [string, string]]),
  ];
}
