import type { ThreadSide } from '../../../../contracts/communication/thread-rules.ts';
import { messagesText } from '../../../../i18n/generated/messages.ts';
import { toResult } from '../../../lib/api/async-result.ts';
import { loadModule } from '../../../lib/page/load-module.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import { fetchThread, fetchThreads, readThreadQuery } from './load-threads.ts';
import { MessagesPage } from './messages-page.tsx';

let visits = 0;

const loadView = () => loadModule(() => import('./thread/thread-view.tsx'));

/** Not awaited, so that the page renders at once with a skeleton; the view of the thread is loaded beside its data. */
export function loadOpenedThread(id: string, search: URLSearchParams) {
  const query = readThreadQuery(search);
  visits += 1;
  const thread = toResult(Promise.all([fetchThread(id), loadView()]));
  return { query, list: toResult(fetchThreads(query)), thread, visit: visits };
}

interface OpenedThreadProps {
  side: ThreadSide;
  loaded: ReturnType<typeof loadOpenedThread>;
}

/** The thread that is open, beside the list of all; each visit begins anew. */
export function OpenedThread({ side, loaded: { query, list, thread, visit } }: OpenedThreadProps) {
  return (
    <MessagesPage side={side} query={query} list={list}>
      <AsyncPart key={visit} result={thread} name={messagesText('conversation')}>
        {([content, { ThreadView }]) => <ThreadView first={content} side={side} query={query} />}
      </AsyncPart>
    </MessagesPage>
  );
}
