import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, originOf } from '../config.ts';
import { closeInboxEntry, type InboxEntry, listInbox } from '../domains/communication/inbox/inbox.service.ts';
import type { ReportedThread } from '../domains/communication/messages/reported-thread.service.ts';
import type { Database } from '../platform/db/database.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import { openStorage } from '../platform/storage/storage.ts';
import type { Log } from '../start.ts';

const shown = 100;
const usage =
  'Please use npm run inbox, npm run inbox -- all, npm run inbox -- close M12 R5-18 T7-18 Q9-18, or npm run inbox -- photos T7-18 FOLDER.';

/** `npm run inbox`: lists messages and reports of reviews, conversations and questions to the operator, newest first, closes those that are named, and saves photos. */
export async function runInbox(config: Config, log: Log, ...words: (string | undefined)[]): Promise<void> {
  await withDatabase(config, log, (database) => {
    const [action, id, folder] = words;
    if (action === 'photos') return savePhotos(database, config, log, { id, folder });
    return readInbox(database, originOf(config), log, words);
  });
}

/** Saves the photos of a reported conversation, which no address shows to anybody else. */
async function savePhotos(
  { db }: Pick<Database, 'db'>,
  config: Config,
  log: Log,
  { id, folder }: { id: string | undefined; folder: string | undefined },
): Promise<void> {
  if (!id || !folder) throw new Error(usage);
  const reported = (await listInbox(db, { withClosed: true, limit: shown })).find((entry) => entry.id === id);
  const files = reported?.thread?.messages.flatMap(({ photos }) => photos) ?? [];
  const storage = await openStorage(config);
  await mkdir(folder, { recursive: true });
  for (const file of files) {
    const stored = await storage.open(file);
    if (stored) await writeFile(path.join(folder, path.basename(file)), stored.stream, { mode: 0o600 });
  }
  log(`${id} has ${files.length} photos${files.length > 0 ? `, which are in ${folder} now` : ''}.`);
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

function formatEntry(
  { id, createdAt, handledAt, sender, topic, text, review, thread, question }: InboxEntry,
  origin: string,
): string {
  const time = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  const reported = review ? 'review' : thread ? 'conversation' : question && 'question';
  const what = reported ? `report of a ${reported}` : topic;
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
    ...(thread ? formatThread(thread) : []),
    ...(question
      ? [
          `  question ${question.id}: ${plain(question.text)}`,
          ...(question.answer === null ? [] : [`  answer: ${plain(question.answer)}`]),
          `  product ${question.productId} of seller ${question.sellerId}: ${origin}/product/${question.productId}`,
        ]
      : []),
    ...text.split('\n').map((line) => `  > ${plain(line)}`),
  ].join('\n');
}

function formatThread({ id, customerId, sellerId, subject, subjectId, messages }: ReportedThread): string[] {
  const name = (accountId: number | null) => accountId ?? '(closed)';
  return [
    `  conversation ${id} of customer ${name(customerId)} and seller ${name(sellerId)} about ${subject} ${subjectId}`,
    ...messages.map(
      ({ side, text, photos, createdAt }) =>
        `  ${createdAt.toISOString().slice(0, 16).replace('T', ' ')} ${side}: ${[plain(text), ...photos].filter(Boolean).join(' ')}`,
    ),
  ];
}

/** Without control characters, which could change what a terminal shows. */
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
