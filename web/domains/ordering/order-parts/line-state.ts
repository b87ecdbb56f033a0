import type { Order, OrderLine } from '../../../../contracts/ordering/orders/orders.ts';

/** The state of a line in words: goods that were decided about did not come back. */
export function lineStateOf({ returns }: Pick<Order, 'returns'>, { id, state }: Pick<OrderLine, 'id' | 'state'>) {
  const isDecided = returns.some(({ line_ids, state }) => state === 'decided' && line_ids.includes(id));
  return state === 'returned' && isDecided ? 'decided' : state;
}
