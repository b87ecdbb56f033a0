import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Characters of one question. */
export const questionLength = 3000;
/** Earlier messages that are taken along. */
export const historyLength = 12;

/** A page of ours where one reads on or does what was asked about. */
const answerLink = z.object({ to: z.string(), label: z.string() });
export type AnswerLink = z.infer<typeof answerLink>;

/** Who answered: the Help Center, the seller's own records, a model that was given both, or nobody. */
export const answerSources = ['help', 'records', 'model', 'none'] as const;

/**
 * An answer comes in parts: texts to be put one behind the other, then links, then the end. `again` takes back what
 * came so far, because whoever wrote it broke off; a whole answer follows.
 */
export const answerPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('again') }),
  z.object({ type: z.literal('links'), links: z.array(answerLink) }),
  z.object({ type: z.literal('end'), source: z.enum(answerSources) }),
]);

export type AnswerPart = z.infer<typeof answerPart>;

const message = z.object({ role: z.enum(['seller', 'assistant']), text: z.string().max(20_000) });

/** Answers from the Help Center and the seller's own listings and drafts. It only reads: nothing is done by asking. */
export const askAssistant = endpoint({
  operationId: 'askAssistant',
  method: 'POST',
  path: '/user/ask',
  access: 'seller',
  summary: 'Ask about Snapbazaar or one’s own listings and drafts',
  body: z.object({
    question: z
      .string()
      .trim()
      .min(1, 'Please type a question.')
      // As people count: a character beyond the first plane is one, though it takes two places.
      .refine((text) => [...text].length <= questionLength, 'Please keep the question to 3,000 characters.'),
    /** What was said before, oldest first. */
    history: z.array(message).max(historyLength).default([]),
  }),
  answer: answerPart,
  isStream: true,
});
