import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import type { ErrorCode } from '../../errors.ts';
import { idParameter } from '../../input/id-parameter.ts';
import { oneOrder, textLanguage } from './orders.ts';

type Party = 'customer' | 'seller';

const orderRefusals = ['order_not_found', 'order_changed', 'key_used_before'] as const;
const ordersPath: Record<Party, `/${string}`> = { customer: '/customer/orders', seller: '/user/orders' };

/** Declares what one party can do with an order of its own; the answer is the order as it is then. */
export function orderAction<Rule extends Party>(party: Rule) {
  const base: `/${string}` = ordersPath[party];
  return <Shape extends z.ZodRawShape>(
    operationId: string,
    action: string,
    summary: string,
    shape: Shape,
    errors: readonly ErrorCode[] = [],
  ) =>
    endpoint({
      operationId,
      method: 'POST',
      path: `${base}/:id/${action}`,
      access: party,
      summary,
      errors: [...orderRefusals, ...errors],
      params: idParameter,
      body: z.object({ ...shape, language: textLanguage }),
      answer: oneOrder,
    });
}
