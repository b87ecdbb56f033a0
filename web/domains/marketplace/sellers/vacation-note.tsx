import { Palmtree } from 'lucide-react';
import type { PublicVacation } from '../../../../contracts/marketplace/shop-texts.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { vacationText } from '../../../../i18n/generated/vacation.ts';

/** Says that a seller is away, or will be soon, and what that means for an order. */
export function VacationNote({ vacation: { from, until, is_now, message } }: { vacation: PublicVacation }) {
  const days = { from: formatDate(from), until: formatDate(until) };
  return (
    <div className="flex gap-3 rounded-card bg-warn-soft px-4 py-3 text-sm">
      <Palmtree aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="min-w-0">
        <p className="font-bold">{vacationText(is_now ? 'now' : 'soon', days)}</p>
        <p>{vacationText(is_now ? 'nowText' : 'soonText')}</p>
        {message && (
          <p lang={message.language} className="mt-1 whitespace-pre-line wrap-anywhere">
            {message.text}
          </p>
        )}
      </div>
    </div>
  );
}
