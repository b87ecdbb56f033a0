import { NavLink } from 'react-router';
import type { ThreadSide } from '../../../../../contracts/communication/thread-rules.ts';
import type { Thread, ThreadMessage } from '../../../../../contracts/communication/threads.ts';
import { pictureAddress } from '../../../../../contracts/marketplace/pictures.ts';
import { messagesText } from '../../../../../i18n/generated/messages.ts';
import { formatMoment } from '../../../../lib/language/format-days.ts';
import { Monogram } from '../../../../ui/display/monogram.tsx';
import { nameOfOther, nameOfSubject } from '../thread-names.ts';

/** A thread in the list: who, about what, the newest words, and how many are new. */
export function ThreadEntry({ thread, side, to }: { thread: Thread; side: ThreadSide; to: string }) {
  const { subject, last_message: last, unread } = thread;
  const name = nameOfOther(thread);
  return (
    <NavLink
      to={to}
      className="flex gap-3 rounded-card px-3 py-2.5 transition-colors duration-150 hover:bg-sunken aria-[current=page]:bg-brand-soft"
    >
      {subject.image ? (
        <img
          src={pictureAddress(subject.image, 160, 'webp')}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          className="size-12 shrink-0 rounded-control bg-sunken object-cover"
        />
      ) : (
        <Monogram name={name} className="size-12 shrink-0 text-base" />
      )}
      <span className="min-w-0 flex-1 leading-tight">
        <span className="flex items-baseline gap-2">
          <span dir="auto" className="min-w-0 flex-1 truncate font-bold" translate="no">
            {name}
          </span>
          {last && <span className="shrink-0 text-caption text-muted">{formatMoment(last.created_at)}</span>}
        </span>
        <span dir="auto" className="block truncate text-caption text-muted">
          {nameOfSubject(subject)}
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          {last && (
            <span dir="auto" className="min-w-0 flex-1 truncate text-sm">
              {last.side === side ? messagesText('ownWords', { text: wordsOf(last) }) : wordsOf(last)}
            </span>
          )}
          {unread > 0 && (
            <span className="min-w-5 shrink-0 rounded-full bg-brand px-1 text-center font-bold text-on-brand text-xs leading-5">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">{messagesText('unread', { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </NavLink>
  );
}

/** What a message says in the language of its reader where it is known; one with photos alone says so. */
const wordsOf = ({ text, translation }: ThreadMessage) => translation?.text ?? (text || messagesText('photoOnly'));
