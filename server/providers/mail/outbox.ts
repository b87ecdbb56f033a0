import { composeMessage } from './compose-message.ts';
import type { MailTransport } from './mail-transport.ts';
import type { OutboxFolder } from './outbox-folder.ts';

interface Options {
  folder: OutboxFolder;
  from: string;
  /** Told the subject and nothing else of a mail. */
  onWritten(subject: string): void;
}

/** Writes mails to the outbox folder, where no mail server is set. */
export function createOutboxTransport({ folder, from, onWritten }: Options): MailTransport {
  return {
    async send(mail) {
      await folder.write({ ...mail, ending: '.eml', contents: await composeMessage(mail, from) });
      onWritten(mail.subject);
      return { outcome: 'sent' };
    },
  };
}
