import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '../../../../contracts/communication/notifications.ts';
import {
  answerQuestion,
  askQuestion,
  deleteQuestion,
  listQuestions,
  listShopQuestions,
  markQuestionUseful,
  reportQuestion,
} from '../../../../contracts/communication/product-questions.ts';
import { blockThread, openThread } from '../../../../contracts/communication/threads.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { productQuestions } from '../../../schema/communication/product-questions.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { listInbox } from '../inbox/inbox.service.ts';

const app = await buildTestApp({ settings: { NEW_ACCOUNT_THREADS_PER_DAY: '12' } });
const { api, db } = app;
const { newSeller, newBuyer } = ordering(app);

let seller: Awaited<ReturnType<typeof newSeller>>;

beforeAll(async () => {
  seller = await newSeller();
});

type Call = typeof seller.call;

const newProduct = async () => String((await seller.newProduct({ title: 'Rattan lamp' })).id);

const askAbout = (call: Call, id: string, text: string, language: 'en' | 'es' = 'en') =>
  call(askQuestion, { params: { id }, body: { text, language } }).then(({ question }) => question);

const answerWith = (call: Call, id: string, text: string) =>
  call(answerQuestion, { params: { id }, body: { text } }).then(({ question }) => question);

const textsOf = async (product_id: string, q = '') =>
  (await api(listQuestions, { body: { product_id, q } })).questions.map(({ text }) => text);

