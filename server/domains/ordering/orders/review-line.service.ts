import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { addReview } from '../../marketplace/reviews/reviews.service.ts';
import type { ActionDeps } from '../order-lifecycle/buyer-actions.service.ts';
import { publishOrderPhoto } from '../order-lifecycle/order-photos.service.ts';
import { canReview } from '../order-state/order-actions.service.ts';
import { getOwnOrder, lockOwnOrder, type Party } from '../order-state/own-orders.service.ts';

interface Written {
  line_id: string;
  stars: number;
  text: string;
  photo?: string | undefined;
  language: Language;
}

/** Reviews a line that was delivered and kept. Its photo is copied, because everyone sees reviews. */
export async function review(deps: ActionDeps & { storage: Storage }, party: Party, written: Written): Promise<void> {
  const { id: orderId } = await getOwnOrder(deps.db, party);
  // Before the transaction, which should not wait for files. The daily sweep removes the copy of a refused review.
  const photo = written.photo ? await publishOrderPhoto(deps, orderId, written.photo) : null;
  await deps.db.transaction(async (tx) => {
    const { order, lines } = await lockOwnOrder(tx, party);
    const line = lines.find(({ id }) => String(id) === written.line_id);
    if (!line || !canReview(order, line)) throw new AppError('order_changed');
    const { stars, text, language } = written;
    const { id: orderLineId, productId } = line;
    await addReview(
      tx,
      { orderLineId, productId, customerId: party.accountId, stars, text, language, photo },
      deps.now(),
    );
  });
}
