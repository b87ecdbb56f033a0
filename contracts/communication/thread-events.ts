import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idText } from '../input/id-parameter.ts';

/** What happened in the threads and to the notifications of an account. */
const threadEvent = z.object({
  /**
   * `start` says from which number on events follow, `renew` that some before this number are gone and all is to be read anew,
   * `notification` that the count of unread notifications is another one, and `beat` that nothing happened.
   */
  type: z.enum(['start', 'message', 'read', 'notification', 'beat', 'renew']),
  /** The newest that was sent; who comes again goes on after it. */
  number: z.string(),
  thread_id: z.string().nullable(),
});

export type ThreadEvent = z.infer<typeof threadEvent>;

export const followThreadEvents = endpoint({
  operationId: 'followThreadEvents',
  method: 'GET',
  path: '/user/thread-events',
  access: 'account',
  summary:
    'What happens in your conversations and to your notifications, as it happens, one event a line; the answer ends after some minutes',
  isStream: true,
  errors: ['too_many_requests'],
  body: z.object({ after: idText.optional() }),
  answer: threadEvent,
});
