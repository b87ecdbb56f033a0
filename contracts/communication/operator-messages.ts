import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { messageLength, messageTopics } from './message-rules.ts';

const contactMessage = z.object({
  /** Such as M12. */
  id: z.string(),
  topic: z.enum(messageTopics),
  text: z.string(),
  created_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  sender: z.object({ role: z.enum(['seller', 'customer', 'guest']), name: z.string(), contact: z.string() }),
  /** In which the answer's mail is written; the operator's words are sent as they are. */
  language: z.enum(languages),
  /** Whether an answer can be mailed. */
  has_email: z.boolean(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const listContactMessages = endpoint({
  operationId: 'listContactMessages',
  method: 'POST',
  path: '/operator/messages',
  access: 'operator',
  right: 'answer',
  summary: 'Open messages to the operator, oldest first',
  body: z.object({ cursor: z.string().max(200).optional() }),
  answer: success({ messages: z.array(contactMessage), next_cursor: z.string().nullable() }),
});

export const settleContactMessage = endpoint({
  operationId: 'settleContactMessage',
  method: 'POST',
  path: '/operator/messages/settle',
  access: 'operator',
  right: 'answer',
  summary: 'Close a message once, with an answer by mail or without one',
  errors: ['case_not_found', 'case_changed'],
  body: z.object({ id: z.string().max(20), answer: z.string().max(messageLength).default('') }),
  answer: success({}),
});
