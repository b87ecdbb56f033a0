import { type Config, originOf } from '../../config.ts';
import { openSecretBox } from '../../platform/secrets/secret-box.ts';
import { createOutboxTransport, type WrittenMessage } from '../../providers/mail/outbox.ts';
import { openOutboxFolder } from '../../providers/mail/outbox-folder.ts';
import { createSmtpTransport } from '../../providers/mail/smtp.ts';
import { createHttpSms } from '../../providers/sms/http-sms.ts';
import { createOutboxSms } from '../../providers/sms/outbox-sms.ts';
import { mailTemplates } from '../mail-templates.ts';
import type { MailJobDeps } from '../register-job.ts';

/** The configured mail server and text message provider; without them, the outbox folder. */
export function openMail(config: Config, onWritten: (written: WrittenMessage) => void): MailJobDeps {
  const { SMTP_URL: url, SMS_URL: smsUrl, SMS_TOKEN: token, SMS_FROM: smsFrom } = config;
  const origin = originOf(config);
  const from = config.MAIL_FROM ?? `Snapbazaar <no-reply@${new URL(origin).hostname}>`;
  const outbox = openOutboxFolder(config.SNAPBAZAAR_DATA_DIR);
  return {
    origin,
    outbox,
    templates: mailTemplates,
    openSecrets: () => openSecretBox({ key: config.SECRETS_KEY, dataDirectory: config.SNAPBAZAAR_DATA_DIR }),
    mail: url ? createSmtpTransport({ url, from }) : createOutboxTransport({ folder: outbox, from, onWritten }),
    sms: smsUrl ? createHttpSms({ url: smsUrl, token, from: smsFrom }) : createOutboxSms({ folder: outbox, onWritten }),
  };
}
