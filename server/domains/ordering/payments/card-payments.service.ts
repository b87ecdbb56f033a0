import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { paymentPath } from '../../../../contracts/ordering/checkout.ts';
import { pathInLanguage } from '../../../../contracts/pages/language-path.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  modeOf,
  type OrderPaymentProvider,
  PaymentProviderError,
  type StartedPayment,
} from '../../../providers/payments/order-payments.ts';
import { createSandboxCard } from '../../../providers/payments/sandbox-card/sandbox-card.ts';
import { orderPayments } from '../../../schema/ordering/order-payments.ts';
import { orders, purchases } from '../../../schema/ordering/orders.ts';
import type { EventDeps } from '../order-lifecycle/apply-event.service.ts';
import { orderNumber } from '../order-state/order-money.service.ts';

export type CardPayment = typeof orderPayments.$inferSelect;
type Purchase = typeof purchases.$inferSelect;

export interface PaymentDeps extends EventDeps {
  db: Db;
  /** Takes the cards: Stripe where it is set up, else the sandbox. */
  cards: OrderPaymentProvider;
  /** The origin of the site, for the way back from the provider. */
  origin: string;
  now(): Date;
}

export const providerName = ({ isSandbox }: OrderPaymentProvider): string => (isSandbox ? 'sandbox' : 'stripe');

/** The provider of an earlier payment; those of the sandbox can be ended after a real one was set up. */
export function providerOf({ cards }: Pick<PaymentDeps, 'cards'>, payment: CardPayment): OrderPaymentProvider {
  if (payment.provider === providerName(cards)) return cards;
  if (payment.provider === 'sandbox') return createSandboxCard();
  throw new Error(`The payment ${payment.id} was made with ${payment.provider}, which is not set up.`);
}

export interface OpenPayment {
  payment: CardPayment;
  started: StartedPayment;
}

/** The payment of a purchase's orders that wait for a card, started at the provider; null where none waits. */
export async function openCardPayment(deps: PaymentDeps, purchase: Purchase): Promise<OpenPayment | null> {
  const payment = await deps.db.transaction((tx) => findOrCreatePayment(tx, deps, purchase.id));
  return payment ? startPayment(deps, purchase, payment) : null;
}

/**
 * The idempotency key of a payment or refund at the provider. A database that was built anew counts its ids from one
 * again, so the time of creation is part of it.
 */
export const providerKey = (type: 'payment' | 'refund', { id, createdAt }: { id: number; createdAt: Date }): string =>
  `${type}-${id}-${createdAt.getTime()}`;

/** Starts a payment at the provider; starting it again is the same payment there. */
export async function startPayment(deps: PaymentDeps, purchase: Purchase, payment: CardPayment): Promise<OpenPayment> {
  const pageAfter = (from: 'paid' | 'cancelled') =>
    deps.origin + pathInLanguage(paymentPath(String(purchase.id), from), purchase.language);
  const started = await answerOf(
    providerOf(deps, payment).start({
      ...{ key: providerKey('payment', payment), at: payment.createdAt, purchaseId: String(purchase.id) },
      ...{
        currency: payment.currency,
        amountCents: payment.amountCents,
        returnUrl: pageAfter('paid'),
        cancelUrl: pageAfter('cancelled'),
      },
      description: `Snapbazaar ${payment.orderIds.map(orderNumber).join(', ')}`.slice(0, 200),
    }),
  );
  if (started.type === 'none' || payment.reference) return { payment, started };
  const { reference } = started;
  await deps.db.update(orderPayments).set({ reference }).where(eq(orderPayments.id, payment.id));
  return { payment: { ...payment, reference }, started };
}

/** An attempt pays a certain set of orders: when one of them is cancelled, the next attempt is for less. */
async function findOrCreatePayment(tx: Db, deps: PaymentDeps, purchaseId: number): Promise<CardPayment | null> {
  await tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.id, purchaseId)).for('no key update');
  const waiting = await tx
    .select({ id: orders.id, currency: orders.currency, totalCents: orders.totalCents })
    .from(orders)
    .where(
      and(eq(orders.purchaseId, purchaseId), eq(orders.paymentMethod, 'card'), eq(orders.state, 'awaiting_payment')),
    )
    .orderBy(orders.id);
  const attempts = await tx.select().from(orderPayments).where(eq(orderPayments.purchaseId, purchaseId));
  const orderIds = waiting.map(({ id }) => id);
  const same = attempts.find(
    ({ state, provider, orderIds: paid }) =>
      state === 'started' && provider === providerName(deps.cards) && paid.join() === orderIds.join(),
  );
  return same ?? createPayment(tx, deps, { purchaseId, waiting, attempt: attempts.length + 1 });
}

interface NewPayment {
  purchaseId: number;
  /** The orders that wait for a card. */
  waiting: { id: number; currency: ShopCurrency; totalCents: number }[];
  attempt: number;
}

/** Writes an attempt to pay orders of one currency with a card; null where none waits. */
export async function createPayment(
  tx: Db,
  { cards, now }: Pick<PaymentDeps, 'cards' | 'now'>,
  { purchaseId, waiting, attempt }: NewPayment,
): Promise<CardPayment | null> {
  const [first] = waiting;
  if (!first) return null;
  const orderIds = waiting.map(({ id }) => id);
  const amountCents = waiting.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const [created] = await tx
    .insert(orderPayments)
    .values({
      ...{ purchaseId, provider: providerName(cards), mode: modeOf(cards), currency: first.currency },
      ...{ orderIds, amountCents },
      ...{ key: `attempt ${attempt}`, createdAt: now() },
    })
    .returning();
  return created ?? null;
}

/** A provider that does not answer is a sentence for the buyer; whatever happened there comes by event or is asked again. */
export async function answerOf<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new AppError('payment_unavailable', { cause: error });
  }
}
