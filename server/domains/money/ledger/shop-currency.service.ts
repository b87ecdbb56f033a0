import { eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';

/** The currency that a seller earns and is paid in now; earlier books keep theirs. */
export async function readShopCurrency(db: Db, sellerId: number): Promise<ShopCurrency> {
  const [shop] = await db.select({ currency: accounts.currency }).from(accounts).where(eq(accounts.id, sellerId));
  if (!shop) throw new AppError('not_found');
  return shop.currency;
}
