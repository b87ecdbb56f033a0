import { type Config, originOf } from '../config.ts';
import { closeInboxEntry, type InboxEntry, listInbox } from '../domains/communication/inbox/inbox.service.ts';
import type { Database } from '../platform/db/database.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';

const shown = 100;
const usage = 'Please use npm run inbox, npm run inbox -- all, or npm run inbox -- close M12 R5-18.';

/** `npm run inbox`: lists messages and reports of reviews to the operator, newest first, and closes those that are named. */
export async function runInbox(config: Config, log: Log, ...words: (string | undefined)[]): Promise<void> {
  await withDatabase(config, log, (database) => readInbox(database, originOf(config), log, words));
}

export async function readInbox(
  { db }: Pick<Database, 'db'>,
  origin: string,
  log: Log,
  [action = 'open', ...ids]: readonly (string | undefined)[],
): Promise<void> {
  if (action === 'close' && ids.length > 0) {
    for (const id of ids) {
      if (!(await closeInboxEntry(db, id ?? '', new Date()))) throw new Error(`There is no entry ${id} in the inbox.`);
      log(`${id} is closed.`);
    }
    return;
  }
  if ((action !== 'open' && action !== 'all') || ids.length > 0) throw new Error(usage);
  const entries = await listInbox(db, { withClosed: action === 'all', limit: shown + 1 });
  if (entries.length === 0) log('The inbox is empty.');
  for (const entry of entries.slice(0, shown)) log(formatEntry(entry, origin));
  if (entries.length > shown) log(`These are the newest ${shown}; close some to see older ones.`);
}

function formatEntry({ id, createdAt, handledAt, sender, topic, text, review }: InboxEntry, origin: string): string {
  const time = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  const what = review ? 'report of a review' : topic;
  const state = handledAt ? `closed ${handledAt.toISOString().slice(0, 10)}` : 'open';
  return [
    `${id}  ${time}  ${state}  ${what}`,
    `  from ${[sender.role, sender.id].filter(Boolean).join(' ')}: ${plain(sender.name)}, ${plain(sender.contact) || 'no contact'}`,
    ...(review
      ? [
          `  review ${review.id}, ${review.stars} of 5 stars: ${plain(review.text)}`,
          `  product ${review.productId} of seller ${review.sellerId}: ${origin}/product/${review.productId}`,
        ]
      : []),
    ...text.split('\n').map((line) => `  > ${plain(line)}`),
  ].join('\n');
}

/** Without control characters, which could change what a terminal shows. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
