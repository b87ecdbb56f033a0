import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { checkGuestMessage, checkMessage, messageTopics } from './message-rules.ts';

/** Sends a message to the operator, who answers at the account's email or phone. */
export const sendMessage = endpoint({
  operationId: 'sendMessage',
  method: 'POST',
  path: '/user/messages',
  access: 'account',
  summary: 'Write to the operator of this server',
  errors: ['too_many_messages'],
  body: z
    // Far above the limit, only to bound the work; the rules give the message.
    .object({ topic: z.enum(messageTopics), message: z.string().max(20_000).trim() })
    .superRefine((values, context) => {
      for (const [field, message] of Object.entries(checkMessage(values))) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    }),
  answer: success({}),
});

/** Sends a message of somebody without an account; a mail to the email that they give confirms that it was received. */
export const sendGuestMessage = endpoint({
  operationId: 'sendGuestMessage',
  method: 'POST',
  path: '/messages',
  access: 'open',
  summary: 'Write to the operator of this server without an account',
  errors: ['too_many_messages'],
  body: z
    .object({
      name: z.string().max(1000).trim(),
      email: z.string().max(1000).trim(),
      topic: z.enum(messageTopics),
      message: z.string().max(20_000).trim(),
    })
    .superRefine((values, context) => {
      for (const [field, message] of Object.entries(checkGuestMessage(values))) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    }),
  answer: success({}),
});
