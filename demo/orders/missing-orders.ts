import { and, eq } from 'drizzle-orm';
import type { Db } from '../../server/platform/db/database.ts';
import { accounts } from '../../server/schema/identity/accounts.ts';
import { purchases } from '../../server/schema/ordering/orders.ts';
import { shippingProfiles } from '../../server/schema/ordering/selling.ts';
import { demoSignIns } from '../sellers.ts';
import { lastKey } from './histories.ts';

type OpenSeller = Pick<typeof shippingProfiles.$inferSelect, 'sellerId' | 'country'>;

/** The demo seller and where parcels leave from; null where there is none, or where all the demo's orders were placed. */
export async function findSellerWithoutOrders(db: Db): Promise<OpenSeller | null> {
  const { sellerId, country } = shippingProfiles;
  const isSeller = and(eq(accounts.isDemo, true), eq(accounts.role, 'seller'), eq(accounts.email, demoSignIns.seller));
  const [seller] = await db
    .select({ sellerId, country })
    .from(shippingProfiles)
    .innerJoin(accounts, eq(accounts.id, sellerId))
    .where(isSeller);
  return seller && !(await hasLastOrder(db)) ? seller : null;
}

async function hasLastOrder(db: Db): Promise<boolean> {
  const isBuyer = and(eq(accounts.isDemo, true), eq(accounts.role, 'customer'));
  const rows = await db
    .select({ id: purchases.id })
    .from(purchases)
    .innerJoin(accounts, and(eq(accounts.id, purchases.customerId), isBuyer))
    .where(eq(purchases.key, lastKey))
    .limit(1);
  return rows.length > 0;
}
