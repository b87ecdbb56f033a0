import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { whenDone } from '../../../../tests/support/expect/when-done.ts';
import { createSeller } from '../../../../tests/support/factories.ts';
import { refusal, startMailServer } from '../../../../tests/support/mail/mail-server.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { runOutboxList } from '../../../cli/list-outbox.ts';
import { mailTemplates } from '../../../composition/mail-templates.ts';
import { openMail } from '../../../composition/providers/choose-mail.ts';
import { readConfig } from '../../../config.ts';
import { forgetBounce } from '../../../platform/mail/bounced-addresses.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { MailTransport } from '../../../providers/mail/mail-transport.ts';
import { createSmtpTransport } from '../../../providers/mail/smtp.ts';
import { bouncedAddresses, mails } from '../../../schema/communication/mails.ts';
import { passwordChanged } from '../../identity/accounts/password-changed-mail.ts';
import { confirmContact } from '../../identity/contact-verification/contact-mails.ts';
import { passwordResetMail } from '../../identity/password-reset/reset-mail.ts';
import { deliverMail, failMail } from './deliver-mail.service.ts';
import { renderMail } from './render-mail.ts';

const { db, queue, database, server } = await buildTestApp();
const sms = { send: async () => ({ outcome: 'sent' as const }) };
const from = 'Snapbazaar <shop@bazaar.example>';

const templates = [...mailTemplates];
const over = (mail: MailTransport) => ({
  ...{ db, mail, sms, templates, origin: 'https://bazaar.example' },
  now: () => new Date(),
});
const smtp = (url: string, silenceMs = 5000) => createSmtpTransport({ url, from, silenceMs });

let count = 0;
async function queued(to: string, isAwaited = true): Promise<string> {
  count += 1;
  const mail = { to, language: 'en', dedupeKey: `test ${count}` } as const;
  await (isAwaited
    ? queueMail(db, queue, { ...mail, template: confirmContact, parameters: { code: '123456', token: 'abc' } })
    : queueMail(db, queue, { ...mail, template: passwordChanged, parameters: { role: 'seller' } }));
  const [row] = await db.select().from(mails).where(eq(mails.dedupeKey, mail.dedupeKey));
  return row?.id ?? '';
}
const read = async (id: string) => (await db.select().from(mails).where(eq(mails.id, id)))[0];

