import { asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { pathTo } from '../../../../catalog/categories/lookup.ts';
import type { SellerCommission } from '../../../../contracts/money/commission.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { commissionRules } from '../../../schema/money/commission-rules.ts';
import { sellerTaxes, shippingProfiles } from '../../../schema/ordering/selling.ts';
import { type BilledSeller, findCommissionTax, type Platform } from './commission-tax.service.ts';
import { type Commission, type CommissionRule, commissionFor } from './commission-terms.service.ts';

type CommissionSettings = Pick<Config, 'COMMISSION_PERCENT' | 'COMMISSION_FIXED_CENTS'>;

/** What holds where no rule does. */
export const readCommission = ({ COMMISSION_PERCENT, COMMISSION_FIXED_CENTS }: CommissionSettings): Commission => ({
  share: Math.round(COMMISSION_PERCENT * 100),
  fixedCents: COMMISSION_FIXED_CENTS,
});

/** The rules that can hold for some sellers. */
export function listRules(db: Db, sellerIds: readonly number[]): Promise<CommissionRule[]> {
  const { sellerId } = commissionRules;
  return db
    .select()
    .from(commissionRules)
    .where(or(isNull(sellerId), inArray(sellerId, [...sellerIds])));
}

export type WrittenRule = typeof commissionRules.$inferSelect;

/** Every rule that was ever written, in that order. */
export const listAllRules = (db: Db): Promise<WrittenRule[]> =>
  db.select().from(commissionRules).orderBy(asc(commissionRules.id));

/** Writes a rule; orders that were placed before keep what they have. */
export async function writeRule(db: Db, rule: typeof commissionRules.$inferInsert): Promise<WrittenRule> {
  const [written] = await db.insert(commissionRules).values(rule).returning();
  if (!written) throw new Error('The rule was not written.');
  return written;
}

interface Asked {
  sellerId: number;
  /** Of any level. */
  categoryId: number | undefined;
  day: Date;
  usual: Commission;
  platform: Platform;
}

/** What the platform takes of a seller's sales in a category; without one, where no rule of a category holds. */
export async function describeCommission(
  db: Db,
  { sellerId, categoryId, day, usual, platform }: Asked,
): Promise<SellerCommission> {
  const rules = await listRules(db, [sellerId]);
  const categoryIds = categoryId === undefined ? [] : pathTo(categoryId).map(({ id }) => id);
  const today = day.toISOString().slice(0, 10);
  const { share, fixedCents } = commissionFor(rules, { sellerId, categoryIds }, today, usual);
  const varies = rules.some((rule) => rule.categoryId !== null && rule.share !== null && rule.startsOn <= today);
  const tax = findCommissionTax(platform, await readBilledSeller(db, sellerId), day);
  const added = tax && tax.share > 0 ? { name: tax.name, share: tax.share } : null;
  return { percent: share / 100, fixed_cents: fixedCents, varies, tax: added };
}

async function readBilledSeller(db: Db, sellerId: number): Promise<BilledSeller> {
  const [shop] = await db
    .select({ country: shippingProfiles.country, isRegistered: sellerTaxes.isRegistered, taxId: sellerTaxes.taxId })
    .from(shippingProfiles)
    .leftJoin(sellerTaxes, eq(sellerTaxes.sellerId, shippingProfiles.sellerId))
    .where(eq(shippingProfiles.sellerId, sellerId));
  return { country: shop?.country ?? null, taxId: shop?.isRegistered ? (shop.taxId ?? '') : '' };
}
