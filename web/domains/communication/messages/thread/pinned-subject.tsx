import { Link } from 'react-router';
import type { ThreadSide } from '../../../../../contracts/communication/thread-rules.ts';
import type { Thread } from '../../../../../contracts/communication/threads.ts';
import { pictureAddress } from '../../../../../contracts/marketplace/pictures.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { messagesText } from '../../../../../i18n/generated/messages.ts';
import { classes } from '../../../../ui/buttons/classes.ts';
import { nameOfSubject } from '../thread-names.ts';

/** What the thread is about, on top of it, with the way there. */
export function PinnedSubject({ subject, side }: { subject: Thread['subject']; side: ThreadSide }) {
  const to = addressOf(subject, side);
  const name = nameOfSubject(subject);
  return (
    <div
      className={classes(
        'z-10 flex items-center gap-3 rounded-card border border-line bg-surface px-3 py-2.5 shadow-soft',
        // The header of customers is above it, and on small screens so high that nothing more can stay in view.
        side === 'seller' ? 'sticky top-0' : 'lg:sticky lg:top-18',
      )}
    >
      {subject.image && (
        <img
          src={pictureAddress(subject.image, 160, 'webp')}
          alt=""
          width={160}
          height={160}
          className="size-13 shrink-0 rounded-control bg-sunken object-cover"
        />
      )}
      <div className="min-w-0 leading-tight">
        <p dir="auto" className="truncate font-bold">
          {to ? (
            <Link to={to} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {subject.type === 'product' && !subject.is_live && subject.title !== null && (
          <p className="text-muted text-sm">{messagesText('notSold')}</p>
        )}
        {subject.price && subject.is_live && (
          <p className="text-sm tabular-nums">{formatMoney(subject.price.amount_minor, subject.price.currency)}</p>
        )}
      </div>
    </div>
  );
}

function addressOf({ type, id, is_live }: Thread['subject'], side: ThreadSide): string | null {
  if (type === 'shop') return `/seller/${id}`;
  if (type === 'product') return is_live ? `/product/${id}` : null;
  return side === 'seller' ? `/storefront/orders/${id}` : `/orders/${id}`;
}
