import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { PublishForm } from '../../../contracts/listing-publishing.ts';
import type { Db } from '../../db/database.ts';
import { productPlans } from '../../db/schema/publishing.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { storePhoto, type TakePhoto } from '../listing-analysis/photo-intake.service.ts';
import { findAnalysedPhoto, recordPublication } from '../listing-analysis/publication.service.ts';
import { addListing } from '../listings/changes.service.ts';
import { publishKeyOf } from './publish-key.ts';
import { type FormValues, readForm } from './read-form.ts';

export interface PublishDeps {
  db: Db;
  storage: Storage;
  takePhoto: TakePhoto;
}

type File = Parameters<TakePhoto>[0] | null;

interface Photo {
  image: string;
  analysisUuid: string | null;
}

/** Publishes a draft and says the listing's id; a draft that is published already is the listing it became. */
export async function publishListing(
  deps: PublishDeps,
  sellerId: number,
  form: PublishForm,
  file: File,
): Promise<number> {
  const values = readForm(form);
  const publishKey = await publishKeyOf(form, file);
  const earlier = await findPublished(deps.db, sellerId, publishKey);
  if (earlier !== null) return earlier;
  const photo = await photoOf(deps, sellerId, form.productUUID, file);
  try {
    return await deps.db.transaction((db) => write(db, { sellerId, publishKey, photo, values }));
  } catch (error) {
    // Whether anything else was committed nobody knows: a photo without a listing harms nobody, the opposite would.
    if (!(error instanceof PublishedMeanwhile)) throw error;
    if (!photo.analysisUuid) await deps.storage.remove(photo.image);
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
}

async function write(db: Db, { sellerId, publishKey, photo, values }: Publication): Promise<number> {
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
  if (analysisUuid) await recordPublication(db, analysisUuid, { leafId: listing.leafId, texts });
  return productId;
}

/** The analysed photo where there is one, else the form's own. */
async function photoOf(deps: PublishDeps, sellerId: number, uuid: string, file: File): Promise<Photo> {
  const analysed = uuid ? await findAnalysedPhoto(deps.db, sellerId, uuid) : null;
  if (analysed) return { image: analysed, analysisUuid: uuid };
  if (!file) throw new AppError(uuid ? 'analysis_not_found' : 'photo_missing');
  return { image: await storePhoto(deps.storage, await deps.takePhoto(file)), analysisUuid: null };
}

async function findPublished(db: Db, sellerId: number, publishKey: string): Promise<number | null> {
  const [plan] = await db
    .select({ productId: productPlans.productId })
    .from(productPlans)
    .where(and(eq(productPlans.sellerId, sellerId), eq(productPlans.publishKey, publishKey)));
  return plan?.productId ?? null;
}
