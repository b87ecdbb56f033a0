import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { checkMessage, messageTopics } from './message-rules.ts';

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
