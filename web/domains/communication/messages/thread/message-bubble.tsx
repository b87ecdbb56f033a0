import { TriangleAlert } from 'lucide-react';
import type { ThreadMessage } from '../../../../../contracts/communication/threads.ts';
import { commonText } from '../../../../../i18n/generated/common.ts';
import { messagesText } from '../../../../../i18n/generated/messages.ts';
import { formatMoment } from '../../../../lib/language/format-days.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classes } from '../../../../ui/buttons/classes.ts';
import { MessagePhotos } from '../photos/message-photos.tsx';
import { Translation } from './translation.tsx';
import type { PendingMessage } from './use-thread.ts';

const shape = 'max-w-[85%] rounded-card px-4 py-2.5 sm:max-w-[75%]';
const own = 'self-end bg-brand-soft';
const words = 'whitespace-pre-line wrap-anywhere text-base';

const warnings = { payment: 'warnPayment', code: 'warnCode', account: 'warnAccount' } as const;

interface MessageBubbleProps {
  message: ThreadMessage;
  isOwn: boolean;
  /** The name of the other side. */
  author: string;
  threadId: string;
}

interface PendingBubbleProps {
  message: PendingMessage;
  threadId: string;
  onRetry: () => void;
}

/** A message as its reader may see it, with what to beware of; an address in it stays text. */
export function MessageBubble({ message, isOwn, author, threadId }: MessageBubbleProps) {
  return (
    <article className={classes(shape, isOwn ? own : 'self-start border border-line bg-surface')}>
      <p className="sr-only">{isOwn ? messagesText('you') : author}</p>
      {message.warning !== null && (
        <p className="mb-2 flex items-start gap-2 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {messagesText(warnings[message.warning])}
        </p>
      )}
      {message.photos.length > 0 && (
        <MessagePhotos threadId={threadId} photos={message.photos} isOwn={isOwn} author={author} />
      )}
      <p dir="auto" lang={message.language} className={classes(words, 'empty:hidden')}>
        {message.text}
      </p>
      <Translation message={message} isOwn={isOwn} />
      {message.is_masked && (
        <p className="mt-0.5 text-muted text-sm">{messagesText(isOwn ? 'maskedForOther' : 'maskedForYou')}</p>
      )}
      <p className="mt-0.5 text-caption text-muted">
        <time dateTime={message.created_at}>{formatMoment(message.created_at)}</time>
      </p>
    </article>
  );
}

/** A message on its way, or one that was not sent and can be sent again. */
export function PendingBubble({ message, threadId, onRetry }: PendingBubbleProps) {
  return (
    <article className={classes(shape, own)}>
      <p dir="auto" className={words}>
        {message.text}
      </p>
      {message.photos.length > 0 && <MessagePhotos threadId={threadId} photos={message.photos} isOwn author="" />}
      {message.problem === null ? (
        <p className="mt-0.5 text-caption text-muted">{messagesText('sending')}</p>
      ) : (
        <div role="alert" className="mt-1.5 flex flex-wrap items-center gap-2 text-caption">
          <p className="text-bad">
            <b>{messagesText('notSent')}</b> {message.problem}
          </p>
          <Button size="small" onClick={onRetry}>
            {commonText('tryAgain')}
          </Button>
        </div>
      )}
    </article>
  );
}
