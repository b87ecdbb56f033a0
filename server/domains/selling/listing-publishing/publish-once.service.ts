import { and, eq } from 'drizzle-orm';
import { findProductTypeMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import type { InEveryLanguage } from '../../../../contracts/languages.ts';
import type { StoredFact } from '../../../../contracts/marketplace/facts.ts';
import type { ListingText } from '../../../../contracts/marketplace/listing-text.ts';
import type { PublishForm } from '../../../../contracts/selling/listing-publishing.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { nameShop, suggestShopName } from '../../identity/accounts/details.service.ts';
import { addListing, lockOffers } from '../../marketplace/listings/changes.service.ts';
import { saveAnalysedCode } from '../../marketplace/photo-search/photo-embeddings.service.ts';
import { recordPublication } from '../listing-analysis/publication.service.ts';
import { writeFurtherPhotos } from '../listing-photos/listing-photos.service.ts';
import { addVariants } from '../listing-variants/listing-variants.service.ts';
import { releaseSpace } from '../quotas/quotas.service.ts';
import { readShopPrice, type TypedPrice } from '../shop-price/shop-price.service.ts';

/** What has to be there before a listing is; shipping belongs to another domain. */
export type BeforePublishing = (
  tx: Db,
  sellerId: number,
  listing: { countries: readonly CountryCode[] },
) => Promise<void>;

export interface PublishDeps {
  db: Db;
  storage: Storage;
  queue: Pick<Queue, 'enqueue'>;
  beforePublishing: BeforePublishing;
}

/** A listing as database columns. */
export interface ListingValues {
  listing: Omit<typeof products.$inferInsert, 'sellerId' | 'image' | 'countries' | 'priceCents'> & {
    countries: CountryCode[];
  };
  price: TypedPrice;
  texts: InEveryLanguage<ListingText>;
  facts: StoredFact[];
  plan: Omit<typeof productPlans.$inferInsert, 'productId' | 'sellerId' | 'publishKey' | 'analysisUuid'>;
}

export interface ListingPhotos {
  image: string;
  furtherImages: string[];
  analysisUuid: string | null;
  /** The photo that came with the form, which nothing else refers to. */
  sent: string | null;
}

export interface Publication {
  sellerId: number;
  /** What was published under it before is published already. */
  publishKey: string;
  values: ListingValues;
  findPhotos(): Promise<ListingPhotos>;
  /** Empty where the seller keeps the name. */
  shopName: string;
  productTypeId: string;
  /** Its options and variants, with prices in the currency of its own. */
  variants: PublishForm['variants'];
}

/** Publishes a listing and returns its id; a key that was used before returns the existing listing. */
export async function publishOnce(deps: PublishDeps, publication: Publication): Promise<number> {
  const { sellerId, publishKey, values } = publication;
  const existing = await findPublished(deps.db, sellerId, publishKey);
  if (existing !== null) return existing;
  const photos = await publication.findPhotos();
  try {
    return await deps.db.transaction(async (db) => {
      await lockOffers(db, sellerId);
      await deps.beforePublishing(db, sellerId, values.listing);
      return insertListing(db, deps.queue, publication, photos);
    });
  } catch (error) {
    // After any other error the commit may have succeeded, so the photo is kept: one without a listing is harmless.
    if (!(error instanceof AlreadyPublished)) throw error;
    if (photos.sent) {
      await deps.storage.remove(photos.sent);
      await releaseSpace(deps.db, [photos.sent]);
    }
    const first = await findPublished(deps.db, sellerId, publishKey);
    if (first === null) throw error;
    return first;
  }
}

class AlreadyPublished extends Error {}

async function insertListing(
  db: Db,
  queue: PublishDeps['queue'],
  { sellerId, publishKey, values, shopName, productTypeId, variants }: Publication,
  { image, furtherImages, analysisUuid }: ListingPhotos,
): Promise<number> {
  const { listing, texts, plan } = values;
  const price = await readShopPrice(db, sellerId, values.price);
  const productId = await addListing(db, { ...listing, ...price, sellerId, image }, texts, {
    productTypeId: findProductTypeMeaning(productTypeId) ? productTypeId : null,
    facts: values.facts,
  });
  await writeFurtherPhotos(db, productId, furtherImages);
  if (variants) {
    const { stock = 0 } = listing;
    const parent = { id: productId, sellerId, image, stock, price: price.price ?? 0 };
    await addVariants(db, parent, variants, values.price.currency);
  }
  const [inserted] = await db
    .insert(productPlans)
    .values({ ...plan, productId, sellerId, publishKey, analysisUuid })
    .onConflictDoNothing({ target: [productPlans.sellerId, productPlans.publishKey] })
    .returning();
  // Throwing rolls back the second listing.
  if (!inserted) throw new AlreadyPublished();
  if (shopName) await nameShop(db, sellerId, shopName);
  else await suggestShopName(db, sellerId, listing);
  if (analysisUuid) {
    await recordPublication(db, analysisUuid, { categoryId: listing.categoryId, texts });
    // In this transaction, so that the next analysis in any process knows it.
    await saveAnalysedCode(db, queue, productId, productTypeId);
  }
  return productId;
}

async function findPublished(db: Db, sellerId: number, publishKey: string): Promise<number | null> {
  const [plan] = await db
    .select({ productId: productPlans.productId })
    .from(productPlans)
    .where(and(eq(productPlans.sellerId, sellerId), eq(productPlans.publishKey, publishKey)));
  return plan?.productId ?? null;
}
