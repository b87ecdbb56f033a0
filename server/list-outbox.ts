import type { Config } from './config.ts';
import { openOutboxFolder } from './providers/mail/outbox-folder.ts';
import type { Log } from './start.ts';

/** `npm run outbox`: prints the mails and text messages that were written to the outbox, oldest first. */
export async function runOutboxList(config: Config, log: Log): Promise<void> {
  const entries = await openOutboxFolder(config.SNAPBAZAAR_DATA_DIR).list();
  if (entries.length === 0) log('The outbox is empty.');
  for (const { date, recipient, subject, file } of entries) {
    log(`${date}  ${maskRecipient(recipient).padEnd(24)}  ${subject}\n  ${file}`);
  }
}

/** Enough to recognise an address, too little to read it over a shoulder. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at < 0) return `••••${recipient.slice(-3)}`;
  return `${recipient.slice(0, 1)}•••${recipient.slice(at)}`;
}
