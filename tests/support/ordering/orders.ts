import { signUpCustomer, signUpSeller } from '../../../contracts/identity/accounts.ts';
import { checkout, payPurchase } from '../../../contracts/ordering/checkout.ts';
import type { PaymentMethod } from '../../../contracts/ordering/orders/order-states.ts';
import { countriesReached } from '../../../reference-data/shipping/reach.ts';
import type { Db } from '../../../server/platform/db/database.ts';
import type { products } from '../../../server/schema/marketplace/listings.ts';
import { sellerPaymentMethods, shippingProfiles } from '../../../server/schema/ordering/selling.ts';
import { createProduct } from '../factories.ts';
import type { buildTestApp } from '../test-app.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

export const password = 'papaya salad 7';
export const address = {
  ...{ name: 'Mali Srisuk', phone: '+66812345678', country: 'TH', postal_code: '10110' },
  ...{ region: 'Bangkok', city: 'Watthana', district: 'Khlong Toei Nuea', line1: '12/5 Soi Sukhumvit 31', line2: '' },
};

/** A card of the sandbox that goes through. */
export const goodCard = { number: '4242 4242 4242 4242', expiry: '08/30', cvc: '123', name: '' };

interface WantedUnits {
  product: { id: number };
  /** Its id, of a product with options. */
  variant?: string;
  units?: number;
}

let count = 0;
const newKey = () => `key-${crypto.randomUUID()}`;

/** Lets a seller ship and be paid: from Thailand for 3 dollars, in its region for 9, by every method. */
export async function openShop(
  db: Db,
  sellerId: number,
  { worldFeeCents = null }: { worldFeeCents?: number | null } = {},
): Promise<void> {
  const changedAt = new Date();
  const fees = { packDays: 2, homeFeeCents: 300, regionFeeCents: 900, worldFeeCents, freeFromCents: null };
  const from = { country: 'TH' as const, ...fees };
  const profile = { ...from, sendsTo: countriesReached(from), place: '', changedAt };
  const { sellerId: target } = shippingProfiles;
  await db
    .insert(shippingProfiles)
    .values({ sellerId, ...profile })
    .onConflictDoUpdate({ target, set: profile });
  const taken = { takesCard: true, takesCashOnDelivery: true, promptpayId: '0812345678', changedAt };
  const methods = db.insert(sellerPaymentMethods).values({ sellerId, ...taken });
  await methods.onConflictDoUpdate({ target: sellerPaymentMethods.sellerId, set: taken });
}

/** Sellers, buyers and orders for tests; a seller ships from Thailand for 3 dollars and takes every method. */
export function ordering({ api, apiAs, db }: App) {
  async function newSeller() {
    count += 1;
    const body = { login_type: 'email', email: `shop-${count}@seller.example`, password } as const;
    const { token, post } = await api(signUpSeller, { body });
    const sellerId = Number(post.id);
    await openShop(db, sellerId);
    const newProduct = (columns: Partial<typeof products.$inferInsert> & { title?: string } = {}) =>
      createProduct(db, sellerId, { priceCents: 1000, stock: 10, ...columns });
    return { id: sellerId, token, call: apiAs(token), newProduct };
  }

  async function newBuyer() {
    count += 1;
    const body = { login_type: 'email', email: `buyer-${count}@customer.example`, password } as const;
    const { token, post } = await api(signUpCustomer, { body });
    return { id: Number(post.id), token, ...buyerWith(token) };
  }

  function buyerWith(token: string) {
    const call = apiAs(token);

    async function order(
      lines: WantedUnits[],
      { method = 'card', key = newKey() }: { method?: PaymentMethod; key?: string } = {},
    ) {
      const wanted = lines.map(({ product, variant, units = 1 }) => {
        return { product_id: String(product.id), ...(variant ? { variant_id: variant } : {}), units };
      });
      return call(checkout, { body: { key, address, payment_method: method, lines: wanted } });
    }

    const pay = (id: string, card = goodCard, code?: string) =>
      call(payPurchase, {
        params: { id },
        body: { key: newKey(), card, ...(code === undefined ? {} : { two_factor_code: code }) },
      });

    /** An order that was paid by card. */
    async function buy(...lines: WantedUnits[]) {
      const placed = await order(lines);
      await pay(placed.purchase_id);
      return placed;
    }
    return { call, order, pay, buy };
  }

  return { newSeller, newBuyer, buyerWith, newKey };
}
