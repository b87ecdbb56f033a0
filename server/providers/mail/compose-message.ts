import type { OutgoingMail } from './mail-transport.ts';

/** The name of a mail that stays the same when it is sent again. */
export const messageIdOf = (mail: Pick<OutgoingMail, 'id'>, from: string) => `<${mail.id}@${domainOf(from)}>`;

/** The message in the format of mail servers. Header values are encoded, so that no value can add a header. */
export async function composeMessage(mail: OutgoingMail, from: string): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { to, subject, text, html, date, stopUrl } = mail;
  const composer = new MailComposer({
    from,
    to: { name: '', address: to },
    subject: subject.replace(/[\r\n]+/g, ' '),
    text,
    html,
    date,
    messageId: messageIdOf(mail, from),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(stopUrl && { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
