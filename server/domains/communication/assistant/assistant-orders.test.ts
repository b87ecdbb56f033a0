import { expect, test } from 'vitest';
import { type AnswerPart, askAssistant } from '../../../../contracts/communication/assistant.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const app = await buildTestApp();
const { newSeller, newBuyer } = ordering(app);

async function ask(token: string, question: string, language?: Language) {
  const parts: AnswerPart[] = [];
  for await (const part of app.streamAs(token)(askAssistant, { body: { question, language } })) parts.push(part);
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
  const links = parts.flatMap((part) => (part.type === 'links' ? part.links : [])).map(({ to }) => to);
  return { text, links };
}

const question = 'How many orders do I have to ship?';
const inOtherLanguages: Partial<Record<Language, string>> = {
  th: 'มีออเดอร์ต้องส่งกี่รายการ',
  zh: '还有多少订单没发货',
  vi: 'tôi có bao nhiêu đơn hàng cần gửi',
  es: '¿cuántos pedidos tengo por enviar?',
  ja: '発送する注文は何件ありますか',
  ko: '보내야 할 주문이 몇 건 있나요?',
};

test('a seller who asks what to ship reads the number and since when it waits, in every language, with the way there', async () => {
  const seller = await newSeller();
  const buyer = await newBuyer();
  const product = await seller.newProduct();
  for (const _ of ['first', 'second', 'third']) await buyer.buy({ product });
  await buyer.order([{ product }]);
  const today = formatDate(new Date());
  expect(await ask(seller.token, question)).toEqual({
    text: `You have 3 orders to ship. The one that has waited longest was placed on ${today}. Awaiting payment: 1. On the way: 0. Open returns: 0.`,
    links: ['/storefront/orders'],
  });
  for (const [language, asked] of Object.entries(inOtherLanguages)) {
    const answer = await ask(seller.token, asked, language as Language);
    expect([asked, answer]).toEqual([asked, { text: expect.stringContaining('3'), links: ['/storefront/orders'] }]);
  }
});

test('a seller without orders reads so, whatever others sold', async () => {
  const { token } = await newSeller();
  expect((await ask(token, question)).text).toBe('You have no orders yet.');
});
