import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

export const taskTypes = ['report', 'message', 'dispute', 'return', 'payout', 'difference', 'job'] as const;
export type TaskType = (typeof taskTypes)[number];

const operatorTask = z.object({
  type: z.enum(taskTypes),
  /** Such as R5-18, SB-1042 or the name of a job. */
  subject: z.string(),
  since: z.iso.datetime().nullable(),
  due_at: z.iso.datetime().nullable(),
  amount: z.object({ minor: z.int(), currency: z.string() }).nullable(),
  /** A command that settles it, where no page does. */
  command: z.string().nullable(),
});
export type OperatorTask = z.infer<typeof operatorTask>;

/** Pages ask for it again and again. */
export const getOperatorToday = endpoint({
  operationId: 'getOperatorToday',
  method: 'GET',
  path: '/operator/today',
  access: 'operator',
  right: 'today',
  isPolled: true,
  summary: 'What needs a person, as far as the caller’s role may settle it, the oldest deadline first',
  answer: success({
    tasks: z.array(operatorTask),
    /** By type; no more than a hundred of each are counted. */
    counts: z.array(z.object({ type: z.enum(taskTypes), count: z.int() })),
  }),
});
