import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { addresses } from '../../../schema/ordering/addresses.ts';
import { cartLines } from '../../../schema/ordering/carts.ts';
import {
  sellerPaymentMethods,
  sellerTaxes,
  shippingProfiles,
  shopCurrencyChanges,
} from '../../../schema/ordering/selling.ts';
import { collectOrders } from './collect-orders.service.ts';

/** The cart, addresses and orders of an account, and a seller's terms of shipping and payment. */
export async function collectOrderingData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [cart, savedAddresses, shipping, methods, tax, currencyChanges, orders] = await Promise.all([
    db.select().from(cartLines).where(eq(cartLines.customerId, id)).orderBy(asc(cartLines.place)),
    db.select().from(addresses).where(eq(addresses.customerId, id)).orderBy(asc(addresses.id)),
    db.select().from(shippingProfiles).where(eq(shippingProfiles.sellerId, id)),
    db.select().from(sellerPaymentMethods).where(eq(sellerPaymentMethods.sellerId, id)),
    db.select().from(sellerTaxes).where(eq(sellerTaxes.sellerId, id)),
    db.select().from(shopCurrencyChanges).where(eq(shopCurrencyChanges.sellerId, id)),
    collectOrders(db, id),
  ]);
  const terms = { shipping, payment_methods: methods, tax, currency_changes: currencyChanges };
  return { cart, addresses: savedAddresses, ...terms, ...orders };
}
