import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendMessage } from '../../../../contracts/communication/help.ts';
import { hourMs } from '../../../../contracts/durations.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { messages } from '../../../schema/communication/messages.ts';

let moment = new Date('2026-11-15T08:00:00Z');
const { api, apiAs, db } = await buildTestApp({ now: () => moment, settings: { MESSAGES_PER_DAY: '3' } });

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

  test('is accepted from customers too, and not from guests', async () => {
    const { token, post } = await api(signUpCustomer, { body: withEmail('buyer@test.example') });
    const call = { body: { topic: 'question' as const, message: 'Hello' } };
    await apiAs(token)(sendMessage, call);
    expect(await db.$count(messages, eq(messages.accountId, Number(post.id)))).toBe(1);
    await expect(api(sendMessage, call)).rejects.toMatchObject({ status: 401 });
  });
});
