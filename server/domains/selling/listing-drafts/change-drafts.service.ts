import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { findLeafCategory } from '../../../../catalog/categories/lookup.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { DraftChange } from '../../../../contracts/selling/listing-drafts.ts';
import { checkPlan, textLength } from '../../../../contracts/selling/listing-rules.ts';
import { cleanLine } from '../../../../contracts/text/clean-text.ts';
import { readMinor } from '../../../../contracts/text/typed-number.ts';
import { describeProductType } from '../../../../listing-copy/product-types/product-type-table.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productPhotos } from '../../../schema/marketplace/product-photos.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { draftPhotos, listingDrafts } from '../../../schema/selling/listing-drafts.ts';
import { enqueuePictureRemoval } from '../../marketplace/pictures/remove-pictures.service.ts';
import { composeDraft } from './compose-draft.service.ts';
import { isOpenOf, lockDrafts, requireOpen } from './draft-photos.service.ts';

type Values = Partial<typeof listingDrafts.$inferInsert>;

/** Changes drafts, all of them or none. Texts are written anew where what they are about has changed. */
export async function changeDrafts(
  db: Db,
  sellerId: number,
  changes: readonly DraftChange[],
  language: Language,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockDrafts(tx, sellerId);
    await requireOpen(
      tx,
      sellerId,
      changes.map(({ id }) => id),
    );
    const [shop] = await tx.select({ currency: accounts.currency }).from(accounts).where(eq(accounts.id, sellerId));
    if (!shop) throw new AppError('not_signed_in');
    for (const change of changes) {
      await tx
        .update(listingDrafts)
        .set({ problem: null, ...valuesOf(change, language, shop.currency) })
        .where(eq(listingDrafts.id, change.id));
      if (change.title !== undefined || change.category_id !== undefined) await composeDraft(tx, change.id);
    }
  });
}

function valuesOf(change: DraftChange, language: Language, currency: ShopCurrency): Values {
  return {
    ...(change.title === undefined ? {} : titleValues(change.title, language)),
    ...(change.category_id === undefined ? {} : typeValues(change.category_id, change.product_type_id)),
    ...(change.price === undefined ? {} : priceValues(change.price, currency)),
    ...(change.stock === undefined ? {} : { stock: change.stock }),
    ...(change.is_checked ? { isTypeChosen: true, likeness: null } : {}),
  };
}

function titleValues(typed: string, titleLanguage: Language): Values {
  const title = cleanLine(typed);
  if (!title) return { title: null, titleLanguage: null };
  if ([...title].length > textLength.title) {
    throw new AppError('bad_input', { message: `A title has at most ${textLength.title} characters.` });
  }
  return { title, titleLanguage };
}

function typeValues(categoryId: string, productTypeId: string | null | undefined): Values {
  const category = findLeafCategory(categoryId);
  if (!category) throw new AppError('unknown_category');
  const productType = describeProductType(category.id, productTypeId ?? undefined);
  return { categoryId: category.id, productTypeId: productType?.id ?? null, isTypeChosen: true };
}

/** An empty price is suggested again. */
function priceValues(typed: string, currency: ShopCurrency): Values {
  if (!typed.trim()) return { priceMinor: null, currency: null };
  const problem = checkPlan({ suggestedPrice: typed, currency, recommended_countries: ['-'] }).suggestedPrice;
  if (problem) throw new AppError('bad_input', { message: problem });
  return { priceMinor: readMinor(typed, currency), currency };
}

/** Deletes a seller's drafts with the photos that no listing shows; what is being published stays. Returns how many are gone. */
export function deleteDrafts(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  sellerId: number,
  draftIds: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockDrafts(tx, sellerId);
    const isDeletable = and(
      eq(listingDrafts.sellerId, sellerId),
      inArray(listingDrafts.id, [...draftIds]),
      inArray(listingDrafts.state, ['open', 'published']),
    );
    const photos = await tx
      .select({ image: draftPhotos.image })
      .from(draftPhotos)
      .innerJoin(listingDrafts, eq(listingDrafts.id, draftPhotos.draftId))
      .where(and(isDeletable, isOpenOf(sellerId), notExists(shownAsCover(tx)), notExists(shownFurther(tx))));
    const deleted = await tx.delete(listingDrafts).where(isDeletable).returning({ id: listingDrafts.id });
    const images = photos.map(({ image }) => image);
    if (images.length > 0) {
      await tx.delete(analyses).where(and(eq(analyses.sellerId, sellerId), inArray(analyses.image, images)));
      await enqueuePictureRemoval(queue, tx, images);
    }
    return deleted.length;
  });
}

const shownAsCover = (tx: Db) => tx.select({ one: sql`1` }).from(products).where(eq(products.image, draftPhotos.image));
const shownFurther = (tx: Db) =>
  tx.select({ one: sql`1` }).from(productPhotos).where(eq(productPhotos.image, draftPhotos.image));
