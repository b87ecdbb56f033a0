import { Navigate } from 'react-router';
import { type ThreadSide, threadSubjects } from '../../../../contracts/communication/thread-rules.ts';
import { messagesText } from '../../../../i18n/generated/messages.ts';
import { type AsyncResult, toResult } from '../../../lib/api/async-result.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import { findThread, messagesPath } from './load-threads.ts';

/** The thread about what an address names, such as `?product=5`; null where it names nothing. */
export function beginThread(search: URLSearchParams): Promise<AsyncResult<string | null>> {
  const subject = threadSubjects.find((name) => search.has(name));
  return toResult(subject ? findThread(subject, search.get(subject) ?? '') : Promise.resolve(null));
}

/** Leads to a thread once it is found; a failure says why there is none. */
export function BeginThread({ side, found }: { side: ThreadSide; found: Promise<AsyncResult<string | null>> }) {
  return (
    <AsyncPart result={found} name={messagesText('conversation')}>
      {(id) => <Navigate to={id === null ? messagesPath(side) : `${messagesPath(side)}/${id}`} replace />}
    </AsyncPart>
  );
}
