import { and, eq, lt } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { AccountEvent, AccountEventType } from '../../../../contracts/identity/security.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import { accountEvents } from '../../../schema/identity/sign-in.ts';

interface NewEvent {
  accountId: number;
  type: AccountEventType;
  origin: { device: string; country: string | null };
  /** A name, such as that of a passkey; never a secret. */
  detail?: string;
}

const pageLength = 20;
const keptDays = 400;

/** Adds to the history of an account, in the caller's transaction. */
export async function recordEvent(
  { db, now }: { db: Db; now(): Date },
  { accountId, type, origin: { device, country }, detail = '' }: NewEvent,
): Promise<void> {
  await db.insert(accountEvents).values({ accountId, type, device, country, detail, createdAt: now() });
}

/** A page of an account's history, the newest first. */
export async function listEvents(
  db: Db,
  accountId: number,
  cursor: string | undefined,
): Promise<{ events: Omit<AccountEvent, 'browser' | 'system'>[]; next_cursor: string | null }> {
  const pages = keyset(accountEvents.createdAt, accountEvents.id, 'desc');
  const rows = await db
    .select()
    .from(accountEvents)
    .where(and(eq(accountEvents.accountId, accountId), pages.afterCursor(cursor)))
    .orderBy(...pages.order)
    .limit(pageLength + 1);
  const { page, nextCursor } = cutPage(rows, pageLength, ({ createdAt, id }) => [createdAt, id]);
  const events = page.map(({ id, type, device, country, detail, createdAt }) => ({
    id: String(id),
    type: type as AccountEventType,
    device,
    country,
    detail,
    created_at: createdAt.toISOString(),
  }));
  return { events, next_cursor: nextCursor };
}

/** Whether the history knows a sign-in with this device. */
export async function hasSignedInWith(db: Db, accountId: number, device: string): Promise<boolean> {
  const isSuch = and(
    eq(accountEvents.accountId, accountId),
    eq(accountEvents.type, 'signed-in'),
    eq(accountEvents.device, device),
  );
  return (await db.select({ id: accountEvents.id }).from(accountEvents).where(isSuch).limit(1)).length > 0;
}

export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  await db.delete(accountEvents).where(lt(accountEvents.createdAt, new Date(now.getTime() - keptDays * dayMs)));
}
