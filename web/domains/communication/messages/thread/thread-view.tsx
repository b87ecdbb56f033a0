import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { ThreadSide } from '../../../../../contracts/communication/thread-rules.ts';
import { messagesText } from '../../../../../i18n/generated/messages.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classes } from '../../../../ui/buttons/classes.ts';
import { useFailureToast } from '../../../../ui/overlays/failure-toast.ts';
import { messagesPath, type ThreadQuery, threadSearch } from '../load-threads.ts';
import { nameOfOther } from '../thread-names.ts';
import { Composer } from './composer.tsx';
import { MessageBubble, PendingBubble } from './message-bubble.tsx';
import { PinnedSubject } from './pinned-subject.tsx';
import { ThreadOptions } from './thread-options.tsx';
import { useScrollToEnd } from './use-scroll-to-end.ts';
import { type ThreadContent, useThread } from './use-thread.ts';

interface ThreadViewProps {
  first: ThreadContent;
  side: ThreadSide;
  query: ThreadQuery;
}

/** One thread: what it is about, the messages with the newest at the bottom, and the field to write. */
export function ThreadView({ first, side, query }: ThreadViewProps) {
  const { thread, messages, pending, next_cursor, loadOlder, send, retry, change } = useThread(first, side);
  const showFailure = useFailureToast(side);
  const lastOwn = messages.findLast((message) => message.side === side);
  const isRead = lastOwn !== undefined && Number(thread.read_by_other) >= Number(lastOwn.id);
  const end = useScrollToEnd(messages.at(-1)?.id, pending.length);
  const name = nameOfOther(thread);
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-4">
      <header className="flex items-center gap-2">
        <Link
          to={`${messagesPath(side)}${threadSearch(query)}`}
          aria-label={messagesText('back')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface hover:border-faint lg:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <h2 dir="auto" translate="no" className="min-w-0 flex-1 truncate text-xl">
          {thread.seller_id === null ? name : <Link to={`/seller/${thread.seller_id}`}>{name}</Link>}
        </h2>
        <ThreadOptions thread={thread} side={side} onChange={change} />
      </header>
      <PinnedSubject subject={thread.subject} side={side} />
      {next_cursor !== null && (
        <Button className="self-center" onClick={() => void loadOlder().catch(showFailure)}>
          {messagesText('older')}
        </Button>
      )}
      {messages.length === 0 && pending.length === 0 && (
        <p className="py-8 text-center text-muted">{messagesText('empty')}</p>
      )}
      <div role="log" aria-label={messagesText('conversation')} className="flex flex-col gap-2.5">
        {messages.map((message) => (
          <MessageBubble
            key={message.id}
            message={message}
            isOwn={message.side === side}
            author={name}
            threadId={thread.id}
          />
        ))}
        {pending.map((message) => (
          <PendingBubble key={message.key} message={message} threadId={thread.id} onRetry={() => void retry(message)} />
        ))}
        {isRead && <p className="text-right text-caption text-muted">{messagesText('read')}</p>}
      </div>
      {thread.with === null && <Note>{messagesText('closedNote')}</Note>}
      {thread.is_blocked && <Note>{messagesText('blockedNote')}</Note>}
      {thread.with !== null && !thread.is_blocked && <Composer side={side} threadId={thread.id} onSend={send} />}
      {/* The bar of a seller's phone is not to cover the end. */}
      <div ref={end} className={classes(side === 'seller' && 'max-lg:scroll-mb-18')} />
    </section>
  );
}

function Note({ children }: { children: string }) {
  return <p className="rounded-card bg-sunken px-4 py-3 text-center text-muted">{children}</p>;
}
