import type { Limits } from '../../../../contracts/operations/limits.ts';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { upgradeText } from '../../../../i18n/generated/upgrade.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { Card } from '../../../ui/display/card.tsx';

/** The limits from the server's current configuration. */
export function LimitTable({ limits }: { limits: Limits }) {
  return (
    <Card>
      <h2 className="text-xl">{upgradeText('limits')}</h2>
      <p className="mt-2 text-muted">{upgradeText('limitsText')}</p>
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
  const megabytes = (count: number) => upgradeText('megabytes', { count });
  const perMinute = (count: number) => upgradeText('perMinute', { count });
  const perDay = (count: number) => upgradeText('perDay', { count });
  const rows: [name: string, limit: string][] = [
    [upgradeText('photoSize'), megabytes(limits.upload_megabytes)],
    [upgradeText('photoResolution'), upgradeText('megapixels', { count: limits.upload_megapixels })],
    [upgradeText('uploads'), perMinute(limits.uploads_a_minute)],
    [upgradeText('analyses'), perDay(limits.analyses_a_day)],
    [upgradeText('storage'), megabytes(limits.storage_megabytes)],
    [upgradeText('unpublishedPhotos'), formatNumber(limits.unpublished_photos, getLocale())],
    [upgradeText('publications'), perMinute(limits.publications_a_minute)],
    [upgradeText('photoEdits'), perMinute(limits.photo_edits_a_minute)],
    [upgradeText('adPictures'), perMinute(limits.ad_pictures_a_minute)],
    [upgradeText('questions'), perMinute(limits.questions_a_minute)],
    [upgradeText('transfers'), perMinute(limits.transfers_a_minute)],
    [upgradeText('messages'), perDay(limits.messages_a_day)],
  ];
  if (limits.model_tokens_a_day !== null) rows.push([upgradeText('modelTokens'), perDay(limits.model_tokens_a_day)]);
  return rows;
}
