import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { queueMailToOwner } from '../../../platform/mail/queue-mail.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { recordEvent } from './events.service.ts';
import { securityChanged, type securityChanges } from './security-change-mail.ts';

export interface SecurityChangeDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}

interface SecurityChange {
  accountId: number;
  type: (typeof securityChanges)[number];
  origin: Origin;
  /** What was changed, in a few words that every reader understands, such as 'PromptPay •••1234'; never a secret. */
  detail?: string;
  /** What the history keeps in place of `detail`, where that is a code which pages write out. */
  historyDetail?: string;
}

/**
 * Adds a change of the ways to sign in, to be reached or to be paid to the history of an account, and mails its owner.
 * Call it in the transaction of the change. Many people share a demo account, so nothing is kept or sent of those.
 */
export async function recordSecurityChange(deps: SecurityChangeDeps, change: SecurityChange): Promise<void> {
  const { accountId, type, origin, detail = '', historyDetail = detail } = change;
  const [owner] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!owner || owner.isDemo) return;
  await recordEvent(deps, { accountId, type, origin, detail: historyDetail });
  const { device } = origin;
  await queueMailToOwner(deps.db, deps.queue, owner, {
    template: securityChanged,
    parameters: { role: owner.role, change: type, detail, device, time: deps.now().toISOString() },
  });
}
