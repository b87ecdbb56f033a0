import type { ThreadSide, ThreadSubject } from '../../../../contracts/communication/thread-rules.ts';
import { listThreads, openThread, readThread, type Thread } from '../../../../contracts/communication/threads.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';

/** The path of the pages of one side. */
export const messagesPath = (side: ThreadSide) => (side === 'seller' ? '/storefront/messages' : '/messages');

export interface ThreadQuery {
  q: string;
  isArchived: boolean;
}

export interface ThreadPage {
  rows: Thread[];
  next: string | null;
}

/** The search and the archive are in the address, so that Back and a link lead to the same list. */
export function readThreadQuery(search: URLSearchParams): ThreadQuery {
  return { q: (search.get('q') ?? '').slice(0, 100), isArchived: search.get('archived') === '1' };
}

/** The part of an address behind the path. */
export function threadSearch({ q, isArchived }: ThreadQuery): string {
  const search = new URLSearchParams({ ...(q ? { q } : {}), ...(isArchived ? { archived: '1' } : {}) }).toString();
  return search && `?${search}`;
}

export async function fetchThreads({ q, isArchived }: ThreadQuery, cursor?: string): Promise<ThreadPage> {
  const body = { language: getLocale(), q, is_archived: isArchived, ...(cursor ? { cursor } : {}) };
  const { threads, next_cursor: next } = await api(listThreads, { body });
  return { rows: threads, next };
}

export const fetchThread = (id: string, cursor?: string) =>
  api(readThread, { params: { id }, body: { language: getLocale(), ...(cursor ? { cursor } : {}) } });

/** The id of the thread about a subject, which is begun where there is none. */
export async function findThread(subject: ThreadSubject, subjectId: string): Promise<string> {
  const { thread_id: id } = await api(openThread, { body: { subject, subject_id: subjectId } });
  return id;
}
