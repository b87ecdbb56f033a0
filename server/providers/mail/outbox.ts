import { composeMessage } from './compose-message.ts';
import type { MailTransport } from './mail-transport.ts';
import type { OutboxFolder } from './outbox-folder.ts';

/** What is told of a message that was written and not sent: somebody waits for its code. */
export interface WrittenMessage {
  to: string;
  subject: string;
  code?: string | undefined;
}

interface Options {
  folder: OutboxFolder;
  from: string;
  onWritten(written: WrittenMessage): void;
}

/** Writes mails to the outbox folder, where no mail server is set. */
export function createOutboxTransport({ folder, from, onWritten }: Options): MailTransport {
  return {
    async send(mail) {
      await folder.write({ ...mail, ending: '.eml', contents: await composeMessage(mail, from) });
      onWritten(mail);
      return { outcome: 'sent' };
    },
  };
}
