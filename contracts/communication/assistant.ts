import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timeZone } from '../input/time-zone.ts';
import { languages } from '../languages.ts';
import { maxListingsOfAction, proposal } from './assistant-actions.ts';

/** Maximum characters of a question. */
export const questionLength = 3000;
/** Maximum number of earlier messages. */
export const historyLength = 12;

/** A page to read more or to do what the question is about. */
const answerLink = z.object({ to: z.string(), label: z.string() });
export type AnswerLink = z.infer<typeof answerLink>;

/** A number that an answer names, shown large: its label, and the same of the time before where there is one. */
const answerFigure = z.object({ label: z.string(), value: z.string(), before: z.string().nullable() });
export type AnswerFigure = z.infer<typeof answerFigure>;

/** A record that an answer names, with the page it is on. */
const answerRow = z.object({ title: z.string(), detail: z.string(), to: z.string().nullable() });
export type AnswerRow = z.infer<typeof answerRow>;

/** Goods that a request may mean; the question is asked again with their ids. */
const answerChoice = z.object({ label: z.string(), detail: z.string(), listing_ids: z.array(z.string()) });
export type AnswerChoice = z.infer<typeof answerChoice>;

/** The source of an answer: the Help Center, the seller's own records, a model that was given both, or none. */
export const answerSources = ['help', 'records', 'model', 'none'] as const;

/**
 * An answer is streamed in parts: texts to be concatenated, then figures, rows, choices or a change that waits for a tap, and
 * links, then the end. `again` discards the parts so far,
 * because the model failed; a whole answer follows.
 */
export const answerPart = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('again') }),
  z.object({ type: z.literal('figures'), figures: z.array(answerFigure) }),
  z.object({ type: z.literal('rows'), rows: z.array(answerRow) }),
  z.object({ type: z.literal('choices'), question: z.string(), choices: z.array(answerChoice) }),
  z.object({ type: z.literal('proposal'), proposal }),
  z.object({ type: z.literal('links'), links: z.array(answerLink) }),
  z.object({ type: z.literal('end'), source: z.enum(answerSources) }),
]);

export type AnswerPart = z.infer<typeof answerPart>;

const message = z.object({ role: z.enum(['seller', 'assistant']), text: z.string().max(20_000) });

/** Answers from the Help Center and the seller's own shop, and proposes changes; nothing changes before `doAssistantAction`. */
export const askAssistant = endpoint({
  operationId: 'askAssistant',
  method: 'POST',
  path: '/user/ask',
  access: 'seller',
  summary: 'Ask about Snapbazaar or one’s own shop, or for a change; what would change is proposed and waits',
  body: z.object({
    question: z
      .string()
      .trim()
      .min(1, 'Please type a question.')
      // Counts code points, because a character outside the basic plane takes two UTF-16 units.
      .refine((text) => [...text].length <= questionLength, 'Please keep the question to 3,000 characters.')
      .meta({ description: 'a question of at most 3,000 characters', example: 'How do I publish a listing?' }),
    /** Earlier messages, oldest first. */
    history: z.array(message).max(historyLength).default([]),
    /** The language of the answer; English unless it is given. */
    language: z.enum(languages).optional(),
    /** Listings that were chosen among those that the question may mean. */
    listing_ids: z.array(z.string().max(20)).max(maxListingsOfAction).default([]),
    /** Where the days of a request begin and end. */
    time_zone: timeZone,
  }),
  answer: answerPart,
  isStream: true,
});
