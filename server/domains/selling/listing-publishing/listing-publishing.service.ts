import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { type InEveryLanguage, languages } from '../../../../contracts/languages.ts';
import type { ListingText } from '../../../../contracts/marketplace/listing-text.ts';
import { type PublishForm, textsOf } from '../../../../contracts/selling/listing-publishing.ts';
import { cleanListingText } from '../../../../contracts/selling/listing-rules.ts';
import { readCents, readMeasure, readNumber } from '../../../../contracts/text/typed-number.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { nameShop, suggestShopName } from '../../identity/accounts/details.service.ts';
import { addListing, lockOffers } from '../../marketplace/listings/changes.service.ts';
import { readCategory, readCountries } from '../../marketplace/listings/listing-fields.service.ts';
import { saveAnalysedCode } from '../../marketplace/photo-search/photo-embeddings.service.ts';
import type { PreparePhoto } from '../../marketplace/pictures/photo-intake.service.ts';
import { findAnalysedPhoto, recordPublication } from '../listing-analysis/publication.service.ts';
import { type PhotoStore, releaseSpace, storePhoto } from '../quotas/quotas.service.ts';

/** What has to be there before a listing is; shipping belongs to another domain. */
export type BeforePublishing = (
  tx: Db,
  sellerId: number,
  listing: { countries: readonly CountryCode[] },
) => Promise<void>;

export interface PublishDeps extends PhotoStore {
  preparePhoto: PreparePhoto;
  beforePublishing: BeforePublishing;
}

/** The form's values as database columns. */
interface FormValues {
  listing: Omit<typeof products.$inferInsert, 'sellerId' | 'image' | 'countries'> & { countries: CountryCode[] };
  texts: InEveryLanguage<ListingText>;
  plan: Omit<typeof productPlans.$inferInsert, 'productId' | 'sellerId' | 'publishKey' | 'analysisUuid'>;
}

type File = Parameters<PreparePhoto>[1] | null;

interface Photo {
  image: string;
  analysisUuid: string | null;
}

/** Publishes a form and returns the listing's id; a key that was used before returns the existing listing. */
export async function publishListing(
  deps: PublishDeps,
  sellerId: number,
  form: PublishForm,
  file: File,
): Promise<number> {
  const values = readForm(form);
  const publishKey = publishKeyOf(form);
  const existing = await findPublished(deps.db, sellerId, publishKey);
  if (existing !== null) return existing;
  const photo = await resolvePhoto(deps, sellerId, form, file);
  try {
    return await deps.db.transaction(async (db) => {
      await lockOffers(db, sellerId);
      await deps.beforePublishing(db, sellerId, values.listing);
      return insertListing(db, {
        sellerId,
        publishKey,
        photo,
        values,
        shopName: form.shopName,
        productTypeId: form.product_type_id,
      });
    });
  } catch (error) {
    // After any other error the commit may have succeeded, so the photo is kept: one without a listing is harmless.
    if (!(error instanceof AlreadyPublished)) throw error;
    if (!photo.analysisUuid) {
      await deps.storage.remove(photo.image);
      await releaseSpace(deps.db, [photo.image]);
    }
    const first = await findPublished(deps.db, sellerId, publishKey);
    if (first === null) throw error;
    return first;
  }
}

class AlreadyPublished extends Error {}

interface Publication {
  sellerId: number;
  publishKey: string;
  photo: Photo;
  values: FormValues;
  shopName: string;
  productTypeId: string;
}

async function insertListing(db: Db, publication: Publication): Promise<number> {
  const { sellerId, publishKey, photo, values, shopName, productTypeId } = publication;
  const { listing, texts, plan } = values;
  const { image, analysisUuid } = photo;
  const productId = await addListing(db, { ...listing, sellerId, image }, texts);
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
    await saveAnalysedCode(db, productId, productTypeId);
  }
  return productId;
}

/** The analysed photo if there is one, otherwise the form's own file. */
async function resolvePhoto(deps: PublishDeps, sellerId: number, form: PublishForm, file: File): Promise<Photo> {
  const reference = form.productUUID || form.image;
  const analysed = reference ? await findAnalysedPhoto(deps.db, sellerId, reference) : null;
  if (analysed) return { image: analysed.image, analysisUuid: analysed.uuid };
  if (!file) throw new AppError(reference ? 'analysis_not_found' : 'photo_missing');
  const photo = await deps.preparePhoto(sellerId, file);
  return { image: await storePhoto(deps, sellerId, photo), analysisUuid: null };
}

async function findPublished(db: Db, sellerId: number, publishKey: string): Promise<number | null> {
  const [plan] = await db
    .select({ productId: productPlans.productId })
    .from(productPlans)
    .where(and(eq(productPlans.sellerId, sellerId), eq(productPlans.publishKey, publishKey)));
  return plan?.productId ?? null;
}

/** The idempotency key of a publication. Without a draft key each request makes its own listing. */
function publishKeyOf({ publish_key }: PublishForm): string {
  return publish_key ? `draft:${publish_key}` : `once:${randomUUID()}`;
}

/** Converts a validated form; also checks its category and countries. */
function readForm(form: PublishForm): FormValues {
  const { category_id: topCategoryId, sub_category_id: subCategoryId, super_sub_category_id: categoryId } = form;
  const texts = textsOf(form);
  return {
    listing: {
      ...readCategory({ topCategoryId, subCategoryId, categoryId }),
      priceCents: readCents(form.suggestedPrice) ?? 0,
      // A client that follows the specification alone sends no stock.
      stock: Math.max(1, readNumber(form.stock) ?? readNumber(form.SellUnits) ?? 0),
      countries: readCountries(form.salesRegion),
      sourceLanguage: form.source_language,
    },
    texts: Object.fromEntries(
      languages.map((language) => [language, cleanListingText(texts[language])]),
    ) as InEveryLanguage<ListingText>,
    plan: readPlan(form),
  };
}

function readPlan(form: PublishForm): FormValues['plan'] {
  const range = form.priceRange ?? form.avgPrice;
  const kilograms = readMeasure(form.weight);
  return {
    priceMinCents: range ? Math.round(range.min * 100) : null,
    priceMaxCents: range ? Math.round(range.max * 100) : null,
    localCurrencies: form.localCurrencies,
    platformComparison: form.platformComparison,
    monthlySalesTargetCents: readCents(form.monthlySalesTarget) ?? 0,
    sellUnits: readNumber(form.SellUnits) ?? 0,
    marketingBudgetCents: readCents(form.marketingBudget) ?? 0,
    offersCredit: form.offerCredit,
    fulfilment: form.fulfilment || null,
    weightGrams: kilograms === null ? null : Math.round(kilograms * 1000),
  };
}
