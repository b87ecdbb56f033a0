import type { Config } from '../config.ts';
import { maskContact } from '../platform/text/mask-contact.ts';
import { openOutboxFolder } from '../providers/mail/outbox-folder.ts';
import type { Log } from '../start.ts';

/** `npm run outbox`: prints the mails and text messages that were written to the outbox, oldest first. */
export async function runOutboxList(config: Config, log: Log): Promise<void> {
  const entries = await openOutboxFolder(config.SNAPBAZAAR_DATA_DIR).list();
  if (entries.length === 0) log('The outbox is empty.');
  for (const { date, recipient, subject, file } of entries) {
    log(`${date}  ${maskContact(recipient).padEnd(24)}  ${subject}\n  ${file}`);
  }
}
