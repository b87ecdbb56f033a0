import { AppError } from '../../../contracts/errors.ts';
import type { Language } from '../../../contracts/languages.ts';
import { addReview } from '../reviews/reviews.service.ts';
import type { ActionDeps } from './buyer-actions.service.ts';
import { canReview } from './order-actions.service.ts';
import { lockOwnOrder, requirePhoto, type Side } from './own-orders.service.ts';

interface Written {
  line_id: string;
  stars: number;
  text: string;
  photo?: string | undefined;
  language: Language;
}

/** Reviews a line that was delivered and kept. */
export function review(deps: ActionDeps, side: Side, written: Written): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order, lines } = await lockOwnOrder(tx, side);
    const line = lines.find(({ id }) => String(id) === written.line_id);
    if (!line || !canReview(order, line)) throw new AppError('order_changed');
    const { stars, text, language } = written;
    const photo = await requirePhoto(tx, order.id, written.photo);
    const { id: orderLineId, productId } = line;
    await addReview(
      tx,
      { orderLineId, productId, customerId: side.accountId, stars, text, language, photo },
      deps.now(),
    );
  });
}
