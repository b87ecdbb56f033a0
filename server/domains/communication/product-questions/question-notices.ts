import { z } from 'zod';
import { noticesText } from '../../../../i18n/generated/notices.ts';
import { defineNotice } from '../../../platform/notifications/notice.ts';

const about = z.object({ questionId: z.int(), productId: z.int(), title: z.string(), image: z.string() });

const topic = () => 'question' as const;
const isDuty = () => false;

/** The record that both notices are about. */
export const subjectOfQuestion = (questionId: number) => `question ${questionId}`;

/** Tells a seller of a question on a product. */
export const questionNotice = defineNotice({
  ...{ name: 'question', parameters: about, topic, isDuty },
  groupOf: () => 'question',
  subjectOf: ({ questionId }) => subjectOfQuestion(questionId),
  write: ({ title, image }) => ({
    ...{ title: noticesText('question'), text: title, path: '/storefront/questions' as const, image },
  }),
  writeMany: (count, { title, image }) => ({
    ...{ title: noticesText('questions', { count }), text: title, path: '/storefront/questions' as const, image },
  }),
});

/** Tells a customer that the seller has answered. */
export const answerNotice = defineNotice({
  ...{ name: 'answer', parameters: about, topic, isDuty },
  groupOf: () => null,
  subjectOf: ({ questionId }) => subjectOfQuestion(questionId),
  write: ({ productId, title, image }) => ({
    ...{ title: noticesText('answer'), text: title, path: `/product/${productId}` as const, image },
  }),
});
