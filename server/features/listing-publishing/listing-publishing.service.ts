import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { PublishForm } from '../../../contracts/listing-publishing.ts';
import type { Db } from '../../db/database.ts';
import { productPlans } from '../../db/schema/publishing.ts';
import { nameShop } from '../accounts/details.service.ts';
import { type PhotoStore, storePhoto, type TakePhoto } from '../listing-analysis/photo-intake.service.ts';
import { findAnalysedPhoto, recordPublication } from '../listing-analysis/publication.service.ts';
import { addListing } from '../listings/changes.service.ts';
import { giveSpaceBack } from '../quotas/quotas.service.ts';
import { publishKeyOf } from './publish-key.ts';
import { type FormValues, readForm } from './read-form.ts';

export interface PublishDeps extends PhotoStore {
  takePhoto: TakePhoto;
}

type File = Parameters<TakePhoto>[1] | null;

interface Photo {
  image: string;
  analysisUuid: string | null;
}

/** Publishes a form and says the listing's id; a draft whose key was used already is the listing it became. */
export async function publishListing(
  deps: PublishDeps,
  sellerId: number,
  form: PublishForm,
  file: File,
): Promise<number> {
  const values = readForm(form);
  const publishKey = publishKeyOf(form);
  const earlier = await findPublished(deps.db, sellerId, publishKey);
  if (earlier !== null) return earlier;
  const photo = await photoOf(deps, sellerId, form, file);
  try {
    return await deps.db.transaction((db) =>
      write(db, { sellerId, publishKey, photo, values, shopName: form.shopName }),
    );
  } catch (error) {
    // Whether anything else was committed nobody knows: a photo without a listing harms nobody, the opposite would.
    if (!(error instanceof PublishedMeanwhile)) throw error;
    if (!photo.analysisUuid) {
      await deps.storage.remove(photo.image);
      await giveSpaceBack(deps.db, [photo.image]);
    }
    const first = await findPublished(deps.db, sellerId, publishKey);
    if (first === null) throw error;
    return first;
  }
}

class PublishedMeanwhile extends Error {}

interface Publication {
  sellerId: number;
  publishKey: string;
  photo: Photo;
  values: FormValues;
  shopName: string;
}

async function write(db: Db, { sellerId, publishKey, photo, values, shopName }: Publication): Promise<number> {
  const { listing, texts, plan } = values;
  const { image, analysisUuid } = photo;
  const productId = await addListing(db, { ...listing, sellerId, image }, texts);
  const [written] = await db
    .insert(productPlans)
    .values({ ...plan, productId, sellerId, publishKey, analysisUuid })
    .onConflictDoNothing({ target: [productPlans.sellerId, productPlans.publishKey] })
    .returning();
  // Thrown, so that the second listing goes with its transaction.
  if (!written) throw new PublishedMeanwhile();
  if (shopName) await nameShop(db, sellerId, shopName);
  if (analysisUuid) await recordPublication(db, analysisUuid, { leafId: listing.leafId, texts });
  return productId;
}

/** The analysed photo where there is one, else the form's own. */
async function photoOf(deps: PublishDeps, sellerId: number, form: PublishForm, file: File): Promise<Photo> {
  const named = form.productUUID || form.image;
  const analysed = named ? await findAnalysedPhoto(deps.db, sellerId, named) : null;
  if (analysed) return { image: analysed.image, analysisUuid: analysed.uuid };
  if (!file) throw new AppError(named ? 'analysis_not_found' : 'photo_missing');
  const photo = await deps.takePhoto(sellerId, file);
  return { image: await storePhoto(deps, sellerId, photo), analysisUuid: null };
}

async function findPublished(db: Db, sellerId: number, publishKey: string): Promise<number | null> {
  const [plan] = await db
    .select({ productId: productPlans.productId })
    .from(productPlans)
    .where(and(eq(productPlans.sellerId, sellerId), eq(productPlans.publishKey, publishKey)));
  return plan?.productId ?? null;
}
