import type { Language } from '../../../../contracts/languages.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/notifications/notify.service.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { reviewNotice } from '../../marketplace/reviews/review-notice.service.ts';
import { addReview, findReviewOfLine } from '../../marketplace/reviews/reviews.service.ts';
import type { ActionDeps } from '../order-lifecycle/buyer-actions.service.ts';
import { publishOrderPhoto } from '../order-lifecycle/order-photos.service.ts';
import { findReviewRefusal } from '../order-state/order-actions.service.ts';
import { getOwnOrder, lockOwnOrder, type Party } from '../order-state/own-orders.service.ts';
import { refuse } from '../order-state/refusals.ts';

/** Whether the same review exists already; another one of the same line is refused. */
async function wasWritten(tx: Db, lineId: number, { stars, text }: Written): Promise<boolean> {
  const earlier = await findReviewOfLine(tx, lineId);
  if (!earlier) return false;
  if (earlier.stars !== stars || earlier.text !== cleanParagraphs(text)) throw refuse('review_twice');
  return true;
}

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
    if (!line) throw refuse('order_line_unknown', { field: 'line_id', example: `"${lines[0]?.id ?? 1}"` });
    const refusal = findReviewRefusal(order, line);
    if (refusal) throw refusal;
    if (await wasWritten(tx, line.id, written)) return;
    const { stars, text, language } = written;
    const { id: orderLineId, productId } = line;
    await addReview(
      tx,
      { orderLineId, productId, customerId: party.accountId, stars, text, language, photo },
      deps.now(),
    );
    await notify(tx, deps, {
      ...{ accountId: order.sellerId, notice: reviewNotice, key: `review ${orderLineId}`, at: deps.now() },
      parameters: { productId, stars, title: line.originalTitle, image: line.image },
    });
  });
}