describe('a question on a product', () => {
  test('is read by everyone with the answer of the seller, each in its language', async () => {
    const id = await newProduct();
    const buyer = await newBuyer();
    const asked = await askAbout(buyer.call, id, '¿Qué bombilla lleva?', 'es');
    expect(asked).toMatchObject({ language: 'es', is_yours: true, answer: null });
    await answerWith(seller.call, asked.id, 'ขั้ว E27 ค่ะ');
    const { questions } = await api(listQuestions, { body: { product_id: id, language: 'th' } });
    expect(questions).toMatchObject([
      {
        ...{ text: '¿Qué bombilla lleva?', language: 'es', answer: 'ขั้ว E27 ค่ะ', answer_language: 'th' },
        ...{ is_yours: false, useful_count: 0, product_title: 'Rattan lamp' },
      },
    ]);
  });

  test('is told to the seller, and its answer to the customer, once', async () => {
    const shop = await newSeller();
    const id = String((await shop.newProduct({ title: 'Jade bowl' })).id);
    const buyer = await newBuyer();
    const { id: questionId } = await askAbout(buyer.call, id, 'Is it heavy?');
    const told = async (call: Call) => (await call(listNotifications, { body: {} })).notifications;
    expect(await told(shop.call)).toMatchObject([
      { topic: 'question', title: 'New question from a buyer', text: 'Jade bowl', is_read: false },
    ]);
    await answerWith(shop.call, questionId, 'Two kilograms');
    await answerWith(shop.call, questionId, 'Two kilograms and a half');
    expect(await told(shop.call)).toMatchObject([{ is_read: true }]);
    expect(await told(buyer.call)).toMatchObject([
      { topic: 'question', title: 'The seller has answered your question', path: `/product/${id}` },
    ]);
  });

  test('is stored once when the same words are sent twice at once', async () => {
    const id = await newProduct();
    const buyer = await newBuyer();
    const [one, other] = await Promise.all([1, 2].map(() => askAbout(buyer.call, id, 'Is it new?')));
    expect(other?.id).toBe(one?.id);
    expect(await textsOf(id)).toEqual(['Is it new?']);
  });

  test('shows no contact data, nor its answer, and a search does not find what is hidden', async () => {
    const id = await newProduct();
    const buyer = await newBuyer();
    const { id: questionId } = await askAbout(buyer.call, id, 'Can you call me? 081 234 5678');
    const answered = await answerWith(seller.call, questionId, 'Write to lamp@gmail.com');
    expect(answered).toMatchObject({ text: 'Can you call me? ••••••', answer: 'Write to ••••••', is_masked: true });
    expect(await textsOf(id, '081 234')).toEqual([]);
    expect(await textsOf(id, 'lamp@')).toEqual([]);
    expect(await textsOf(id, 'CALL me')).toHaveLength(1);
  });

  test('is found by words of the question or the answer, and % finds nothing else', async () => {
    const id = await newProduct();
    const buyer = await newBuyer();
    const cable = await askAbout(buyer.call, id, 'How long is the cable?');
    await askAbout(buyer.call, id, 'Is it 100% rattan?');
    await answerWith(seller.call, cable.id, 'About two metres');
    expect(await textsOf(id, 'two METRES')).toEqual(['How long is the cable?']);
    expect(await textsOf(id, '100%')).toEqual(['Is it 100% rattan?']);
    expect(await textsOf(id, '%')).toEqual(['Is it 100% rattan?']);
    expect(await textsOf(id, 'glass')).toEqual([]);
  });

  test('is not shown, asked or voted for while its product is not sold', async () => {
    const id = await newProduct();
    const buyer = await newBuyer();
    const { id: questionId } = await askAbout(buyer.call, id, 'Is it new?');
    await db
      .update(products)
      .set({ isLive: false })
      .where(eq(products.id, Number(id)));
    const other = await newBuyer();
    await expect(api(listQuestions, { body: { product_id: id } })).rejects.toMatchObject({ code: 'product_not_found' });
    await expect(askAbout(other.call, id, 'And now?')).rejects.toMatchObject({ code: 'product_not_found' });
    const vote = { params: { id: questionId }, body: { is_useful: true } };
    await expect(other.call(markQuestionUseful, vote)).rejects.toMatchObject({ code: 'question_not_found' });
  });

  test('is deleted by its customer alone', async () => {
    const id = await newProduct();
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const params = { id: (await askAbout(buyer.call, id, 'Is it new?')).id };
    await expect(other.call(deleteQuestion, { params })).rejects.toMatchObject({ code: 'question_not_found' });
    await buyer.call(deleteQuestion, { params });
    expect(await textsOf(id)).toEqual([]);
  });

  test('goes with the account that asked it, and votes of a closed account do not count', async () => {
    const id = await newProduct();
    const [buyer, voter] = [await newBuyer(), await newBuyer()];
    const { id: questionId } = await askAbout(buyer.call, id, 'Is it new?');
    await voter.call(markQuestionUseful, { params: { id: questionId }, body: { is_useful: true } });
    await db.delete(accounts).where(eq(accounts.id, voter.id));
    const [counted] = await db
      .select()
      .from(productQuestions)
      .where(eq(productQuestions.id, Number(questionId)));
    expect(counted?.usefulCount).toBe(0);
    await db.delete(accounts).where(eq(accounts.id, buyer.id));
    expect(await textsOf(id)).toEqual([]);
  });
});

describe('the most useful questions', () => {
  test('come first, each customer counts once, and nobody votes for their own', async () => {
    const id = await newProduct();
    const [buyer, voter] = [await newBuyer(), await newBuyer()];
    const useful = await askAbout(buyer.call, id, 'Does it get hot?');
    await askAbout(buyer.call, id, 'Is it blue?');
    const vote = (call: Call, is_useful: boolean) =>
      call(markQuestionUseful, { params: { id: useful.id }, body: { is_useful } });
    expect(await textsOf(id)).toEqual(['Is it blue?', 'Does it get hot?']);
    await Promise.all([vote(voter.call, true), vote(voter.call, true)]);
    expect((await vote(voter.call, true)).useful_count).toBe(1);
    await expect(vote(buyer.call, true)).rejects.toMatchObject({ code: 'question_not_found' });
    const { questions } = await voter.call(listQuestions, { body: { product_id: id } });
    expect(questions).toMatchObject([
      { text: 'Does it get hot?', useful_count: 1, is_useful_to_you: true },
      { text: 'Is it blue?', is_useful_to_you: false },
    ]);
    expect((await vote(voter.call, false)).useful_count).toBe(0);
    expect((await vote(voter.call, false)).useful_count).toBe(0);
  });

  test('are paged without leaving one out', async () => {
    const id = await newProduct();
    const [buyer, voter] = [await newBuyer(), await newBuyer()];
    const texts = Array.from({ length: 12 }, (_, at) => `Question ${at}?`);
    for (const text of texts) {
      const { id: questionId } = await askAbout(buyer.call, id, text);
      if (text.includes('1')) {
        await voter.call(markQuestionUseful, { params: { id: questionId }, body: { is_useful: true } });
      }
    }
    const first = await api(listQuestions, { body: { product_id: id } });
    const rest = await api(listQuestions, { body: { product_id: id, cursor: first.next_cursor ?? '' } });
    expect(first.questions).toHaveLength(10);
    expect(rest.next_cursor).toBeNull();
    const read = [...first.questions, ...rest.questions].map(({ text }) => text);
    expect(read.sort()).toEqual(texts.sort());
  });
});

