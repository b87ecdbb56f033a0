import { and, asc, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Payment } from '../../../../contracts/ordering/checkout.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { StartedPayment, TypedPayment } from '../../../providers/payments/order-payments.ts';
import { createQrTransfer } from '../../../providers/payments/qr-transfer/qr-transfer.ts';
import { orderEvents, orders, purchases } from '../../../schema/ordering/orders.ts';
import { isHeldByPlatform, type OrderRow, orderNumber } from '../order-state/order-money.service.ts';
import {
  answerOf,
  type CardPayment,
  openCardPayment,
  type PaymentDeps,
  providerName,
  startPayment,
} from './card-payments.service.ts';
import { applyPaymentEvent } from './payment-events.service.ts';

type Purchase = typeof purchases.$inferSelect;

/** A customer's own purchase; another one's is not found. */
export async function getOwnPurchase(db: Db, customerId: number, id: number): Promise<Purchase> {
  const isOwn = and(eq(purchases.id, id), eq(purchases.customerId, customerId));
  const [purchase] = await db.select().from(purchases).where(isOwn);
  if (!purchase) throw new AppError('purchase_not_found');
  return purchase;
}

/** What was just written for a purchase, and need not be read again. */
export interface WrittenPurchase {
  rows: OrderRow[];
  payment: CardPayment | null;
}

/** The orders of a purchase, and what the buyer does next to pay them. */
export async function describePurchase(deps: PaymentDeps, purchase: Purchase, written?: WrittenPurchase) {
  const rows = written?.rows ?? (await readOrders(deps.db, purchase));
  return {
    purchase_id: String(purchase.id),
    orders: rows.map(({ id, state, paymentState, currency, totalCents }) => ({
      ...{ id: String(id), number: orderNumber(id), state },
      ...{ payment_state: paymentState, currency, total_cents: totalCents },
    })),
    payment: await describePayment(deps, purchase, rows, written),
    state: stateOf(rows),
  };
}

function readOrders(db: Db, { id }: Purchase): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.purchaseId, id)).orderBy(asc(orders.id));
}

function stateOf(rows: OrderRow[]): 'paid' | 'pending' | 'cancelled' {
  if (rows.some(({ state }) => state === 'awaiting_payment')) return 'pending';
  return rows.every(({ state }) => state === 'cancelled') ? 'cancelled' : 'paid';
}

/** A card first, then transfers to sellers. */
async function describePayment(
  deps: PaymentDeps,
  purchase: Purchase,
  rows: OrderRow[],
  written?: WrittenPurchase,
): Promise<Payment> {
  const waiting = rows.filter(({ state }) => state === 'awaiting_payment');
  if (waiting.some(({ paymentMethod }) => isHeldByPlatform(paymentMethod))) {
    const open = await (written?.payment
      ? startPayment(deps, purchase, written.payment)
      : openCardPayment(deps, purchase));
    if (open?.started.type === 'redirect') return { type: 'redirect', url: open.started.url };
    if (open) {
      const { amountCents: amount_cents, orderIds } = open.payment;
      const currency = rows.find(({ id }) => orderIds.includes(id))?.currency ?? 'USD';
      return { type: 'card', purchase_id: String(purchase.id), currency, amount_cents, is_sandbox: true };
    }
  }
  const transfers = waiting.filter(({ paymentMethod }) => !isHeldByPlatform(paymentMethod));
  const codes = (await Promise.all(transfers.map((order) => describeTransfer(order)))).flat();
  return codes.length > 0 ? { type: 'qr', codes } : { type: 'none' };
}

/** The account is that of the moment of the order, so that nobody turns the payments of placed orders to another one. */
async function describeTransfer(order: OrderRow) {
  const { payee } = order;
  if (!payee || !order.dueAt) return [];
  const started: StartedPayment = await createQrTransfer(payee).start({
    ...{ key: orderNumber(order.id), at: order.placedAt, purchaseId: String(order.purchaseId) },
    ...{
      currency: order.currency,
      amountCents: order.totalCents,
      local: { currency: order.localCurrency, minor: order.localMinor },
    },
    ...{ description: orderNumber(order.id), returnUrl: '', cancelUrl: '' },
  });
  if (started.type !== 'qr') return [];
  const { payload, currency, amountMinor: amount_minor, payee: masked } = started;
  return [
    {
      ...{ order_id: String(order.id), order_number: orderNumber(order.id), seller_name: order.sellerName },
      ...{ method: order.paymentMethod, payload, payee: masked, currency, amount_minor },
      ...{ rate_date: order.rateDate, expires_at: order.dueAt.toISOString(), is_claimed: order.claimedAt !== null },
    },
  ];
}

/** Takes a typed card of the sandbox; without one, or at a real provider, only says what is next. */
export async function payWithCard(deps: PaymentDeps, purchase: Purchase, typed: TypedPayment | null) {
  const open = typed && deps.cards.confirm ? await openCardPayment(deps, purchase) : null;
  const reference = open?.payment.reference;
  if (!typed || !reference || !deps.cards.confirm) {
    const { state, ...described } = await describePurchase(deps, purchase);
    if (state === 'cancelled') throw new AppError('order_changed', { key: await findCancelReason(deps.db, purchase) });
    return { ...described, state };
  }
  const event = await answerOf(deps.cards.confirm(reference, typed));
  await applyPaymentEvent(deps, providerName(deps.cards), event);
  if (event.status === 'failed') {
    throw new AppError('card_declined', event.reason === 'code_wrong' ? { key: 'card_code_wrong' } : {});
  }
  const { state, ...described } = await describePurchase(deps, purchase);
  // The orders expired or were cancelled while the card was charged, and the money is on its way back.
  if (state === 'cancelled')
    throw new AppError('order_changed', {
      key: event.status === 'paid' ? 'paid_late' : await findCancelReason(deps.db, purchase),
    });
  return { ...described, state: event.reason === 'code_needed' ? ('two_factor' as const) : state };
}

/** Whether the orders of a purchase were cancelled because nobody paid in time. */
async function findCancelReason(db: Db, { id }: Purchase): Promise<'order_expired' | 'order_is_cancelled'> {
  const [expired] = await db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orders.purchaseId, id), eq(orderEvents.event, 'expired')))
    .limit(1);
  return expired ? 'order_expired' : 'order_is_cancelled';
}
