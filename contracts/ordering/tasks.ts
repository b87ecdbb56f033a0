import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

/** What can wait for a seller. */
const sellerTasks = [
  'ship',
  'confirm_payment',
  'answer_return',
  'receive_return',
  'return_disputed',
  'send_evidence',
  'payment_disputed',
  'pay_commission',
  'pay_back',
  'payback_disputed',
  'confirm_contact',
] as const;

/** What can wait for a customer. */
const customerTasks = [
  'pay',
  'confirm_receipt',
  'send_return',
  'return_declined',
  'return_disputed',
  'not_shipped',
  'name_account',
  'confirm_payback',
  'payback_disputed',
  'confirm_contact',
] as const;

const task = z.object({
  type: z.enum([...sellerTasks, ...customerTasks]),
  /** The order it is about; null where it is about the account. */
  order_id: z.string().nullable(),
  /** As people read it, `SB-1042`. */
  order_number: z.string().nullable(),
  /** The first product of the order: as the seller wrote it, or in the buyer’s language. */
  title: z.string().nullable(),
  /** Until when it has to be done; null where nothing happens by itself. */
  due_at: z.iso.datetime().nullable(),
});

export type Task = z.infer<typeof task>;

/** Asked every minute by an open page, so it is one statement that reads indexes of open orders only. */
export const listTasks = endpoint({
  operationId: 'listTasks',
  method: 'GET',
  path: '/user/tasks',
  access: 'account',
  summary: 'What waits for the account, the nearest deadline first; at most 50 are listed and 100 of a type counted',
  answer: success({ count: z.int(), tasks: z.array(task) }),
});