describe('a queued mail', () => {
  test('is sent once with text, HTML and a Message-ID of its row, and its code is forgotten', async () => {
    const server = await startMailServer();
    const id = await queued('malee@example.com');
    await deliverMail(over(smtp(server.url)), id);
    await deliverMail(over(smtp(server.url)), id);
    expect(server.received).toHaveLength(1);
    const [message = ''] = server.received;
    expect(message).toContain(`Message-ID: <${id}@bazaar.example>`);
    expect(message).toContain('To: malee@example.com');
    expect(message).toContain('https://bazaar.example/contacts/verify#abc');
    expect(message).toContain('prefers-color-scheme: dark');
    expect(message).not.toMatch(/<img|List-Unsubscribe/);
    expect(await read(id)).toMatchObject({ state: 'sent', parameters: {} });
  });

  test('is neither queued twice with one key nor kept when the transaction fails', async () => {
    const one = { to: 'twice@example.com', language: 'th', template: passwordChanged, dedupeKey: 'one' } as const;
    await queueMail(db, queue, { ...one, parameters: { role: 'seller' } });
    await queueMail(db, queue, { ...one, parameters: { role: 'seller' } });
    const failing = db.transaction(async (tx) => {
      await queueMail(tx, queue, { ...one, dedupeKey: 'two', parameters: { role: 'seller' } });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const rows = await db.select().from(mails).where(eq(mails.recipient, 'twice@example.com'));
    expect(rows).toHaveLength(1);
    const jobs = `select from pgboss.job where name = 'send-mail' and data->>'mailId' = $1`;
    expect((await database.pool.query(jobs, [rows[0]?.id])).rowCount).toBe(1);
  });

  test('is sent by one of two processes that try at the same time', async () => {
    const server = await startMailServer();
    const id = await queued('race@example.com');
    const tries = await Promise.allSettled([1, 2, 3].map(() => deliverMail(over(smtp(server.url)), id)));
    expect(tries.filter(({ status }) => status === 'rejected').length).toBeLessThan(3);
    expect(server.received).toHaveLength(1);
  });

  test('waits for another attempt while the server is away, busy or silent, and is given up after a day', async () => {
    const busy = await startMailServer({ onRcptTo: (_address, _session, done) => done(refusal(451)) });
    const silent = await startMailServer({ onMailFrom: () => undefined });
    const id = await queued('later@example.com');
    for (const transport of [smtp('smtp://127.0.0.1:1'), smtp(busy.url), smtp(silent.url, 200)]) {
      await expect(deliverMail(over(transport), id)).rejects.toThrow('did not take the mail');
      expect(await read(id)).toMatchObject({ state: 'queued' });
    }
    await failMail(db, id, new Date());
    expect(await read(id)).toMatchObject({ state: 'failed', parameters: {} });
  });

  test('counts as sent when the connection drops after the message was taken, and as failed when it was refused', async () => {
    const dropping = await startMailServer({
      onData(stream, session) {
        stream.resume();
        stream.on('end', () => {
          for (const connection of dropping.server.connections) {
            if ((connection as { session?: unknown }).session === session) {
              (connection as { _socket?: { destroy(): void } })._socket?.destroy();
            }
          }
        });
      },
    });
    const id = await queued('dropped@example.com');
    await deliverMail(over(smtp(dropping.url)), id);
    expect(await read(id)).toMatchObject({ state: 'sent' });

    const spam = await startMailServer({
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done(refusal(554)));
      },
    });
    const refused = await queued('spam@example.com');
    await deliverMail(over(smtp(spam.url)), refused);
    expect(await read(refused)).toMatchObject({ state: 'failed', failure: 'refused with 554' });
    expect(await db.select().from(bouncedAddresses)).toEqual([]);
  });

  test('to an address that refused one is not sent until its owner confirms the address anew', async () => {
    const refusing = await startMailServer({ onRcptTo: (_address, _session, done) => done(refusal(550)) });
    const server = await startMailServer();
    const first = await queued('gone@example.com');
    await deliverMail(over(smtp(refusing.url)), first);
    expect(await read(first)).toMatchObject({ state: 'failed', failure: 'refused with 550' });
    expect(JSON.stringify(await db.select().from(bouncedAddresses))).not.toContain('gone');

    const notification = await queued('gone@example.com', false);
    await deliverMail(over(smtp(server.url)), notification);
    expect(await read(notification)).toMatchObject({ state: 'failed', failure: 'bounced' });
    await deliverMail(over(smtp(server.url)), await queued('gone@example.com'));
    await forgetBounce(db, 'gone@example.com');
    await deliverMail(over(smtp(server.url)), await queued('gone@example.com', false));
    expect(server.received).toHaveLength(2);
  });

  test('is not sent after it has expired', async () => {
    const server = await startMailServer();
    const { id: accountId } = await createSeller(db);
    const parameters = { code: '1', token: 'x', role: 'seller' } as const;
    const mail = {
      to: 'late@example.com',
      language: 'en',
      template: passwordResetMail,
      parameters,
      accountId,
    } as const;
    await queueMail(db, queue, { ...mail, expiresAt: new Date(Date.now() - 1) });
    const [row] = await db.select().from(mails).where(eq(mails.recipient, mail.to));
    await deliverMail(over(smtp(server.url)), row?.id ?? '');
    expect(await read(row?.id ?? '')).toMatchObject({ state: 'failed', failure: 'expired' });
  });
});

