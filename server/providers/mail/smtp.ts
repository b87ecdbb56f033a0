import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { composeMessage } from './compose-message.ts';
import type { MailDelivery, MailTransport, OutgoingMail } from './mail-transport.ts';

interface Options {
  /** Such as `smtps://user:password@mail.example:465`. */
  url: string;
  from: string;
  /** How long the server may be silent. */
  silenceMs?: number;
}

interface SmtpError extends Error {
  command?: string;
  responseCode?: number;
}

/** Sends each mail over a connection of its own. */
export function createSmtpTransport(options: Options): MailTransport {
  return {
    async send(mail) {
      const message = Readable.from([await composeMessage(mail, options.from)]);
      // The stream is read once the server has accepted the recipient and waits for the message.
      let isHandedOver = false;
      message.once('end', () => {
        isHandedOver = true;
      });
      try {
        await deliver(options, mail, message);
        return { outcome: 'sent' };
      } catch (error) {
        return judge(error as SmtpError, isHandedOver);
      }
    },
  };
}

async function deliver({ url, from, silenceMs = 30_000 }: Options, mail: OutgoingMail, message: Readable) {
  const [{ default: Connection }, { parseConnectionUrl }] = await Promise.all([
    import('nodemailer/lib/smtp-connection'),
    import('nodemailer/lib/shared'),
  ]);
  const settings = parseConnectionUrl(url);
  const connection = new Connection({
    ...settings,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  const broken = new Promise<never>((_, reject) => connection.once('error', reject));
  try {
    await Promise.race([broken, promisify(connection.connect.bind(connection))()]);
    if (settings.auth && connection.allowsAuth) {
      await Promise.race([broken, promisify(connection.login.bind(connection))(settings.auth)]);
    }
    const envelope = { from: addressOf(from), to: [mail.to] };
    await Promise.race([broken, promisify(connection.send.bind(connection))(envelope, message)]);
  } finally {
    broken.catch(() => undefined);
    connection.close();
  }
}

/** Returns what a failure means, or throws it where the mail may be sent again. */
function judge({ responseCode = 0, command }: SmtpError, isHandedOver: boolean): MailDelivery {
  // The server has the whole message and may have accepted it; sending it again could deliver it twice.
  if (responseCode === 0 && isHandedOver) return { outcome: 'sent' };
  // A refusal of the sign-in or of our own address is a mistake of the settings, which the operator may still correct.
  const isForGood = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  if (!isForGood) throw new Error(`The mail server did not take the mail (${responseCode || 'no answer'}).`);
  return { outcome: 'refused', isUnknownRecipient: command === 'RCPT TO', reason: `refused with ${responseCode}` };
}

/** The address within `Snapbazaar <mail@bazaar.example>`. */
function addressOf(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from;
}
