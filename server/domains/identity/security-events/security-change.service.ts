import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { recordEvent } from './events.service.ts';
import { securityChanged, type securityChanges } from './security-change-mail.ts';
import { tellOfSecurity } from './tell-of-security.service.ts';

export interface SecurityChangeDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}

interface SecurityChange {
  type: (typeof securityChanges)[number];
  origin: Origin;
  /** What was changed, in a few words that every reader understands, such as 'PromptPay •••1234'; never a secret. */
  detail?: string;
}

interface RecordedChange extends SecurityChange {
  accountId: number;
  /** What the history keeps in place of `detail`, where that is a code which pages write out. */
  historyDetail?: string;
}

/**
 * Adds a change of the ways to sign in, to be reached or to be paid to the history of an account, and mails its owner.
 * Call it in the transaction of the change. Many people share a demo account, so nothing is kept or sent of those.
 */
export async function recordSecurityChange(deps: SecurityChangeDeps, change: RecordedChange): Promise<void> {
  const { accountId, type, origin, detail = '', historyDetail = detail } = change;
  const [owner] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!owner || owner.isDemo) return;
  await recordEvent(deps, { accountId, type, origin, detail: historyDetail });
  await mailSecurityChange(deps, owner, { type, origin, detail });
}

/** Mails a change to an owner, who may be the one before the change. */
export async function mailSecurityChange(
  { db, queue, now }: SecurityChangeDeps,
  owner: typeof accounts.$inferSelect,
  { type: change, origin: { device }, detail = '' }: SecurityChange,
): Promise<void> {
  const parameters = { role: owner.role, change, detail, device, time: now().toISOString() };
  await tellOfSecurity({ db, queue, now }, owner, { change, device, mail: { template: securityChanged, parameters } });
}
