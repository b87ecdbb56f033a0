import type { DraftProgress as Reading } from '../../../../contracts/selling/listing-drafts.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { factDot } from '../../../../i18n/join-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import type { useDraftUploads } from './use-draft-uploads.ts';

interface DraftProgressProps {
  uploads: ReturnType<typeof useDraftUploads>;
  reading: Reading;
}

/** How far sending and reading are, and what could not be sent. */
export function DraftProgress({ uploads, reading }: DraftProgressProps) {
  const { sent, count, failed, isSending } = uploads;
  const isReading = reading.read < reading.photos;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {isSending && (
        <Bar
          value={sent}
          max={count}
          words={[listingDraftsText('sending', { sent, count }), listingDraftsText('stayOpen')]}
        />
      )}
      {!isSending && isReading && (
        <Bar
          value={reading.read}
          max={reading.photos}
          words={[
            listingDraftsText('reading', { read: reading.read, photos: reading.photos }),
            ...(reading.seconds_left === null ? [] : [timeLeft(reading.seconds_left)]),
            listingDraftsText('mayClose'),
          ]}
        />
      )}
      {uploads.problem && (
        <p role="alert" className="font-medium text-bad text-sm">
          {uploads.problem}
        </p>
      )}
      {failed.length > 0 && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-bad-soft px-4 py-3 text-sm"
        >
          <p className="min-w-0 flex-1 basis-60 text-bad">
            <strong>{listingDraftsText('sendFailed', { count: failed.length })}</strong>{' '}
            {[...new Set(failed.map(({ failure }) => failure))].join(' ')}
          </p>
          <Button size="small" onClick={uploads.retry}>
            {commonText('tryAgain')}
          </Button>
          <Button size="small" onClick={uploads.dismiss}>
            {commonText('dismiss')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Bar({ value, max, words }: { value: number; max: number; words: readonly string[] }) {
  return (
    <div>
      <Progress label={words[0] ?? ''} value={value} max={max} />
      <p className="mt-1.5 text-caption text-muted">{words.join(factDot)}</p>
    </div>
  );
}

function timeLeft(seconds: number): string {
  if (seconds < 90) return listingDraftsText('secondsLeft', { count: seconds });
  return listingDraftsText('minutesLeft', { count: Math.round(seconds / 60) });
}
