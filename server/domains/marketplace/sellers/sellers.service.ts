import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { productPageSize } from '../../../../contracts/marketplace/listings.ts';
import type { Seller } from '../../../../contracts/marketplace/sellers.ts';
import type { Db } from '../../../platform/db/database.ts';
import { keyset } from '../../../platform/db/statements/keyset.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { type ProductPage, readPage } from '../listings/browse.service.ts';
import { countListings } from '../listings/product-details.service.ts';
import { toRating } from '../listings/rating.service.ts';

const newestFirst = keyset(products.createdAt, products.id, 'desc');

type Account = typeof accounts.$inferSelect;

/** A seller's public profile; an account without listings has none. */
export async function getPublicSeller(db: Db, idText: string): Promise<Seller> {
  const account = await getAccount(db, idText);
  return {
    id: String(account.id),
    name: account.name,
    place: account.place,
    story: account.story,
    since: account.createdAt.toISOString(),
    listings: await countListings(db, account.id),
    rating: toRating(account),
    is_sample: account.isDemo,
  };
}

/** A page of a seller's live listings, newest first. */
export async function listForSale(
  db: Db,
  idText: string,
  language: Language,
  cursor: string | undefined,
): Promise<ProductPage> {
  const { id: sellerId } = await getAccount(db, idText);
  const conditions = and(eq(products.sellerId, sellerId), products.isLive, newestFirst.afterCursor(cursor));
  return readPage(db, { from: sql`${products}`, conditions, order: newestFirst, language, limit: productPageSize });
}

async function getAccount(db: Db, idText: string): Promise<Account> {
  const id = /^[1-9]\d{0,14}$/.test(idText) ? Number(idText) : null;
  const hasListed = sql`exists (select from products where seller_id = ${accounts.id} and removed_at is null)`;
  const [account] =
    id === null
      ? []
      : await db
          .select()
          .from(accounts)
          .where(and(eq(accounts.id, id), eq(accounts.role, 'seller'), hasListed));
  if (!account) throw new AppError('seller_not_found');
  return account;
}
