import { asc, eq } from 'drizzle-orm';
import { testCards } from '../../contracts/ordering/payments/test-cards.ts';
import {
  cancel,
  claimTransfer,
  confirmArrival,
} from '../../server/domains/ordering/order-lifecycle/buyer-actions.service.ts';
import { review } from '../../server/domains/ordering/orders/review-line.service.ts';
import { confirmPayment, declineLines, ship } from '../../server/domains/ordering/orders/seller-actions.service.ts';
import { runTimeout } from '../../server/domains/ordering/orders/timeouts.service.ts';
import type { PaymentDeps } from '../../server/domains/ordering/payments/card-payments.service.ts';
import { payWithCard } from '../../server/domains/ordering/payments/purchases.service.ts';
import { answerReturn, request as requestReturn } from '../../server/domains/ordering/returns/returns.service.ts';
import type { Db } from '../../server/platform/db/database.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { orderLines, type purchases } from '../../server/schema/ordering/orders.ts';
import type { RandomStream } from '../random/random-stream.ts';
import type { DemoBuyer } from './buyers.ts';
import type { Step } from './histories.ts';
import { buyerWords, declineReason } from './words.ts';

export interface PlacedOrder {
  id: number;
  sellerId: number;
  purchase: typeof purchases.$inferSelect;
  buyer: DemoBuyer;
}

/** Does with an order what its buyer, its seller or the platform does, by the functions that the API calls. */
export async function takeStep(
  deps: PaymentDeps & { storage: Storage },
  { id: orderId, sellerId, purchase, buyer }: PlacedOrder,
  step: Step,
  random: RandomStream,
): Promise<void> {
  const bySeller = { reader: 'seller', accountId: sellerId, orderId } as const;
  const byBuyer = { reader: 'buyer', accountId: purchase.customerId, orderId } as const;
  const { language } = buyer;
  const words = buyerWords[language];
  switch (step) {
    case 'pay by card':
      await payWithCard(deps, purchase, { card: newCard(deps.now()) });
      return;
    case 'claim transfer':
      return claimTransfer(deps, byBuyer, { reference: newReference(random) });
    case 'confirm payment':
      return confirmPayment(deps, bySeller);
    case 'let lapse':
      return runTimeout(deps.db, deps, { orderId, timeout: 'expire' }, deps.now());
    case 'cancel':
      return cancel(deps, byBuyer, words.cancelReason);
    case 'decline a line':
    case 'decline': {
      const lineIds = await findLineIds(deps.db, orderId);
      const line_ids = step === 'decline' ? lineIds : lineIds.slice(0, 1);
      return declineLines(deps, bySeller, { key: 'demo-decline', reason: declineReason, line_ids });
    }
    case 'ship':
      return ship(deps, bySeller, { key: 'demo-ship', carrier: 'thailand-post', tracking_number: parcelOf(orderId) });
    case 'receive':
      return confirmArrival(deps, byBuyer);
    case 'review': {
      const [line_id = ''] = await findLineIds(deps.db, orderId);
      const [stars, text] = random.pick(words.reviews);
      return review(deps, byBuyer, { line_id, stars, text, language });
    }
    case 'request return': {
      const line_ids = (await findLineIds(deps.db, orderId)).slice(0, 1);
      return requestReturn(deps, byBuyer, { key: 'demo-return', line_ids, reason: words.returnReason });
    }
    case 'accept return':
      return answerReturn(deps, bySeller, { action: 'accept', returnId: undefined });
    case 'take goods back':
      return answerReturn(deps, bySeller, { action: 'mark-returned', returnId: undefined });
    case 'complete':
      return runTimeout(deps.db, deps, { orderId, timeout: 'complete' }, deps.now());
  }
}

/** The test card that goes through, valid for another year. */
function newCard(now: Date) {
  const [{ number }] = testCards;
  const year = String((now.getUTCFullYear() + 1) % 100).padStart(2, '0');
  return { number, expiry: `12/${year}`, cvc: '123' };
}

const newReference = (random: RandomStream) => `TR${random.whole(10_000_000, 99_999_999)}`;

/** The order number after zeros, so that it is the number of no real parcel. */
const parcelOf = (orderId: number) => `EX${String(orderId).padStart(9, '0')}TH`;

async function findLineIds(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return rows.map(({ id }) => String(id));
}
