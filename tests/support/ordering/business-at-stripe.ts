import { eq } from 'drizzle-orm';
import { cancelOrder } from '../../../contracts/ordering/orders/customer-orders.ts';
import type { RandomStream } from '../../../demo/random/random-stream.ts';
import { advancePayout } from '../../../server/domains/money/payouts/payout-steps.service.ts';
import { executeRefund } from '../../../server/domains/ordering/payments/payment-jobs.service.ts';
import { orderPayments, orderRefunds } from '../../../server/schema/ordering/order-payments.ts';
import type { openConnectSite } from '../money/connect-site.ts';
import { platformSecret } from '../money/connect-site.ts';
import { ordering } from './orders.ts';

type Site = Awaited<ReturnType<typeof openConnectSite>>;

/** A business at Stripe in which everything that can happen to money has happened, and everything was told. */
export async function openBusiness(site: Site, random: RandomStream) {
  const { db, queue, fake, connect, cards } = site;
  const { newSeller, newBuyer } = ordering(site);
  const seller = await newSeller();
  const buyer = await newBuyer();
  const tell = (event: object) => site.tell(event, { secret: platformSecret }, 'payments');

  async function buy({ isTold = true }: { isTold?: boolean } = {}) {
    const priceCents = random.whole(1000, 9000);
    const placed = await buyer.order([{ product: await seller.newProduct({ priceCents }) }]);
    const [payment] = await db
      .select()
      .from(orderPayments)
      .where(eq(orderPayments.purchaseId, Number(placed.purchase_id)));
    const session = payment?.reference ?? '';
    const event = fake.ledger.pay(session);
    if (isTold) await tell(event);
    return { session, orderId: placed.orders[0]?.id ?? '' };
  }

  async function cancel(orderId: string): Promise<void> {
    await buyer.call(cancelOrder, { params: { id: orderId }, body: { reason: 'Changed my mind' } });
    for (const { id } of await db.select().from(orderRefunds)) {
      await executeRefund({ db, queue, cards, now: () => new Date() }, id);
    }
  }

  async function dispute(session: string, end: 'won' | 'lost' | null): Promise<string> {
    const part = { id: `dp_${session}`, amount: random.whole(100, 900) };
    await tell(fake.ledger.dispute(session, 'needs_response', part));
    if (end) await tell(fake.ledger.dispute(session, end, part));
    return part.id;
  }

  /** A payout that is under way, paid, or failed and taken back. */
  async function payOut(end: 'in_transit' | 'paid' | 'failed'): Promise<number> {
    const paid = await site.newPaidSeller(10_000);
    const id = await paid.withdraw(String(random.whole(20, 60)));
    await site.send(id);
    const [payout] = paid.payoutsAtStripe();
    if (end !== 'in_transit') await site.tell(connect.move(payout?.id ?? '', end));
    if (end === 'failed') {
      await advancePayout(db, { queue }, { id, state: 'failed', failure: 'bank_refused' }, new Date());
      await site.reverse(id);
    }
    return id;
  }

  return {
    buy,
    cancel,
    dispute,
    payOut,
    refundElsewhere: async (session: string, cents: number) => {
      await tell(fake.ledger.refundInDashboard(session, cents));
    },
  };
}
