import { formatDate } from '../../../../i18n/format-date.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { Card } from '../../../ui/display/card.tsx';
import { AttendanceBadge } from '../money-page/badges.tsx';
import { sampleAttendance } from '../money-page/samples.ts';

/** The specified attendance by day, with check-in and check-out. */
export function SampleAttendance() {
  const labels = [walletText('checkIn'), walletText('checkOut')] as const;
  return <DayCards labels={labels} days={sampleAttendance} />;
}

interface DayCard {
  date: string;
  status: Parameters<typeof AttendanceBadge>[0]['status'];
  checkIn: string | null;
  checkOut: string | null;
}

/** Days with a state and two times; a dash where there is none. */
export function DayCards({
  labels: [start, end],
  days,
}: {
  labels: readonly [string, string];
  days: readonly DayCard[];
}) {
  return (
    <ul className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
      {days.map(({ date, status, checkIn, checkOut }) => (
        <li key={date}>
          <Card className="px-4.5 py-4">
            <div className="mb-3 flex items-center justify-between gap-3">
              <time dateTime={date} className="font-bold">
                {formatDate(date)}
              </time>
              <AttendanceBadge status={status} />
            </div>
            <dl className="flex gap-7">
              <Time label={start} time={checkIn} />
              <Time label={end} time={checkOut} />
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Time({ label, time }: { label: string; time: string | null }) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="font-bold text-lead tabular-nums">{time ?? '–'}</dd>
    </div>
  );
}
