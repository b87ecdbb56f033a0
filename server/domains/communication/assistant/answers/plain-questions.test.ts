import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../../contracts/languages.ts';
import { noOrders } from '../../../../../tests/support/ordering/no-orders.ts';
import { answerWithoutModel } from './answer-without-model.ts';

const nothing = { counts: { live: 0, paused: 0, removed: 0, drafts: 0 }, listings: [], drafts: [], orders: noOrders };

/** Plain questions of sellers, and what a right answer is about; an honest refusal is never wrong. */
const questions: [Language, string, string][] = [
  ['en', 'How do I withdraw my money?', 'withdraw-money'],
  ['en', 'how can i cash out', 'withdraw-money'],
  ['en', 'can i withdraw my money to my bank', 'withdraw-money'],
  ['en', 'is there a fee?', 'selling-fee'],
  ['en', 'do you charge a commission', 'selling-fee'],
  ['en', 'how much is the commission', 'selling-fee'],
  ['en', 'How many orders do I have to ship?', 'orders'],
  ['en', 'how many orders do I have', 'orders'],
  ['en', 'when do I get paid?', 'when-paid'],
  ['en', 'how do I change my password', 'change-password'],
  ['th', 'ถอนเงินยังไง', 'withdraw-money'],
  ['th', 'ฉันถอนเงินได้ที่ไหน', 'withdraw-money'],
  ['th', 'ถอนเงินได้เมื่อไหร่', 'withdraw-money or when-paid'],
  ['th', 'มีค่าธรรมเนียมไหม', 'selling-fee'],
  ['th', 'หักค่าคอมเท่าไหร่', 'selling-fee'],
  ['th', 'เก็บค่าธรรมเนียมไหมคะ', 'selling-fee'],
  ['th', 'มีออเดอร์ต้องส่งกี่รายการ', 'orders'],
  ['th', 'มีคำสั่งซื้อกี่รายการ', 'orders'],
  ['th', 'จะได้เงินเมื่อไหร่', 'when-paid'],
  ['th', 'ลืมรหัสผ่านทำยังไง', 'forgot-password'],
  ['vi', 'Làm sao để rút tiền?', 'withdraw-money'],
  ['vi', 'rút tiền ở đâu', 'withdraw-money'],
  ['vi', 'tôi rút tiền được không', 'withdraw-money'],
  ['vi', 'có mất phí không', 'selling-fee'],
  ['vi', 'phí bán hàng bao nhiêu', 'selling-fee'],
  ['vi', 'có thu hoa hồng không', 'selling-fee'],
  ['vi', 'tôi có bao nhiêu đơn hàng cần gửi', 'orders'],
  ['vi', 'có bao nhiêu đơn hàng', 'orders'],
  ['vi', 'khi nào tôi nhận được tiền', 'when-paid'],
  ['vi', 'đổi mật khẩu thế nào', 'change-password'],
];

describe('plain questions about money and orders', () => {
  const aboutOf = ([language, question]: (typeof questions)[number]) =>
    answerWithoutModel(question, nothing, language).about;

  const rightAnswers = ([, , right]: (typeof questions)[number]) => right.split(' or ');

  test.each(questions)('in %s, ‘%s’ get no answer about something else', (...asked) => {
    expect([...rightAnswers(asked), 'unsure', 'cannot']).toContain(aboutOf(asked));
  });

  test('get a right answer nine times of ten', () => {
    const right = questions.filter((asked) => rightAnswers(asked).includes(aboutOf(asked)));
    expect(right.length / questions.length).toBeGreaterThanOrEqual(0.9);
  });
});

test('the answer about fees names the commission', () => {
  expect(answerWithoutModel('is there a fee?', nothing, 'en').text).toContain('5 %');
});
