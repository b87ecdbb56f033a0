import { type SQL, sql } from 'drizzle-orm';
import type { ThreadSide } from '../../../../contracts/communication/thread-rules.ts';
import type { Thread } from '../../../../contracts/communication/threads.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { idPattern } from '../../../../contracts/input/id-parameter.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import { describeThread, type ThreadDescription } from './describe-thread.ts';
import { haveOrder } from './have-order.ts';
import type { Participant } from './own-threads.service.ts';
import { listPhotos } from './thread-photos.service.ts';

const pageSize = 30;
/** More than this is not counted. */
export const maxUnread = 100;

export interface ThreadQuery {
  language: Language;
  q: string;
  is_archived: boolean;
  cursor?: string | undefined;
}

/** A page of the caller's threads that have a message, the newest message first. */
export async function listOwnThreads(
  db: Db,
  person: Participant,
  { language, q, is_archived, cursor }: ThreadQuery,
): Promise<{ threads: Thread[]; next_cursor: string | null }> {
  const [before] = cursor ? readCursor(cursor, 1) : [];
  const archived = sql.raw(person.role === 'customer' ? 'customer_archived_at' : 'seller_archived_at');
  const conditions = sql`threads.last_message_id is not null
    and threads.${archived} is ${is_archived ? sql`not null` : sql`null`}
    ${before === undefined ? sql`` : sql`and threads.last_message_id < ${before}`}
    ${q.trim() === '' ? sql`` : sql`and ${matches(person, q.trim().normalize('NFC').toLowerCase())}`}`;
  const rows = await readDescriptions(db, person, { language, conditions, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    threads: await describeRows(db, page, { side: person.role, language }),
    next_cursor: last?.message_id ? writeCursor([Number(last.message_id)]) : null,
  };
}

/** One thread of the caller as it is listed; it may have no message yet. */
export async function getThreadDescription(db: Db, person: Participant, id: string, language: Language) {
  const conditions = sql`threads.id = ${Number(idPattern.test(id) ? id : 0)}`;
  const [row] = await readDescriptions(db, person, { language, conditions, limit: 1 });
  if (!row) throw new AppError('thread_not_found');
  const [thread] = await describeRows(db, [row], { side: person.role, language });
  if (!thread) throw new AppError('thread_not_found');
  return thread;
}

async function describeRows(
  db: Db,
  rows: ThreadDescription[],
  reader: { side: ThreadSide; language: Language },
): Promise<Thread[]> {
  const photos = await listPhotos(
    db,
    rows.flatMap(({ message_id: id }) => (id === null ? [] : Number(id))),
  );
  return rows.map((row) => describeThread(row, photos.get(Number(row.message_id)) ?? [], reader));
}

/** Messages of others in all threads of the caller that were not read, counted up to 100. */
export async function countUnreadMessages(db: Db, person: Participant): Promise<number> {
  const { own, read, other } = names(person);
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) from (
      select from threads join thread_messages on thread_id = threads.id and thread_messages.id > threads.${read}
      where threads.${own} = ${person.id} and side = ${other} limit ${maxUnread}) as unread`);
  return Number(rows[0]?.count ?? 0);
}

const names = ({ role }: Participant) =>
  role === 'customer'
    ? { ...raw('customer_id', 'customer_read_id', 'seller_id', 'seller_read_id'), other: 'seller' }
    : { ...raw('seller_id', 'seller_read_id', 'customer_id', 'customer_read_id'), other: 'customer' };

const raw = (own: string, read: string, otherAccount: string, otherRead: string) => ({
  own: sql.raw(own),
  read: sql.raw(read),
  otherAccount: sql.raw(otherAccount),
  otherRead: sql.raw(otherRead),
});

/** Words of a message, of the name of the other side, or of what the thread is about. What is masked is not found either. */
function matches({ role }: Participant, words: string): SQL {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(lower(other.name) like ${pattern} or lower(subject.title) like ${pattern}
    or lower('sb-' || case when threads.subject in ('order', 'return') then threads.subject_id end) = ${words}
    or exists (select from thread_messages found where found.thread_id = threads.id and lower(found.text) like ${pattern}
      and (found.masked_text is null or found.side = ${role} or ${haveOrder} or lower(found.masked_text) like ${pattern})))`;
}

/** Threads with what is pinned on top, the other side, the newest message and the count of unread ones. */
async function readDescriptions(
  db: Db,
  person: Participant,
  { language, conditions, limit }: { language: Language; conditions: SQL; limit: number },
): Promise<ThreadDescription[]> {
  const { own, read, other, otherAccount, otherRead } = names(person);
  const orderTitle = sql.raw(person.role === 'seller' ? 'original_title' : 'title');
  const { rows } = await db.execute<ThreadDescription & Record<string, unknown>>(sql`
    select threads.id, threads.subject, threads.subject_id, threads.seller_id, threads.${otherRead} as read_by_other,
      threads.${sql.raw(`${person.role}_archived_at`)} is not null as is_archived,
      other.id as other_id, case when other.role = 'customer' and other.has_default_name then '' else other.name end as other_name,
      exists (select from thread_blocks where account_id = ${person.id} and blocked_id = other.id) as is_blocked,
      last.id as message_id, last.side, last.text, last.masked_text, last.warning, last.language, last.texts, last.created_at,
      ${haveOrder} as shares_contacts,
      subject.title, subject.image, subject.price, subject.currency, coalesce(subject.is_live, false) as is_live,
      (select count(*) from (select from thread_messages unread where unread.thread_id = threads.id
        and unread.id > threads.${read} and unread.side = ${other} limit ${maxUnread}) as counted) as unread
    from threads
    left join accounts other on other.id = threads.${otherAccount}
    left join thread_messages last on last.id = threads.last_message_id
    left join lateral (
      select coalesce(own.title, english.title) as title, products.image, products.price, products.currency, products.is_live
      from products join product_texts english on english.product_id = products.id and english.language = 'en'
      left join product_texts own on own.product_id = products.id and own.language = ${language}
      where threads.subject = 'product' and products.id = threads.subject_id
      union all
      select order_lines.${orderTitle}, order_lines.image, null, null, false
      from orders join lateral (select * from order_lines where order_id = orders.id order by id limit 1) order_lines on true
      where threads.subject in ('order', 'return') and orders.id = threads.subject_id
    ) subject on true
    where threads.${own} = ${person.id} and ${conditions}
    order by threads.last_message_id desc limit ${limit}`);
  return rows;
}
