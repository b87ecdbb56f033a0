import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { FollowedShop } from '../../../../contracts/marketplace/follows.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { shopFollowers, shopFollows, shops } from '../../../schema/marketplace/shops.ts';
import { toRating } from '../listings/rating.service.ts';
import { getSellerAccount, readSellerId } from '../shops/seller-account.service.ts';

const maxFollows = 1000;
const pageSize = 24;
const lastFollowedFirst = keyset(shopFollows.followedAt, shopFollows.sellerId, 'desc');

/** Follows a shop that visitors can see; doing it again changes nothing. Returns its number of followers. */
export async function follow(db: Db, customerId: number, idText: string, now: Date): Promise<number> {
  const { id: sellerId } = await getSellerAccount(db, idText);
  const followed = await listFollowedIds(db, customerId);
  if (followed.length >= maxFollows && !followed.includes(sellerId)) throw new AppError('too_many_follows');
  await db.insert(shopFollows).values({ customerId, sellerId, followedAt: now }).onConflictDoNothing();
  return countFollowers(db, sellerId);
}

/** Follows a shop no more; does nothing where it was not followed. */
export async function unfollow(db: Db, customerId: number, idText: string): Promise<void> {
  const sellerId = readSellerId(idText);
  if (sellerId === null) return;
  await db.delete(shopFollows).where(isFollow(customerId, sellerId));
}

/** Ids of the sellers that a customer follows, last followed first. */
export async function listFollowedIds(db: Db, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: shopFollows.sellerId })
    .from(shopFollows)
    .where(eq(shopFollows.customerId, customerId))
    .orderBy(...lastFollowedFirst.order)
    .limit(maxFollows);
  return rows.map(({ id }) => id);
}

/** Whether a customer follows a shop, for what its followers alone get. */
export async function isFollower(db: Db, customerId: number, sellerId: number): Promise<boolean> {
  const rows = await db
    .select({ sellerId: shopFollows.sellerId })
    .from(shopFollows)
    .where(isFollow(customerId, sellerId));
  return rows.length > 0;
}

/** How many customers follow a shop. */
export async function countFollowers(db: Db, sellerId: number): Promise<number> {
  const [row] = await db.select().from(shopFollowers).where(eq(shopFollowers.sellerId, sellerId));
  return row?.followers ?? 0;
}

/** A page of the shops that a customer follows, last followed first. */
export async function listFollowed(db: Db, customerId: number, cursor: string | undefined) {
  const rows = await db
    .select({
      ...{ id: accounts.id, name: accounts.name, place: accounts.place, followedAt: shopFollows.followedAt },
      ...{ ratingSum: accounts.ratingSum, ratingCount: accounts.ratingCount },
      logo: shops.logo,
      followers: sql<number>`coalesce(${shopFollowers.followers}, 0)`,
    })
    .from(shopFollows)
    .innerJoin(accounts, eq(accounts.id, shopFollows.sellerId))
    .leftJoin(shops, eq(shops.sellerId, shopFollows.sellerId))
    .leftJoin(shopFollowers, eq(shopFollowers.sellerId, shopFollows.sellerId))
    .where(and(eq(shopFollows.customerId, customerId), lastFollowedFirst.afterCursor(cursor)))
    .orderBy(...lastFollowedFirst.order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ followedAt, id }) => [followedAt, id]);
  const followed = page.map(
    (row): FollowedShop => ({
      ...{ id: String(row.id), name: row.name, place: row.place, rating: toRating(row) },
      ...{ logo: row.logo, followers: row.followers, followed_at: row.followedAt.toISOString() },
    }),
  );
  return { shops: followed, next_cursor: nextCursor };
}

const isFollow = (customerId: number, sellerId: number) =>
  and(eq(shopFollows.customerId, customerId), eq(shopFollows.sellerId, sellerId));
