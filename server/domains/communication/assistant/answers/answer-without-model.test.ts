import { describe, expect, test } from 'vitest';
import { type SellerQuestion, sellerQuestions } from '../../../../../bench/evaluation/assistant-questions/all.ts';
import { noOrders } from '../../../../../tests/support/ordering/no-orders.ts';
import { processorMsOf } from '../../../../../tests/support/process/processor-time.ts';
import type { ListingRecord, SellerRecords } from '../seller-records.service.ts';
import { answerWithoutModel } from './answer-without-model.ts';

const listing = (id: number, title: string, price: number, state: ListingRecord['state']): ListingRecord => ({
  id,
  title,
  description: `${title}, as seen in the photo.`,
  price,
  currency: 'USD',
  state,
  category: 'Home & Kitchen',
  countries: ['Thailand'],
  createdAt: new Date('2026-11-12'),
});

const records: SellerRecords = {
  counts: { live: 2, paused: 1, removed: 0, drafts: 1 },
  listings: [
    listing(1, 'Acoustic guitar with spruce top', 18_000, 'live'),
    listing(2, 'Rattan table lamp', 4_200, 'live'),
    listing(3, 'Silk scarf', 2_500, 'paused'),
  ],
  drafts: [{ title: 'Wool hat', description: 'A wool hat.', state: 'ready', createdAt: new Date('2026-11-13') }],
  orders: noOrders,
};

const refusals = ['unsure', 'cannot'];
const isWrong = ({ question: ask, rightAnswers: right }: SellerQuestion) => {
  const { about } = answerWithoutModel(ask, records);
  return !right.includes(about) && !refusals.includes(about);
};
const isAnswered = ({ question: ask, rightAnswers: right }: SellerQuestion) =>
  right.includes(answerWithoutModel(ask, records).about);

describe('the assistant without a model', () => {
  test.each([
    ['known', sellerQuestions.en.tuned],
    ['held-out', sellerQuestions.en.heldOut],
  ] as const)('answers none of the %s questions about a wrong subject', (_name, questions) => {
    const wrong = questions
      .filter(isWrong)
      .map(({ question: ask }) => `${ask} → ${answerWithoutModel(ask, records).about}`);
    expect(wrong).toEqual([]);
  });

  test('answers most of the answerable questions', () => {
    const shareOf = (questions: readonly SellerQuestion[]) => {
      const answerable = questions.filter(({ rightAnswers: right }) => right.length > 0);
      return answerable.filter(isAnswered).length / answerable.length;
    };
    expect(shareOf(sellerQuestions.en.tuned)).toBeGreaterThan(0.9);
    expect(shareOf(sellerQuestions.en.heldOut)).toBeGreaterThan(0.6);
  });

  test('answers the longest question within 50 ms', async () => {
    const long = [
      'my draft '.repeat(330),
      'a'.repeat(3000),
      'how many '.repeat(333),
      '商'.repeat(3000),
      'x '.repeat(1500),
    ];
    for (const question of long)
      expect(await processorMsOf(() => answerWithoutModel(question, records))).toBeLessThan(50);
  });
});
