import { createHash } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '../../../../contracts/errors.ts';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import type { checkout } from '../../../../contracts/ordering/checkout.ts';
import type { Db } from '../../../platform/db/database.ts';
import { queueMailToOwner } from '../../../platform/mail/queue-mail.ts';
import { modeOf } from '../../../providers/payments/order-payments.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { cartLines } from '../../../schema/ordering/carts.ts';
import { orderLines, orders, purchases } from '../../../schema/ordering/orders.ts';
import { refreshDuePrices } from '../../marketplace/sales/current-prices.service.ts';
import { listRules } from '../../money/commission/commission-rules.service.ts';
import type { Platform } from '../../money/commission/commission-tax.service.ts';
import type { Commission } from '../../money/commission/commission-terms.service.ts';
import { getSavedAddress, readAddress, saveNewAddress } from '../addresses/addresses.service.ts';
import { removeFromCart } from '../carts/carts.service.ts';
import { withoutOnlyVariants } from '../carts/only-variants.service.ts';
import { itemKey } from '../carts/purchasable-items.ts';
import { findPurchasableProducts } from '../carts/purchasable-products.service.ts';
import { applyOrderEvent, type EventDeps, paymentDueAt } from '../order-lifecycle/apply-event.service.ts';
import { requireRoomForUnpaid, type UnpaidLimits } from '../order-lifecycle/unpaid-orders.service.ts';
import { isHeldByPlatform, type OrderRow, orderNumber } from '../order-state/order-money.service.ts';
import { createPayment, type PaymentDeps } from '../payments/card-payments.service.ts';
import type { WrittenPurchase } from '../payments/purchases.service.ts';
import { chooseCurrency } from './choose-currency.ts';
import { guestOrder } from './guest-mail.ts';
import { type PlannedOrder, planOrders, type WantedLine } from './plan-orders.ts';
import { takeStock } from './take-stock.service.ts';

type Request = z.output<typeof checkout.body>;
type Purchase = typeof purchases.$inferSelect;
type Buyer = typeof accounts.$inferSelect;

export interface CheckoutDeps extends PaymentDeps {
  commission: Commission;
  platform: Platform;
  unpaid: UnpaidLimits;
}

interface PlacedPurchase {
  purchase: Purchase;
  /** Absent where an earlier request with the same key placed the orders. */
  written?: WrittenPurchase;
}

/** Places one order for each seller, or finds those that were placed with the same key. */
export async function placeOrders(deps: CheckoutDeps, customerId: number, request: Request): Promise<PlacedPurchase> {
  const requestHash = hashOf(request);
  const address = await chooseAddress(deps.db, customerId, request);
  await refreshDuePrices(deps.db, await listWanted(deps.db, customerId, request));
  return deps.db.transaction(async (tx) => {
    // Checkouts of one customer run one after the other, so that the same key is used once.
    const isBuyer = eq(accounts.id, customerId);
    const [buyer] = await tx.select().from(accounts).where(isBuyer).for('no key update');
    if (!buyer) throw new AppError('not_signed_in');
    const [earlier] = await tx
      .select()
      .from(purchases)
      .where(and(eq(purchases.customerId, customerId), eq(purchases.key, request.key)));
    if (earlier && earlier.requestHash !== requestHash) throw new AppError('key_used_before');
    if (earlier) return { purchase: earlier };
    const now = deps.now();
    const lines = request.lines
      ? joinLines(await withoutOnlyVariants(tx, request.lines))
      : await readCartLines(tx, customerId);
    const { language } = request;
    const productIds = lines.map(({ productId }) => productId);
    const products = await findPurchasableProducts(tx, { productIds, language, customerId });
    const chosen = chooseCurrency(lines, products, request.currency);
    const sellerIds = [...products.values()].map(({ sellerId }) => sellerId);
    const rules = await listRules(tx, sellerIds);
    const { commission, platform } = deps;
    const planned = planOrders({
      lines: chosen,
      products,
      language,
      address,
      request,
      commission,
      platform,
      rules,
      now,
    });
    const [purchase] = await tx
      .insert(purchases)
      .values({ customerId, key: request.key, requestHash, language, createdAt: now })
      .returning();
    if (!purchase) throw new Error('The purchase was not written.');
    const frozen = { customerId, buyerName: address.name || buyer.name, address, note: request.note, language };
    const snapshot = { ...frozen, mode: modeOf(deps.cards) };
    const rows = await writeOrders(tx, deps, planned, { purchaseId: purchase.id, now, snapshot });
    await requireRoomForUnpaid(tx, deps.unpaid, customerId);
    const waiting = rows.filter(({ paymentMethod }) => isHeldByPlatform(paymentMethod));
    const payment = await createPayment(tx, deps, { purchaseId: purchase.id, waiting, attempt: 1 });
    await removeFromCart(tx, customerId, chosen, now);
    await tellGuest(tx, deps, buyer, rows);
    if (request.save_address && !request.address_id) await keepAddress(tx, customerId, address, now);
    return { purchase, written: { rows, payment } };
  });
}