describe('a seller', () => {
  test('sees the questions without an answer, and answers those of own products only', async () => {
    const [shop, other] = [await newSeller(), await newSeller()];
    const id = String((await shop.newProduct({ title: 'Jade bowl' })).id);
    const buyer = await newBuyer();
    const first = await askAbout(buyer.call, id, 'Is it heavy?');
    const second = await askAbout(buyer.call, id, 'Is it old?');
    await answerWith(shop.call, first.id, 'Two kilograms');
    await expect(answerWith(other.call, second.id, 'Mine')).rejects.toMatchObject({ code: 'question_not_found' });
    const list = async (is_unanswered: boolean) =>
      (await shop.call(listShopQuestions, { body: { is_unanswered } })).questions.map(({ text }) => text);
    expect(await list(true)).toEqual(['Is it old?']);
    expect(await list(false)).toEqual(['Is it old?', 'Is it heavy?']);
    expect((await other.call(listShopQuestions, { body: {} })).questions).toEqual([]);
  });

  test('who blocked a customer is not asked by them', async () => {
    const id = await newProduct();
    const buyer = await newBuyer();
    const { thread_id } = await buyer.call(openThread, { body: { subject: 'product', subject_id: id } });
    await seller.call(blockThread, { params: { id: thread_id }, body: { is_blocked: true } });
    await expect(askAbout(buyer.call, id, 'Hello?')).rejects.toMatchObject({ code: 'thread_blocked' });
  });
});

test('a new account asks a limited number of questions a day', async () => {
  const id = await newProduct();
  const buyer = await newBuyer();
  for (let at = 0; at < 12; at += 1) await askAbout(buyer.call, id, `Question ${at}?`);
  await expect(askAbout(buyer.call, id, 'One more?')).rejects.toMatchObject({ code: 'too_many_questions' });
});

test('an account that everyone shares asks only the demo shop', async () => {
  const id = await newProduct();
  const buyer = await newBuyer();
  await db.update(accounts).set({ isDemo: true }).where(eq(accounts.id, buyer.id));
  await expect(askAbout(buyer.call, id, 'Is it new?')).rejects.toMatchObject({ code: 'not_for_demo' });
});

test('a reported question reaches the operator in its own words, once for each person', async () => {
  const id = await newProduct();
  const buyer = await newBuyer();
  const { id: questionId } = await askAbout(buyer.call, id, 'Call 081 234 5678');
  const report = (reason: string) => seller.call(reportQuestion, { params: { id: questionId }, body: { reason } });
  await report('Spam');
  await report('It is spam');
  const entries = (await listInbox(db, { withClosed: false, limit: 100 })).filter(({ question }) => question);
  expect(entries).toMatchObject([
    { id: `Q${questionId}-${seller.id}`, text: 'It is spam', question: { text: 'Call 081 234 5678', answer: null } },
  ]);
});

test.each(['', '  ', 'x'.repeat(2001)])('words that are empty or too long are refused', async (text) => {
  const id = await newProduct();
  const buyer = await newBuyer();
  await expect(askAbout(buyer.call, id, text)).rejects.toMatchObject({ code: 'bad_input' });
});
