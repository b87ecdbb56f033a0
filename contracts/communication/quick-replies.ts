import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idParameter, idText } from '../input/id-parameter.ts';
import { type Language, languages } from '../languages.ts';
import { cleanParagraphs } from '../text/clean-text.ts';
import { checkQuickReply, quickReplyLength } from './thread-rules.ts';

/** The words of a quick reply by language; a language without words is left out. */
const quickReplyTexts = z.partialRecord(z.enum(languages), z.string().max(quickReplyLength * 10));

const offeredReply = z.object({
  id: z.string(),
  /** In the language that was asked for, or in the one that it was written in. */
  text: z.string(),
  /** Whether the seller wrote it; the others are known in all languages. */
  is_own: z.boolean(),
});

const ownReply = z.object({ id: z.string(), texts: quickReplyTexts });

export type OfferedReply = z.infer<typeof offeredReply>;
export type OwnReply = z.infer<typeof ownReply>;
export type QuickReplyTexts = Partial<Record<Language, string>>;

export const offerQuickReplies = endpoint({
  operationId: 'offerQuickReplies',
  method: 'GET',
  path: '/user/threads/:id/quick-replies',
  access: 'account',
  summary: 'What can be said in a conversation with one press, and is known in seven languages',
  errors: ['thread_not_found'],
  params: idParameter,
  body: z.object({ language: z.enum(languages).default('en') }),
  answer: success({ replies: z.array(offeredReply) }),
});

export const listQuickReplies = endpoint({
  operationId: 'listQuickReplies',
  method: 'GET',
  path: '/user/quick-replies',
  access: 'seller',
  summary: 'The quick replies that you wrote',
  answer: success({ replies: z.array(ownReply) }),
});

export const saveQuickReply = endpoint({
  operationId: 'saveQuickReply',
  method: 'POST',
  path: '/user/quick-replies',
  access: 'seller',
  summary: 'Write a quick reply, or another text for one that you wrote',
  errors: ['quick_reply_not_found', 'too_many_quick_replies'],
  body: z
    .object({
      /** Of the quick reply that is changed; a new one has none. */
      id: idText.optional(),
      texts: quickReplyTexts,
    })
    .superRefine(({ texts }, context) => {
      const message = checkQuickReply(texts);
      if (message) context.addIssue({ code: 'custom', path: ['texts'], message });
    })
    .transform(({ texts, ...body }) => ({ ...body, texts: cleanTexts(texts) })),
  answer: success({ reply: ownReply }),
});

export const deleteQuickReply = endpoint({
  operationId: 'deleteQuickReply',
  method: 'DELETE',
  path: '/user/quick-replies/:id',
  access: 'seller',
  summary: 'Delete a quick reply that you wrote; messages keep its words',
  errors: ['quick_reply_not_found'],
  params: idParameter,
  answer: success({}),
});

function cleanTexts(texts: QuickReplyTexts): QuickReplyTexts {
  const cleaned = Object.entries(texts).map(([language, text]) => [language, cleanParagraphs(text)] as const);
  return Object.fromEntries(cleaned.filter(([, text]) => text !== ''));
}