/** The order of keys in an object is the schema's, so that equal requests have equal hashes. */
const hashOf = ({ key: _, ...request }: Request) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

async function chooseAddress(db: Db, customerId: number, { address, address_id }: Request): Promise<AddressFields> {
  if (address_id) {
    const { id: _, is_default: __, ...saved } = await getSavedAddress(db, customerId, address_id);
    return saved;
  }
  if (!address) {
    const message =
      "The field 'address' is required where no 'address_id' is given: an object such as that of the saved addresses.";
    throw new AppError('bad_input', { message });
  }
  return readAddress(address);
}

/** The products of a request, or of the cart that it is for. */
async function listWanted(db: Db, customerId: number, { lines }: Request): Promise<number[]> {
  const wanted = lines ? joinLines(lines) : await readCartLines(db, customerId);
  return wanted.map(({ productId }) => productId);
}

function joinLines(given: NonNullable<Request['lines']>): WantedLine[] {
  const lines = new Map<string, WantedLine>();
  for (const { product_id, variant_id = 0, units, seen_price_cents, seen_currency: seenCurrency = 'USD' } of given) {
    const productId = /^[1-9]\d{0,14}$/.test(product_id) ? Number(product_id) : 0;
    const item = { productId, variantId: Number(variant_id) };
    const seenPriceCents = seen_price_cents ?? null;
    const key = itemKey(item);
    lines.set(key, { ...item, units: units + (lines.get(key)?.units ?? 0), seenPriceCents, seenCurrency });
  }
  return [...lines.values()];
}

function readCartLines(db: Db, customerId: number): Promise<WantedLine[]> {
  const { productId, variantId, units, seenPriceCents, seenCurrency } = cartLines;
  return db
    .select({ productId, variantId, units, seenPriceCents, seenCurrency })
    .from(cartLines)
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.place));
}

interface SnapshotInput {
  purchaseId: number;
  now: Date;
  snapshot: Pick<typeof orders.$inferInsert, 'customerId' | 'buyerName' | 'address' | 'note' | 'language' | 'mode'>;
}

async function writeOrders(
  tx: Db,
  deps: EventDeps,
  planned: PlannedOrder[],
  { purchaseId, now, snapshot: frozen }: SnapshotInput,
): Promise<OrderRow[]> {
  const values = planned.map(({ lines, ...terms }) => ({
    ...{ ...terms, ...frozen, purchaseId, placedAt: now, dueAt: paymentDueAt(now) },
    searchText: [frozen.buyerName, ...lines.flatMap(({ title, sku }) => (sku ? [title, sku] : title))]
      .join(' ')
      .toLowerCase(),
  }));
  const written = await tx.insert(orders).values(values).returning();
  const idOf = new Map(written.map(({ id, sellerId }) => [sellerId, id]));
  await tx
    .insert(orderLines)
    .values(
      planned.flatMap(({ lines, sellerId }) => lines.map((line) => ({ ...line, orderId: idOf.get(sellerId) ?? 0 }))),
    );
  // Other buyers of these products wait from here on, so what they need not wait for was written before.
  await takeStock(tx, planned);
  const placed: OrderRow[] = [];
  for (const row of written) {
    const [orderId, at, detail] = [row.id, now, { total_cents: row.totalCents }];
    let { order } = await applyOrderEvent(tx, deps, { orderId, event: 'placed', by: 'buyer', at, detail }, row);
    if (row.paymentMethod === 'cash_on_delivery') {
      ({ order } = await applyOrderEvent(tx, deps, { orderId, event: 'confirmed', by: 'platform', at }, order));
    }
    placed.push(order);
  }
  return placed;
}

/** A guest has no way to sign in yet, and is told of one with the first order. */
async function tellGuest(tx: Db, { queue }: EventDeps, buyer: Buyer, placed: OrderRow[]): Promise<void> {
  const [first] = placed;
  if (!first || buyer.passwordHash !== null || buyer.isDemo) return;
  const { rows } = await tx.execute<{
    knows: boolean;
  }>(sql`select exists (select from identities where account_id = ${buyer.id})
    or exists (select from passkeys where account_id = ${buyer.id}) as knows`);
  if (rows[0]?.knows) return;
  const mail = { template: guestOrder, parameters: { number: orderNumber(first.id) } };
  await queueMailToOwner(tx, queue, buyer, { ...mail, dedupeKey: `guest ${buyer.id}` });
}

/** An order is worth more than a saved address, so a full list of addresses refuses nothing. */
async function keepAddress(tx: Db, customerId: number, address: AddressFields, now: Date): Promise<void> {
  try {
    await saveNewAddress(tx, customerId, { ...address, is_default: false, is_postal_code_confirmed: true }, now);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_addresses') throw error;
  }
}
