import { describe, expect, test } from 'vitest';
import { type SellerQuestion, sellerQuestions } from '../../../../../bench/evaluation/assistant-questions/all.ts';
import { type Language, languages } from '../../../../../contracts/languages.ts';
import { readLocale } from '../../../../../i18n/compile/read-messages.ts';
import { noOrders } from '../../../../../tests/support/ordering/no-orders.ts';
import { processorMsOf } from '../../../../../tests/support/process/processor-time.ts';
import { languageOfText } from '../../text-language.ts';
import { instructionsFor } from '../prompt.ts';
import type { ListingRecord, SellerRecords } from '../seller-records.service.ts';
import { claimsToHaveActed } from '../understanding/claims-to-have-acted.ts';
import { answerWithoutModel } from './answer-without-model.ts';

const listing = (id: number, title: string, englishTitle: string, price: number): ListingRecord => ({
  id,
  title,
  englishTitle,
  description: title,
  price,
  currency: 'USD',
  state: 'live',
  category: 'Home',
  countries: ['Japan', 'Thailand'],
  createdAt: new Date('2026-11-12'),
});
const recordsWith = (...listings: ListingRecord[]): SellerRecords => ({
  counts: { live: listings.length, paused: 0, removed: 0, drafts: 2 },
  listings,
  drafts: [{ title: null, description: null, state: 'at work', createdAt: new Date('2026-11-13') }],
  orders: noOrders,
});
const records = recordsWith(
  listing(1, '藤编台灯', 'Rattan table lamp', 4_200),
  listing(2, '真丝围巾', 'Silk scarf', 2_500),
);

const translated = languages.filter((language) => language !== 'en');
const aboutOf = (question: string, language: Language) => answerWithoutModel(question, records, language).about;

test.each(languages)('every question that the box offers in %s is answered', async (language) => {
  const { assistant, 'assistant-prompts': assistantPrompts } = readLocale(language);
  const isQuestion = ([, prompt]: [string, string]) => prompt.endsWith('?');
  const prompts = Object.entries(readLocale('en')['assistant-prompts'] ?? {})
    .filter(isQuestion)
    .map(([key]) => assistantPrompts?.[key]);
  expect([assistant?.samplePrompt, ...prompts].map((prompt) => aboutOf(prompt ?? '', language))).toEqual([
    ...['newest text', 'list live', 'draft-kept', 'edit-listing', 'pause-remove'],
    ...['good-photo', 'who-writes', 'seen-or-guessed', 'wrong-category'],
    ...['price-estimate', 'countries', 'forecast', 'fulfilment'],
  ]);
});

describe.each(translated)('questions in %s', (language) => {
  const isWrong = ({ question: ask, rightAnswers: right }: SellerQuestion) =>
    ![...right, 'unsure', 'cannot'].includes(aboutOf(ask, language));
  const shareOf = (questions: readonly SellerQuestion[]) => {
    const answerable = questions.filter(({ rightAnswers: right }) => right.length > 0);
    return (
      answerable.filter(({ question: ask, rightAnswers: right }) => right.includes(aboutOf(ask, language))).length /
      answerable.length
    );
  };

  test('that are known are understood, none of them wrongly', () => {
    expect(sellerQuestions[language].tuned.filter(isWrong)).toEqual([]);
    expect(shareOf(sellerQuestions[language].tuned)).toBeGreaterThan(0.9);
  });

  test('that were kept apart are mostly understood', () => {
    expect(sellerQuestions[language].heldOut.filter(isWrong).length).toBeLessThanOrEqual(1);
    expect(shareOf(sellerQuestions[language].heldOut)).toBeGreaterThanOrEqual(0.6);
  });

  test('are understood on a page in another language where their letters tell', () => {
    if (language === 'es' || language === 'vi') return;
    const understood = sellerQuestions[language].tuned.filter(({ question: ask, rightAnswers: right }) =>
      right.includes(aboutOf(ask, 'es')),
    );
    expect(understood.length / sellerQuestions[language].tuned.length).toBeGreaterThan(0.8);
  });

  test('are answered within 50 ms however long they are', async () => {
    const words = sellerQuestions[language].tuned.map(({ question }) => question).join(' ');
    const long = words.repeat(10).slice(0, 3000);
    const many = recordsWith(
      ...Array.from({ length: 300 }, (_, id) => listing(id, words, 'Rattan lamp '.repeat(9), id)),
    );
    expect(await processorMsOf(() => answerWithoutModel(long, many, language))).toBeLessThan(50);
  });
});

describe('an answer', () => {
  test.each([
    ['th', /^[^a-z]*\p{Script=Thai}[^a-z]*$/iu],
    ['zh', /^[^a-z]*\p{Script=Han}[^a-z]*$/iu],
    ['en', /^You have 2 listings: 2 live\. 2 analysed photos not published yet\.$/],
  ] as const)('comes in the language of the page, %s, whatever the language of the question', (language, words) => {
    const { text } = answerWithoutModel('How many listings do I have?', records, language);
    expect(text).toMatch(words);
    expect(text.match(/2/g)).toHaveLength(3);
    expect(answerWithoutModel('제 상품은 몇 개예요?', records, language).text).toBe(text);
  });

  test('names a listing by its title in the language of the page or in English', () => {
    for (const question of ['藤编台灯多少钱', 'What does my rattan table lamp cost?']) {
      const { text, about } = answerWithoutModel(question, records, 'zh');
      expect(about).toBe('listing 藤编台灯');
      expect(text).toContain('$ 42.00');
      expect(text).toContain('Japan、Thailand');
    }
  });

  test.each([
    ['ราคา iPhone 15 Pro เท่าไหร่', 'en', 'th'],
    ['いくら', 'en', 'ja'],
    ['送料', 'ja', 'ja'],
    ['多少钱', 'en', 'zh'],
    ['얼마예요', 'vi', 'ko'],
    ['my listings', 'th', 'en'],
    ['mis productos', 'es', 'es'],
  ] as const)('to ‘%s’ on a page in %s is looked up in %s', (question, page, language) => {
    expect(languageOfText(question, page)).toBe(language);
  });

  test('of a model is asked for in the language of the page', () => {
    expect(instructionsFor(records, [], 'ja')).toContain('in Japanese, whatever the language of the question.');
    expect(instructionsFor(records, [])).toContain('in the language of the question.');
  });

  test.each(['削除しました。', '已为您下架该商品', 'He eliminado tu anuncio.', 'I have deleted it.'])(
    'of a model that claims to have acted is recognized: %s',
    (text) => {
      expect(claimsToHaveActed(text)).toBe(true);
      expect(claimsToHaveActed('You can delete it yourself.')).toBe(false);
    },
  );
});