describe('a mail that may be stopped', () => {
  const notification = { ...passwordChanged, name: 'test-notification', mayBeStopped: true };

  test('says how, is stopped with one press of a mail program, and is sent again when its reader wants that', async () => {
    templates.push(notification as unknown as (typeof templates)[number]);
    whenDone(async () => templates.pop());
    const inbox = await startMailServer();
    const { id: accountId } = await createSeller(db);
    const mail = {
      to: 'news@example.com',
      language: 'en',
      template: notification,
      parameters: { role: 'seller' },
    } as const;
    await expect(queueMail(db, queue, mail)).rejects.toThrow('needs the account');
    const sendOne = async (dedupeKey: string) => {
      await queueMail(db, queue, { ...mail, accountId, dedupeKey });
      const [row] = await db.select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
      await deliverMail(over(smtp(inbox.url)), row?.id ?? '');
      return read(row?.id ?? '');
    };
    await sendOne('first notice');
    const message = (inbox.received[0] ?? '').replaceAll(/\r\n[ \t]/g, ' ');
    const stop = /List-Unsubscribe: <https:\/\/bazaar\.example(\S+)>/.exec(message)?.[1] ?? '';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const press = (method: 'POST' | 'DELETE', url = stop) =>
      server.inject({ method, url, headers, payload: 'List-Unsubscribe=One-Click' });
    expect((await press('POST')).json()).toMatchObject({ status: 1 });
    expect(await sendOne('second notice')).toMatchObject({ state: 'failed', failure: 'stopped' });
    expect((await press('DELETE')).json()).toMatchObject({ status: 1 });
    expect(await sendOne('third notice')).toMatchObject({ state: 'sent' });
    expect((await press('POST', '/api/v1/mail/stop/made-up')).statusCode).toBe(410);
    expect(inbox.received).toHaveLength(2);
  });
});

test('names with line breaks and markup add neither headers nor elements to a mail', async () => {
  const server = await startMailServer();
  const hostile = 'Eve\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>';
  const content = {
    subject: hostile,
    heading: hostile,
    paragraphs: [hostile],
    button: { label: hostile, path: '/' },
  } as const;
  const rendered = renderMail(content, { language: 'en', origin: 'https://bazaar.example', stopPath: '/mail/stop#x' });
  expect(rendered.html).not.toContain('<script>');
  expect(rendered.html).not.toMatch(/https?:(?!\/\/bazaar\.example)/);
  const mail = { id: 'one', date: new Date(), to: 'victim@example.com', stopUrl: 'https://bazaar.example/stop' };
  await smtp(server.url).send({ ...mail, ...rendered });
  const [head = ''] = (server.received[0] ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc/m);
  expect(head).toContain('List-Unsubscribe: <https://bazaar.example/stop>');
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await expect(
    smtp(server.url).send({ ...mail, ...rendered, to: 'a@example.com\r\nRCPT TO:<b@example.com>' }),
  ).rejects.toThrow();
  expect(server.received).toHaveLength(1);
});

test('without a mail server, mails are files for the operator alone, and the log has their subject only', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-outbox-'));
  whenDone(() => rm(folder, { recursive: true }));
  const config = readConfig({ SNAPBAZAAR_DATA_DIR: folder });
  const logged: string[] = [];
  const { mail, sms: outboxSms, outbox } = openMail(config, ({ to, code }) => logged.push(`${to} ${code}`));
  const id = await queued('malee@example.com');
  await deliverMail({ ...over(mail), sms: outboxSms }, id);
  const text = { id: 'sms', date: new Date(), to: '+66812345678', text: 'Your code is 123456' };
  await outboxSms.send(text);
  const files = await readdir(path.join(folder, 'outbox'));
  expect(files).toHaveLength(2);
  for (const file of files) expect((await stat(path.join(folder, 'outbox', file))).mode & 0o777).toBe(0o600);
  expect(await readFile(path.join(folder, 'outbox', files[0] ?? ''), 'utf8')).toContain('123456');
  expect(logged).toEqual(['malee@example.com 123456', '+66812345678 123456']);

  const lines: string[] = [];
  await runOutboxList(config, (line) => lines.push(line));
  expect(lines[0]).toMatch(/m•••@example\.com .*Confirm your email for Snapbazaar\n.*\.eml$/);
  expect(lines.join()).not.toMatch(/malee|81234/);
  await delay(2);
  await outbox.removeBefore(new Date());
  expect(await outbox.list()).toEqual([]);
});
