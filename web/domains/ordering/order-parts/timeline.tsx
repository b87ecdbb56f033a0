import { formatMoment } from '../../../lib/language/format-days.ts';
import { classes } from '../../../ui/buttons/classes.ts';

/** A step of an order's way: at a moment that has passed, or in words about the time ahead. */
export interface TimelineStep {
  title: string;
  time: { at: string } | { ahead: string };
  text: string;
}

/** What happened to an order, oldest first, and what is expected next. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="flex flex-col">
      {steps.map(({ title, time, text }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added at the end.
          key={index}
          className="relative pb-5 pl-8 before:absolute before:top-3 before:bottom-[-0.75rem] before:left-[0.4375rem] before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={classes(
              'absolute top-1.5 left-0 size-3.5 rounded-full',
              'at' in time ? 'bg-brand' : 'border-2 border-line bg-surface',
            )}
          />
          <p>
            <strong>{title}</strong>{' '}
            {'at' in time ? (
              <time dateTime={time.at} className="whitespace-nowrap text-muted text-sm">
                {formatMoment(time.at)}
              </time>
            ) : (
              <span className="text-muted text-sm">{time.ahead}</span>
            )}
          </p>
          {text && (
            <p dir="auto" className="text-muted text-sm wrap-anywhere">
              {text}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
