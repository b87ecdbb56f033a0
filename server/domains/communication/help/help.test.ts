import { eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendGuestMessage, sendMessage } from '../../../../contracts/communication/help.ts';
import { hourMs } from '../../../../contracts/durations.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { languages } from '../../../../contracts/languages.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { messages } from '../../../schema/communication/messages.ts';
import { renderMail } from '../mail/render-mail.ts';
import { guestMessageReceived } from './guest-mail.ts';
import { deleteGuestMessages } from './guest-messages.service.ts';

let moment = new Date('2026-11-15T08:00:00Z');
const { api, apiAs, db, server } = await buildTestApp({ now: () => moment, settings: { MESSAGES_PER_DAY: '3' } });

let count = 0;
async function newSeller() {
  const body = withEmail(`writer-${count++}@test.example`);
  const { token, post } = await api(signUpSeller, { body });
  return { call: apiAs(token), id: Number(post.id) };
}

describe('a message to the operator', () => {
  test('is stored with the account that sent it', async () => {
    const { call, id } = await newSeller();
    const answer = await call(sendMessage, { body: { topic: 'idea', message: '  A darker dark theme\u0301  ' } });
    expect(answer).toMatchObject({ status: 1, message: 'Your message has been received.' });
    const [stored] = await db.select().from(messages).where(eq(messages.accountId, id));
    expect(stored).toMatchObject({ topic: 'idea', message: 'A darker dark themé', createdAt: moment });
  });

  test.each([
    ['   ', 'Please write your message.'],
    ['x'.repeat(3001), 'Please keep the message to 3,000 characters.'],
  ])('is refused when it is blank or too long', async (message, sentence) => {
    const { call } = await newSeller();
    const refused = call(sendMessage, { body: { topic: 'question', message } });
    await expect(refused).rejects.toMatchObject({ status: 400, message: sentence });
  });

  test('is limited per day, also for concurrent requests', async () => {
    const { call, id } = await newSeller();
    const send = () => call(sendMessage, { body: { topic: 'problem', message: 'It does not fold.' } });
    const results = await Promise.allSettled([send(), send(), send(), send(), send()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 429, message: 'You have sent many messages today. Please write again tomorrow.' },
    });
    expect(await db.$count(messages, eq(messages.accountId, id))).toBe(3);
    moment = new Date(moment.getTime() + 25 * hourMs);
    await send();
  });

  test('is accepted from customers too, and not without a session', async () => {
    const { token, post } = await api(signUpCustomer, { body: withEmail('buyer@test.example') });
    const call = { body: { topic: 'question' as const, message: 'Hello' } };
    await apiAs(token)(sendMessage, call);
    expect(await db.$count(messages, eq(messages.accountId, Number(post.id)))).toBe(1);
    await expect(api(sendMessage, call)).rejects.toMatchObject({ status: 401 });
  });
});

describe('a message of a guest', () => {
  const written = {
    name: ' Mali\u202E  Srisuk ',
    email: 'Mali@Guest.Example',
    topic: 'question',
    message: ' Where is it? ',
  };
  const body = written as typeof written & { topic: 'question' };

  test('is stored for the operator and confirmed in a mail that repeats nothing of it', async () => {
    const inThai = apiAs(undefined, { 'accept-language': 'th' });
    expect(await inThai(sendGuestMessage, { body })).toMatchObject({ status: 1 });
    const [stored] = await db.select().from(messages).where(eq(messages.guestEmail, 'mali@guest.example'));
    expect(stored).toMatchObject({
      accountId: null,
      guestName: 'Mali Srisuk',
      topic: 'question',
      message: 'Where is it?',
    });
    const [mail] = await db.select().from(mails).where(eq(mails.recipient, 'mali@guest.example'));
    expect(mail).toMatchObject({ template: 'guest-message-received', parameters: {}, language: 'th', accountId: null });
  });

  test.each(languages)('is confirmed in %s', (language) => {
    const content = withLocale(language, () => guestMessageReceived.write({}));
    const { text } = renderMail(content, { language, origin: 'https://shop.example' });
    expect(text).toContain(content.heading);
    expect(content.subject).not.toBe(language === 'en' ? '' : 'We have received your message');
  });

  test.each([
    [{ name: '\u200B ' }, 'Please enter your name.'],
    [{ name: 'x'.repeat(101) }, 'Please keep the name to 100 characters.'],
    [{ email: '' }, 'Email is required'],
    [{ email: 'mali@home' }, 'Invalid Email'],
    [{ message: ' ' }, 'Please write your message.'],
  ])('with %j is refused in a sentence', async (change, message) => {
    await expect(api(sendGuestMessage, { body: { ...body, ...change } })).rejects.toMatchObject({
      status: 400,
      message,
    });
  });

  test('is limited by its email and by the network that it comes from', async () => {
    const send = (email: string, ip: string) =>
      server.inject({ method: 'POST', url: '/api/v1/messages', payload: { ...body, email }, remoteAddress: ip });
    const statuses = async (emails: string[], ip: (index: number) => string) =>
      Promise.all(emails.map(async (email, index) => (await send(email, ip(index))).statusCode));
    const sameEmail = await statuses(Array(4).fill('flood@guest.example'), (index) => `198.51.${index}.7`);
    expect(sameEmail.toSorted()).toEqual([200, 429, 429, 429]);
    const emails = Array.from({ length: 6 }, (_, index) => `flood-${index}@guest.example`);
    const sameNetwork = await statuses(emails, () => '203.0.113.9');
    expect(sameNetwork.filter((status) => status === 200)).toHaveLength(3);
    expect(await db.$count(mails, eq(mails.recipient, 'flood@guest.example'))).toBe(1);
  });

  test('is deleted after its time, unlike those of accounts', async () => {
    const ofAccounts = await db.$count(messages, isNotNull(messages.accountId));
    await deleteGuestMessages(db, new Date(moment.getTime() + hourMs));
    expect(await db.$count(messages)).toBe(ofAccounts);
  });

  test('leaves its email, name and words out of the log', async () => {
    const lines: string[] = [];
    const logged = await buildTestApp({
      settings: { LOG_LEVEL: 'trace' },
      logSink: { write: (line) => lines.push(line) },
    });
    await logged.api(sendGuestMessage, { body: { ...body, email: 'secret@guest.example', message: 'Quiet words' } });
    await logged
      .api(sendGuestMessage, { body: { ...body, email: 'secret@', message: 'Quiet words' } })
      .catch(() => null);
    expect(lines.join('\n')).toContain('/api/v1/messages');
    expect(lines.join('\n')).not.toMatch(/secret@|Quiet words|Mali/);
  });
});
