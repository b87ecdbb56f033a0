import { dayMs } from '../../../../contracts/durations.ts';
import type { ContactType } from '../../../../contracts/identity/contacts.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { maskContact } from '../../../platform/text/mask-contact.ts';
import { type Account, contactOf } from './claim-contact.service.ts';
import { type CodeDeps, createCode } from './contact-codes.service.ts';
import { contactChanged } from './contact-mails.ts';

export interface FormerContactDeps {
  queue: Pick<Queue, 'enqueue'>;
  /** How long a contact must have been confirmed before a change of it can be taken back. */
  contactUndoDays: number;
}

/**
 * Tells a verified contact that it is no longer that of the account. Only one that was confirmed long before gets the
 * link that takes the change back: somebody who was in the account for an hour must not keep a way in through an address
 * that they added and removed again.
 */
export async function notifyFormerContact(
  { db, queue, secrets, contactUndoDays }: FormerContactDeps & CodeDeps,
  before: Account,
  { type, successor }: { type: ContactType; successor: string },
  now: Date,
): Promise<void> {
  const { contact, verifiedAt } = contactOf(before, type);
  if (contact === null || verifiedAt === null) return;
  const isLongVerified = now.getTime() - verifiedAt.getTime() >= contactUndoDays * dayMs;
  const undo = { accountId: before.id, purpose: 'undo', contactType: type, contact } as const;
  const made = isLongVerified ? await createCode({ db, secrets }, undo, now) : null;
  await queueMail(db, queue, {
    ...{ to: contact, language: before.language, accountId: before.id },
    ...(made ? { expiresAt: made.expiresAt } : {}),
    template: contactChanged,
    parameters: { contact: maskContact(successor), token: made?.token ?? null },
  });
}
