import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { PaymentState } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderPayments } from '../../../schema/ordering/order-payments.ts';
import { orderLines } from '../../../schema/ordering/orders.ts';
import type { CommissionAmounts } from '../../money/commission/commission-tax.service.ts';
import { getBalances } from '../../money/ledger/journal.service.ts';
import { postSettlement } from '../../money/settlement/post-settlement.service.ts';
import {
  commissionOf,
  isHeldByPlatform,
  isPaid,
  type OrderRow,
  orderNumber,
  restOf,
} from '../order-state/order-money.service.ts';
import { refuse, refuseWithAmount } from '../order-state/refusals.ts';
import type { EventDeps, OrderEventRequest, Transition } from '../order-state/transitions.ts';
import { type LineRefunds, refundAll, refundAmount, refundLines, writeLineRefunds } from './line-refunds.service.ts';
import { openPayback } from './open-payback.service.ts';
import { queueRefund } from './payments.job.ts';
import { nothing, type Settlement } from './settlement-plan.ts';
import { findDebtPayment, planRestore, planSetApart, planTakeBack } from './take-back.service.ts';

/** Computes what an event does to the money; throws where the order's payment does not allow it. */
export async function planSettlement(
  tx: Db,
  order: OrderRow,
  transition: Transition,
  request: OrderEventRequest,
): Promise<Settlement> {
  switch (transition.money) {
    case 'none':
      return planNothing(order, request);
    case 'hold':
      return planHold(tx, order, request);
    case 'release':
      return planRelease(tx, order);
    case 'refund rest':
      return isPaid(order) ? planRefund(order, await refundAll(tx, order)) : nothing;
    case 'refund lines':
      return planRefund(order, await refundLines(tx, order, request.lineIds ?? []));
    case 'goodwill':
      return planGoodwill(tx, order, request.amountCents ?? 0);
    case 'set apart':
      return planSetApart(tx, order, request.amountCents ?? 0);
    case 'restore':
      return planRestore(tx, order, request.amountCents ?? 0);
    case 'take back':
      return planTakeBack(tx, order, request);
    case 'paid back':
      return planPaidBack(order, request.amountCents ?? 0);
  }
}

function planNothing(order: OrderRow, { event }: OrderEventRequest): Settlement {
  const change = (paymentState: PaymentState) => ({ ...nothing, changes: { paymentState } });
  if (event === 'payment_claimed') {
    if (isHeldByPlatform(order.paymentMethod) || order.paymentMethod === 'cash_on_delivery') {
      throw refuse('claim_no_transfer');
    }
    return change('claimed');
  }
  return nothing;
}

/** A seller confirms only what goes straight to the seller; the platform only what it holds. */
async function planHold(tx: Db, order: OrderRow, { by, event }: OrderEventRequest): Promise<Settlement> {
  const isHeld = isHeldByPlatform(order.paymentMethod);
  const isCash = order.paymentMethod === 'cash_on_delivery';
  // What was paid and given back is not paid again.
  if (order.paymentState === 'refunded' || order.paymentState === 'to_pay_back') throw refuse('payment_given_back');
  if (isPaid(order)) throw refuse('order_paid_already');
  if (isHeld && by !== 'platform') throw refuse('paid_by_card');
  if (isHeld !== (by === 'platform') || isCash !== (event === 'cash_received')) throw new AppError('order_changed');
  const cents = restOf(order);
  const isOwedAlready = order.commissionCents > 0;
  const isOwedNow = order.state === 'completed' && !isOwedAlready;
  const commission = isOwedNow ? await findCommission(tx, order) : null;
  const owesCommission = commission !== null && commission.commissionCents > 0;
  return {
    ...{ ...nothing, cents, ...commission, step: isHeld ? 'hold' : null, owesCommission },
    changes: { paymentState: 'paid', ...(owesCommission && commission) },
    detail: { amount_cents: cents },
  };
}

async function findCommission(tx: Db, order: OrderRow): Promise<CommissionAmounts> {
  return commissionOf(order, await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)));
}

