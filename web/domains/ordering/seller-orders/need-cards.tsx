import { Link } from 'react-router';
import { minuteMs } from '../../../../contracts/durations.ts';
import { sellerOrdersText } from '../../../../i18n/generated/seller-orders.ts';
import { formatLocalDay } from '../../../lib/language/format-days.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { Badge } from '../../../ui/display/badge.tsx';
import { type OrderPage, type OrderQuery, ordersAddress } from './order-query.ts';

/** The server stops counting here. */
const maxCounted = 100;

const needs = ['to_ship', 'awaiting_payment', 'on_the_way', 'returns'] as const;

/** The orders by what the seller has to do; each card filters the list, and the selected one shows all again. */
export function NeedCards({ query, page }: { query: OrderQuery; page: OrderPage }) {
  return (
    <nav aria-label={sellerOrdersText('byNeed')} className="mb-4">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {needs.map((bucket) => {
          const isSelected = query.bucket === bucket;
          const note = noteOf(bucket, page);
          return (
            <li key={bucket}>
              <Link
                to={ordersAddress({ q: query.q, bucket: isSelected ? undefined : bucket })}
                aria-current={isSelected ? 'true' : undefined}
                preventScrollReset
                className={classes(
                  'flex h-full min-h-28 flex-col items-start rounded-card border p-4 shadow-soft transition duration-150 sm:px-5',
                  isSelected ? 'border-brand bg-brand-soft' : 'border-line bg-surface hover:border-faint',
                )}
              >
                <span className="text-muted text-sm">{sellerOrdersText(bucket)}</span>
                <span className="font-bold font-heading text-title leading-heading tabular-nums">
                  {countText(page.counts[bucket] ?? 0)}
                </span>
                {note && (
                  <span className="mt-auto pt-1.5">
                    <Badge tone={bucket === 'returns' ? 'trending' : 'warn'}>{note}</Badge>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function countText(count: number): string {
  return count < maxCounted ? String(count) : sellerOrdersText('atLeast', { count });
}

function noteOf(bucket: (typeof needs)[number], page: OrderPage): string | null {
  if (bucket === 'to_ship' && page.oldest_to_ship_at) return waitText(page.oldest_to_ship_at, Date.now());
  if (bucket === 'returns' && page.next_return_answer_by) {
    return sellerOrdersText('answerBy', { date: formatLocalDay(page.next_return_answer_by) });
  }
  return null;
}

/** How long the oldest order waits, in the largest unit that fits. */
export function waitText(since: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minuteMs));
  if (minutes < 60) return sellerOrdersText('waitsMinutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return sellerOrdersText('waitsHours', { count: hours });
  return sellerOrdersText('waitsDays', { count: Math.floor(hours / 24) });
}
