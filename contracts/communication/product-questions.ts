import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idParameter, idText } from '../input/id-parameter.ts';
import { languages } from '../languages.ts';
import { checkThreadMessage } from './thread-rules.ts';

const language = z.enum(languages).default('en');
const cursor = z.string().max(200).optional();

const question = z.object({
  id: z.string(),
  text: z.string(),
  language: z.enum(languages),
  /** Empty where the customer has not given a name. */
  author: z.string(),
  created_at: z.iso.datetime(),
  answer: z.string().nullable(),
  answer_language: z.enum(languages).nullable(),
  /** Whether contact data is hidden in the question or in its answer. */
  is_masked: z.boolean(),
  /** How many customers find it useful. */
  useful_count: z.int(),
  product_id: z.string(),
  /** Empty where the product is not sold any more. */
  product_title: z.string(),
  /** Whether the caller asked it. */
  is_yours: z.boolean(),
  /** Whether the caller finds it useful. */
  is_useful_to_you: z.boolean(),
});

export type ProductQuestion = z.infer<typeof question>;

const answer = success({ questions: z.array(question), next_cursor: z.string().nullable() });

// Far above the limit, only to bound the work; the rule gives the message.
const words = z.object({ text: z.string().max(20_000).default(''), language }).superRefine(({ text }, context) => {
  const message = checkThreadMessage(text);
  if (message) context.addIssue({ code: 'custom', path: ['text'], message });
});

export const listQuestions = endpoint({
  operationId: 'listQuestions',
  method: 'POST',
  path: '/questions',
  access: 'open',
  summary: 'Questions on a product with their answers, those that most find useful first',
  errors: ['product_not_found'],
  body: z.object({
    product_id: idText,
    /** Words of a question or of its answer. */
    q: z.string().max(100).default(''),
    language,
    cursor,
  }),
  answer,
});

export const askQuestion = endpoint({
  operationId: 'askQuestion',
  method: 'POST',
  path: '/customer/products/:id/questions',
  access: 'customer',
  summary: 'Ask about a product; everyone can read it. The same words again are the same question',
  errors: ['product_not_found', 'thread_blocked', 'too_many_questions', 'not_for_demo'],
  params: idParameter,
  body: words,
  answer: success({ question }),
});

export const deleteQuestion = endpoint({
  operationId: 'deleteQuestion',
  method: 'DELETE',
  path: '/customer/questions/:id',
  access: 'customer',
  summary: 'Delete a question of yours, with its answer',
  errors: ['question_not_found'],
  params: idParameter,
  answer: success({}),
});

export const markQuestionUseful = endpoint({
  operationId: 'markQuestionUseful',
  method: 'PUT',
  path: '/customer/questions/:id/useful',
  access: 'customer',
  summary: 'Say that a question of somebody else is useful, once, or take that back',
  errors: ['question_not_found'],
  params: idParameter,
  body: z.object({ is_useful: z.boolean() }),
  answer: success({ useful_count: z.int() }),
});

export const listShopQuestions = endpoint({
  operationId: 'listShopQuestions',
  method: 'POST',
  path: '/user/questions',
  access: 'seller',
  summary: 'Questions on your products, newest first; all of them or those without an answer',
  body: z.object({ language, is_unanswered: z.boolean().default(false), cursor }),
  answer,
});

export const answerQuestion = endpoint({
  operationId: 'answerQuestion',
  method: 'POST',
  path: '/user/questions/:id/answer',
  access: 'seller',
  summary: 'Answer a question on one’s own product; an answer can be changed',
  errors: ['question_not_found'],
  params: idParameter,
  body: words,
  answer: success({ question }),
});

export const reportQuestion = endpoint({
  operationId: 'reportQuestion',
  method: 'POST',
  path: '/questions/:id/report',
  access: 'account',
  summary: 'Report a question or its answer to the operator',
  errors: ['question_not_found'],
  params: idParameter,
  body: z.object({ reason: z.string().max(1000).default('') }),
  answer: success({}),
});
