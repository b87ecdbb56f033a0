import { hourMs } from '../../../../contracts/durations.ts';
import { operatorTodayText } from '../../../../i18n/generated/operator-today.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { Badge } from '../../../ui/display/badge.tsx';

const units = [
  { unit: 'day', ms: 24 * hourMs },
  { unit: 'hour', ms: hourMs },
  { unit: 'minute', ms: hourMs / 60 },
] as const;

/** By when a case should be settled: red once that is past, yellow in the last six hours. */
export function DueBadge({ due }: { due: string | null }) {
  if (due === null) return <Badge tone="bad">{operatorTodayText('atOnce')}</Badge>;
  const left = Date.parse(due) - Date.now();
  const tone = left < 0 ? 'bad' : left < 6 * hourMs ? 'warn' : 'neutral';
  return <Badge tone={tone}>{operatorTodayText('due', { when: relative(left) })}</Badge>;
}

function relative(ms: number): string {
  const { unit, ms: size } = units.find((each) => Math.abs(ms) >= each.ms) ?? units[2];
  return new Intl.RelativeTimeFormat(getLocale(), { numeric: 'always' }).format(Math.trunc(ms / size), unit);
}
