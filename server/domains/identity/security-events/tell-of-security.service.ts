import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Template } from '../../../platform/mail/template.ts';
import { notify } from '../../../platform/notifications/notify.service.ts';
import type { accounts } from '../../../schema/identity/accounts.ts';
import { securityNotice } from './security-notice.ts';

interface SecurityNews<Parameters extends z.ZodType> {
  change: z.input<typeof securityNotice.parameters>['change'];
  device: string;
  mail: { template: Template<Parameters>; parameters: z.input<Parameters> };
}

/** Tells the owner of an account, who may be the one before a change, of something about its security. */
export async function tellOfSecurity<Parameters extends z.ZodType>(
  { db, queue, now }: { db: Db; queue: Pick<Queue, 'enqueue'>; now(): Date },
  owner: typeof accounts.$inferSelect,
  { change, device, mail }: SecurityNews<Parameters>,
): Promise<void> {
  await notify(
    db,
    { queue },
    {
      ...{ accountId: owner.id, owner, notice: securityNotice, key: `security ${randomUUID()}`, at: now(), mail },
      parameters: { role: owner.role, change, device },
    },
  );
}
