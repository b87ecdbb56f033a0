import { expect, test } from 'vitest';
import { type AnswerPart, askAssistant } from '../../../../../contracts/communication/assistant.ts';
import { type Language, languages } from '../../../../../contracts/languages.ts';
import { ordering } from '../../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';

const app = await buildTestApp({ settings: { ASK_LIMIT: '1000000' } });
const { newSeller, newBuyer } = ordering(app);

type Message = { role: 'seller' | 'assistant'; text: string };

async function ask(token: string, question: string, { language = 'en', history = [] as Message[] } = {}) {
  const body = { question, language: language as Language, history };
  const parts: AnswerPart[] = [];
  for await (const part of app.streamAs(token)(askAssistant, { body })) parts.push(part);
  const of = <Type extends AnswerPart['type']>(type: Type) =>
    parts.filter((part): part is Extract<AnswerPart, { type: Type }> => part.type === type);
  return {
    text: of('text')
      .map(({ text }) => text)
      .join(''),
    figures: of('figures').flatMap(({ figures }) => figures.map(({ value }) => value)),
    rows: of('rows').flatMap(({ rows }) => rows),
    source: of('end')[0]?.source,
  };
}

/** A seller of two products; three of the first and one of the second are sold. */
async function openShop() {
  const seller = await newSeller();
  const buyer = await newBuyer();
  const [lamp, chair] = [await seller.newProduct(), await seller.newProduct()];
  await buyer.buy({ product: lamp, units: 3 });
  await buyer.buy({ product: chair, units: 1 });
  return { ...seller, lamp, chair };
}

test('a seller who asks what was sold today reads the sum and the number of orders, and what sold best', async () => {
  const { token, lamp } = await openShop();
  const sales = await ask(token, 'How much did I sell today?');
  expect(sales).toMatchObject({
    source: 'records',
    text: expect.stringMatching(/^Today: \$ [\d.,]+ from 2 orders\.$/),
  });
  expect(sales.figures[1]).toBe('2');
  const { rows } = await ask(token, 'What sold best today?');
  expect(rows.map(({ to, detail }) => [to, detail])[0]).toEqual([
    `/product/${lamp.id}`,
    expect.stringMatching(/^3 sold, /),
  ]);
});

test('a question that names another time only goes on with the figure before', async () => {
  const { token } = await openShop();
  const history: Message[] = [
    { role: 'seller', text: 'How much did I sell today?' },
    { role: 'assistant', text: 'Today: …' },
  ];
  expect((await ask(token, 'and last month?', { history })).text).toBe('Last month: no orders.');
  expect((await ask(token, 'and last month?')).source).toBe('none');
});

test('a seller reads what waits, what is nearly sold out and what the wallet holds', async () => {
  const { token } = await openShop();
  expect((await ask(token, 'What do I have to do today?')).text).toBe(
    '2 things wait for you, the nearest deadline first:',
  );
  expect((await ask(token, 'How many stars does my shop have?')).text).toBe('Your shop has no reviews yet.');
  expect((await ask(token, 'how much money is in my wallet')).figures).toHaveLength(3);
  expect((await ask(token, 'what is out of stock')).text).toContain('Every live listing');
});

test('a seller reads no figures of another shop', async () => {
  await openShop();
  const { token } = await newSeller();
  expect((await ask(token, 'How much did I sell today?')).text).toBe('Today: no orders.');
  expect((await ask(token, 'What sold best this year?')).rows).toEqual([]);
  expect((await ask(token, 'What do I have to do today?')).rows).toEqual([]);
});

const inEveryLanguage: Record<Language, string> = {
  en: 'What sold best this month?',
  th: 'เดือนนี้สินค้าไหนขายดีที่สุด',
  zh: '这个月什么卖得最好',
  vi: 'tháng này món nào bán chạy nhất',
  es: '¿qué fue lo más vendido este mes?',
  ja: '今月一番売れた商品は？',
  ko: '이번 달 제일 많이 팔린 상품은?',
};

test.each(languages)('what sold best is answered in %s', async (language) => {
  const { token, lamp } = await openShop();
  const { rows } = await ask(token, inEveryLanguage[language], { language });
  expect(rows[0]).toMatchObject({ to: `/product/${lamp.id}`, detail: expect.stringContaining('3') });
});