/** An order is not completed while its money is disputed or a return is open. What the seller owes is taken first. */
async function planRelease(tx: Db, order: OrderRow): Promise<Settlement> {
  if (order.hasOpenReturn || order.paymentState === 'disputed') throw new AppError('order_changed');
  const cents = restOf(order);
  // Cash was due at the door: the goods are kept, so the commission is owed whether or not the seller says so.
  const isCash = order.paymentMethod === 'cash_on_delivery';
  if ((!isPaid(order) && !isCash) || order.paymentState === 'refunded' || cents === 0) return nothing;
  const commission = await findCommission(tx, order);
  const earnedCents = cents - commission.commissionCents - commission.commissionTaxCents;
  const isHeld = isHeldByPlatform(order.paymentMethod);
  const debtCents = isHeld ? await findDebtPayment(tx, order, earnedCents) : 0;
  return {
    ...{ ...nothing, cents, ...commission, debtCents, step: isHeld ? 'release' : null },
    owesCommission: !isHeld && commission.commissionCents > 0,
    changes: commission,
    detail: { amount_cents: earnedCents },
  };
}

/**
 * What is disputed at the card's bank may be taken by it, so nothing is given back besides. What was paid directly is the
 * seller's to pay back: it counts as refunded only when the buyer has it.
 */
function planRefund(order: OrderRow, { cents, lines }: LineRefunds): Settlement {
  if (cents <= 0) return nothing;
  if (order.paymentState === 'disputed') throw refuse('payment_is_disputed');
  const isHeld = isHeldByPlatform(order.paymentMethod) && isPaid(order);
  const refundedCents = order.refundedCents + cents;
  const isAll = refundedCents === order.totalCents && isPaid(order);
  const paybackCents = isPaid(order) && !isHeld ? cents : 0;
  const paymentState = paybackCents > 0 ? 'to_pay_back' : 'refunded';
  return {
    ...{ ...nothing, cents, lines, step: isHeld ? 'refund' : null, isRefundedByProvider: isHeld, paybackCents },
    changes: { refundedCents, paybackCents: order.paybackCents + paybackCents, ...(isAll && { paymentState }) },
    detail: { amount_cents: cents },
  };
}

/** Direct money never passes through the platform; only what is still to be paid back becomes less. */
function planPaidBack(order: OrderRow, cents: number): Settlement {
  const paybackCents = order.paybackCents - cents;
  const isAll = paybackCents === 0 && order.paymentState === 'to_pay_back';
  return {
    ...{ ...nothing, cents, detail: { amount_cents: cents } },
    changes: { paybackCents, ...(isAll && { paymentState: 'refunded' }) },
  };
}

async function planGoodwill(tx: Db, order: OrderRow, cents: number): Promise<Settlement> {
  // Nothing came in, or the bank has taken it back.
  if (!isPaid(order)) throw refuse('refund_unpaid');
  if (cents > restOf(order)) throw refuseWithAmount('refund_too_large', restOf(order), order.currency);
  const plan = planRefund(order, await refundAmount(tx, order, cents));
  if (!plan.step) return plan;
  const { available } = await getBalances(tx, order.sellerId, order);
  if (cents > available) throw new AppError('not_enough_money');
  return { ...plan, step: 'goodwill', source: 'available' };
}

/** Posts a plan to the ledger, and queues what the provider has to give back. */
export async function postMoney(
  tx: Db,
  { queue }: EventDeps,
  order: OrderRow,
  plan: Settlement,
  { eventId, event, at }: { eventId: number; event: string; at: Date },
): Promise<void> {
  const { cents, commissionCents, commissionTaxCents, debtCents, source, step, owesCommission } = plan;
  const { id: orderId, mode, currency, sellerId, commissionTax } = order;
  const amounts = { cents, commissionCents, commissionTaxCents, debtCents, source, step, owesCommission };
  await writeLineRefunds(tx, plan.lines);
  const number = orderNumber(orderId);
  await postSettlement(tx, {
    orderId,
    mode,
    currency,
    orderNumber: number,
    sellerId,
    ...amounts,
    commissionTax,
    eventId,
    at,
  });
  if (plan.paybackCents > 0) await openPayback(tx, queue, order, { cents: plan.paybackCents, at });
  if (step && plan.isRefundedByProvider) await refund(tx, queue, order, { cents, cause: event, at });
}

async function refund(
  tx: Db,
  queue: EventDeps['queue'],
  { id: orderId, purchaseId }: OrderRow,
  { cents: amountCents, cause, at: createdAt }: { cents: number; cause: string; at: Date },
): Promise<void> {
  const [payment] = await tx
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(and(eq(orderPayments.purchaseId, purchaseId), eq(orderPayments.state, 'paid')));
  if (!payment) throw new Error('A paid order has no payment.');
  await queueRefund(tx, queue, { orderId, paymentId: payment.id, amountCents, cause, createdAt });
}
