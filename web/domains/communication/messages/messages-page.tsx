import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ThreadSide } from '../../../../contracts/communication/thread-rules.ts';
import { messagesText } from '../../../../i18n/generated/messages.ts';
import type { AsyncResult } from '../../../lib/api/async-result.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import { ThreadList } from './list/thread-list.tsx';
import type { ThreadPage, ThreadQuery } from './load-threads.ts';

interface MessagesPageProps {
  side: ThreadSide;
  query: ThreadQuery;
  list: Promise<AsyncResult<ThreadPage>>;
  /** The thread that is open; on phones it takes the place of the list. */
  children?: ReactNode;
}

/** The list of threads beside the one that is open. */
export function MessagesPage({ side, query, list, children }: MessagesPageProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <section
        aria-label={messagesText('conversations')}
        className={classes(
          // Scrolls by itself, so that it stays beside a long thread; its margin is for the rings of focus.
          'lg:-m-1.5 lg:sticky lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1.5',
          side === 'seller' ? 'lg:top-4' : 'lg:top-20',
          children !== undefined && 'max-lg:hidden',
        )}
      >
        <AsyncPart result={list} name={messagesText('conversations')}>
          {(page) => <ThreadList side={side} query={query} first={page} />}
        </AsyncPart>
      </section>
      {children ?? (
        <div className="flex flex-col items-center gap-3 rounded-card border border-line border-dashed px-4 py-24 text-muted max-lg:hidden">
          <MessageCircle aria-hidden="true" className="size-8" />
          <p>{messagesText('choose')}</p>
        </div>
      )}
    </div>
  );
}
