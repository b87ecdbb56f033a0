import type { ContactType } from '../../../../contracts/identity/contacts.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { maskContact } from '../../../platform/text/mask-contact.ts';
import { type Account, contactOf } from './claim-contact.service.ts';
import { createCode } from './contact-codes.service.ts';
import { contactChanged } from './contact-mails.ts';

export interface FormerContactDeps {
  queue: Pick<Queue, 'enqueue'>;
}

/** Tells a verified contact that it is no longer that of the account, with a link that takes the change back. */
export async function notifyFormerContact(
  tx: Db,
  { queue }: FormerContactDeps,
  before: Account,
  { type, successor }: { type: ContactType; successor: string },
  now: Date,
): Promise<void> {
  const { contact, verifiedAt } = contactOf(before, type);
  if (contact === null || verifiedAt === null) return;
  const undo = { accountId: before.id, purpose: 'undo', contactType: type, contact } as const;
  const { token, expiresAt } = await createCode(tx, undo, now);
  await queueMail(tx, queue, {
    ...{ to: contact, language: before.language, accountId: before.id, expiresAt },
    template: contactChanged,
    parameters: { contact: maskContact(successor), token },
  });
}
