import { expect, test } from 'vitest';
import { sendGuestMessage, sendMessage } from '../../contracts/communication/help.ts';
import { answerQuestion, askQuestion, reportQuestion } from '../../contracts/communication/product-questions.ts';
import { signUpCustomer, signUpSeller } from '../../contracts/identity/accounts.ts';
import { reportReview } from '../../contracts/marketplace/reviews.ts';
import { createProduct } from '../../tests/support/factories.ts';
import { withEmail } from '../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../tests/support/test-app.ts';
import { reviews } from '../schema/marketplace/reviews.ts';
import { readInbox } from './list-inbox.ts';

let moment = new Date('2026-11-15T08:00:00Z');
const { api, apiAs, db } = await buildTestApp({ now: () => moment });

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await readInbox({ db }, 'https://bazaar.example', (line) => void lines.push(line), words);
  return lines.join('\n');
}

test('the inbox lists messages and reports newest first until they are closed', async () => {
  expect(await run()).toBe('The inbox is empty.');
  const seller = await api(signUpSeller, { body: withEmail('writer@test.example') });
  const sellerId = Number(seller.post.id);
  await apiAs(seller.token)(sendMessage, { body: { topic: 'idea', message: 'A darker theme\nand \u001b[2Ja bell' } });
  const buyer = await api(signUpCustomer, { body: withEmail('reader@test.example') });
  const product = await createProduct(db, sellerId);
  const [review] = await db
    .insert(reviews)
    .values({
      ...{ productId: product.id, sellerId, customerId: Number(buyer.post.id), orderLineId: 1 },
      ...{ stars: 2, text: 'It broke', language: 'en', createdAt: moment },
    })
    .returning();
  const params = { id: String(review?.id) };
  moment = new Date('2026-11-16T09:30:00Z');
  await apiAs(seller.token)(reportReview, { params, body: { reason: 'Not my product' } });

  const reportId = `R${review?.id}-${sellerId}`;
  moment = new Date('2026-11-16T10:00:00Z');
  const guest = { name: 'Mali\u001b[2J', email: 'mali@guest.example', topic: 'problem', message: 'No parcel' } as const;
  await api(sendGuestMessage, { body: guest });
  expect(await run()).toMatch(
    /^M2 {2}2026-11-16 10:00 {2}open {2}problem\n {2}from guest: Mali ?\[2J, mali@guest\.example\n {2}> No parcel\nR/,
  );
  expect(await run('close', 'M2')).toBe('M2 is closed.');
  moment = new Date('2026-11-16T09:30:00Z');

  const listed = await run();
  expect(listed.split('\n')).toEqual([
    `${reportId}  2026-11-16 09:30  open  report of a review`,
    `  from seller ${sellerId}: ${seller.post.name}, writer@test.example`,
    `  review ${review?.id}, 2 of 5 stars: It broke`,
    `  product ${product.id} of seller ${sellerId}: https://bazaar.example/product/${product.id}`,
    '  > Not my product',
    'M1  2026-11-15 08:00  open  idea',
    `  from seller ${sellerId}: ${seller.post.name}, writer@test.example`,
    '  > A darker theme',
    expect.stringMatching(/^ {2}> and ?\S*.*a bell$/),
  ]);
  expect(listed).not.toContain('\u001b');

  expect(await run('close', 'M1', reportId)).toBe(`M1 is closed.\n${reportId} is closed.`);
  expect(await run()).toBe('The inbox is empty.');
  expect(await run('all')).toContain('M1  2026-11-15 08:00  closed ');
  await apiAs(seller.token)(reportReview, { params, body: { reason: 'It is rude, too' } });
  expect(await run()).toContain(`${reportId}  2026-11-16 09:30  open`);
});

test('a report of a question names the product, and is closed by its letter', async () => {
  moment = new Date('2026-11-16T11:00:00Z');
  const { token, post } = await api(signUpSeller, { body: withEmail('lamps@test.example') });
  const buyer = await api(signUpCustomer, { body: withEmail('curious@test.example') });
  const product = await createProduct(db, Number(post.id));
  const { question } = await apiAs(buyer.token)(askQuestion, {
    params: { id: String(product.id) },
    body: { text: 'Call 081 234 5678' },
  });
  await apiAs(token)(answerQuestion, { params: { id: question.id }, body: { text: 'No' } });
  await apiAs(token)(reportQuestion, { params: { id: question.id }, body: { reason: 'A number' } });
  const listed = (await run()).split('\n');
  const id = `Q${question.id}-${post.id}`;
  expect(listed[0]).toBe(`${id}  2026-11-16 11:00  open  report of a question`);
  expect(listed.slice(2, 6)).toEqual([
    `  question ${question.id}: Call 081 234 5678`,
    '  answer: No',
    `  product ${product.id} of seller ${post.id}: https://bazaar.example/product/${product.id}`,
    '  > A number',
  ]);
  expect(await run('close', id)).toBe(`${id} is closed.`);
});

test.each([
  [['close', 'M999'], 'There is no entry M999 in the inbox.'],
  [['close', 'x'], 'There is no entry x in the inbox.'],
  [['close'], 'Please use npm run inbox'],
  [['delete'], 'Please use npm run inbox'],
])('the inbox refuses %j with a sentence', async (words, sentence) => {
  await expect(run(...words)).rejects.toThrow(sentence);
});
