import { and, eq, inArray, lt, or } from 'drizzle-orm';
import { minuteMs } from '../../../../contracts/durations.ts';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { hasBounced, rememberBounce } from '../../../platform/mail/bounced-addresses.ts';
import type { MailContent, Template } from '../../../platform/mail/template.ts';
import { digestMail } from '../../../platform/notifications/notice-mail.ts';
import type { MailTransport } from '../../../providers/mail/mail-transport.ts';
import type { SmsTransport } from '../../../providers/sms/sms-transport.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { isMailOff } from '../notifications/choices.service.ts';
import { wasRead } from '../notifications/read-notifications.service.ts';
import { findStopToken, stopTokenOf } from './mail-settings.service.ts';
import { renderMail, renderSms } from './render-mail.ts';

type Mail = typeof mails.$inferSelect;

export interface DeliveryDeps {
  db: Db;
  mail: MailTransport;
  sms: SmsTransport;
  templates: readonly Template[];
  /** The origin of the site, for links. */
  origin: string;
  now(): Date;
}

// Longer than the deadline of the job, so that its sender is certainly gone.
const abandonedAfterMs = 5 * minuteMs;

/**
 * Sends a queued mail. Whoever changes its state to `sending` first sends it. Where that process died, the mail is sent
 * again after some minutes under the same Message-ID, by which mail programs recognise it.
 */
export async function deliverMail(deps: DeliveryDeps, mailId: string): Promise<void> {
  const { db, now } = deps;
  const mail = await claim(db, mailId, now());
  if (mail === 'taken') throw new Error('Another process is sending this mail, or died while it did.');
  if (!mail) return;
  try {
    const result = await send(deps, mail);
    if (result.outcome === 'sent') return await finish(db, mail, now(), null);
    if (result.isUnknownRecipient) await rememberBounce(db, mail.recipient, now());
    await finish(db, mail, now(), result.reason);
  } catch (error) {
    await db.update(mails).set({ state: 'queued', claimedAt: null }).where(isClaimOf(mail));
    throw error;
  }
}

/** Marks a mail as failed that could not be sent within a day. */
export async function failMail(db: Db, mailId: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed', failure: 'gave up', finishedAt: now, parameters: {} })
    .where(and(eq(mails.id, mailId), inArray(mails.state, ['queued', 'sending'])));
}

/** Deletes mails that were queued before the given time. */
export async function deleteOldMails(db: Db, before: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, before));
}

/** The mail with its new state; null where it is finished or gone, and `taken` while another process may be sending it. */
async function claim(db: Db, id: string, now: Date): Promise<Mail | 'taken' | null> {
  const isFree = or(
    eq(mails.state, 'queued'),
    and(eq(mails.state, 'sending'), lt(mails.claimedAt, new Date(now.getTime() - abandonedAfterMs))),
  );
  const [claimed] = await db
    .update(mails)
    .set({ state: 'sending', claimedAt: now })
    .where(and(eq(mails.id, id), isFree))
    .returning();
  if (claimed) return claimed;
  const [other] = await db.select({ state: mails.state }).from(mails).where(eq(mails.id, id));
  return other?.state === 'sending' ? 'taken' : null;
}

const isClaimOf = ({ id, claimedAt }: Mail) =>
  and(eq(mails.id, id), eq(mails.state, 'sending'), claimedAt ? eq(mails.claimedAt, claimedAt) : undefined);

async function finish(db: Db, mail: Mail, now: Date, failure: string | null): Promise<void> {
  await db
    .update(mails)
    .set({ state: failure === null ? 'sent' : 'failed', failure, finishedAt: now, parameters: {} })
    .where(isClaimOf(mail));
}

type Result = { outcome: 'sent' } | { outcome: 'refused'; isUnknownRecipient?: boolean; reason: string };
const notSent = (reason: string): Result => ({ outcome: 'refused', reason });

async function send(deps: DeliveryDeps, mail: Mail): Promise<Result> {
  const template = deps.templates.find(({ name }) => name === mail.template);
  if (!template) return notSent('unknown template');
  const { id, createdAt: date, recipient: to, language } = mail;
  if (mail.expiresAt && mail.expiresAt <= deps.now()) return notSent('expired');
  const content = withLocale(language, (): MailContent => template.write(template.parameters.parse(mail.parameters)));
  if (mail.channel === 'sms') {
    return deps.sms.send({ id, date, to, text: renderSms(content, { language, origin: deps.origin }) });
  }
  if (!template.isAwaited && (await hasBounced(deps.db, to))) return notSent('bounced');
  const stop = await findStop(deps.db, template, mail);
  if (stop?.isStopped) return notSent('stopped');
  if (mail.notificationId !== null && (await wasRead(deps.db, mail.notificationId))) return notSent('read');
  const stopPath = stop ? `/mail/stop#${stop.token}` : undefined;
  const stopUrl = stop ? `${deps.origin}${apiBase}/mail/stop/${stop.token}` : undefined;
  const { code } = content;
  return deps.mail.send({
    id,
    date,
    to,
    stopUrl,
    code,
    ...renderMail(content, { language, origin: deps.origin, stopPath }),
  });
}

/** The link that stops a mail like this one, and whether it was used; null for a mail that is sent in any case. */
async function findStop(db: Db, template: Template, { accountId, topic }: Mail) {
  if (accountId === null || (topic === null && !template.mayBeStopped)) return null;
  const settings = await findStopToken(db, accountId);
  if (!settings) return null;
  const part = topic ?? (template.name === digestMail.name ? 'digest' : null);
  const isOff = topic !== null && (await isMailOff(db, accountId, topic));
  return { token: stopTokenOf(settings.token, part), isStopped: settings.isStopped || isOff };
}
