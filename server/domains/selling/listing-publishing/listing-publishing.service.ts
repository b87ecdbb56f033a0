import { randomUUID } from 'node:crypto';
import { AppError } from '../../../../contracts/errors.ts';
import { type InEveryLanguage, languages } from '../../../../contracts/languages.ts';
import type { ListingText } from '../../../../contracts/marketplace/listing-text.ts';
import { type PublishForm, textsOf } from '../../../../contracts/selling/listing-publishing.ts';
import { cleanListingText, planPriceOf } from '../../../../contracts/selling/listing-rules.ts';
import { readMeasure, readNumber } from '../../../../contracts/text/typed-number.ts';
import { readFacts } from '../../marketplace/facts/read-facts.service.ts';
import { readCategory, readCountries } from '../../marketplace/listings/listing-fields.service.ts';
import type { PreparePhoto } from '../../marketplace/pictures/photo-intake.service.ts';
import { findAnalysedPhoto } from '../listing-analysis/publication.service.ts';
import { requireOwnPhotos } from '../listing-photos/listing-photos.service.ts';
import { type PhotoStore, storePhoto } from '../quotas/quotas.service.ts';
import { readGoalCents } from '../shop-price/shop-price.service.ts';
import { type ListingPhotos, type ListingValues, type PublishDeps, publishOnce } from './publish-once.service.ts';

export interface PublishFormDeps extends PublishDeps, PhotoStore {
  preparePhoto: PreparePhoto;
}

type File = Parameters<PreparePhoto>[1] | null;

/** Publishes a form and returns the listing's id; a key that was used before returns the existing listing. */
export async function publishListing(
  deps: PublishFormDeps,
  sellerId: number,
  form: PublishForm,
  file: File,
): Promise<number> {
  return publishOnce(deps, {
    sellerId,
    publishKey: publishKeyOf(form),
    values: readForm(form),
    findPhotos: () => resolvePhotos(deps, sellerId, form, file),
    shopName: form.shopName,
    productTypeId: form.product_type_id,
    variants: form.variants,
  });
}

/** The named photos, or else the analysed one, or else the form's own file. */
async function resolvePhotos(
  deps: PublishFormDeps,
  sellerId: number,
  form: PublishForm,
  file: File,
): Promise<ListingPhotos> {
  const reference = form.productUUID || form.image;
  const analysed = reference ? await findAnalysedPhoto(deps.db, sellerId, reference) : null;
  const analysisUuid = analysed?.uuid ?? null;
  const [image, ...furtherImages] = await requireOwnPhotos(deps.db, sellerId, form.photos);
  if (image) return { image, furtherImages, analysisUuid, sent: null };
  if (analysed) return { image: analysed.image, furtherImages: [], analysisUuid, sent: null };
  if (!file) throw new AppError(reference ? 'analysis_not_found' : 'photo_missing');
  const sent = await storePhoto(deps, sellerId, await deps.preparePhoto(sellerId, file));
  return { image: sent, furtherImages: [], analysisUuid: null, sent };
}

/** The idempotency key of a publication. Without a draft key each request makes its own listing. */
function publishKeyOf({ publish_key }: PublishForm): string {
  return publish_key ? `draft:${publish_key}` : `once:${randomUUID()}`;
}

/** Converts a validated form; also checks its category and countries. */
function readForm(form: PublishForm): ListingValues {
  const { category_id: topCategoryId, sub_category_id: subCategoryId, super_sub_category_id: categoryId } = form;
  const texts = textsOf(form);
  const typed = planPriceOf(form);
  return {
    listing: {
      ...readCategory({ topCategoryId, subCategoryId, categoryId }),
      // A client that follows the specification alone sends no stock.
      stock: Math.max(1, readNumber(form.stock) ?? readNumber(form.SellUnits) ?? 0),
      countries: readCountries(form.salesRegion),
      sourceLanguage: form.source_language,
    },
    price: { text: typed.suggestedPrice, currency: typed.currency },
    facts: readFacts(form.facts ?? [], form.source_language),
    texts: Object.fromEntries(
      languages.map((language) => [language, cleanListingText(texts[language])]),
    ) as InEveryLanguage<ListingText>,
    plan: readPlan(form),
  };
}

function readPlan(form: PublishForm): ListingValues['plan'] {
  const range = form.priceRange ?? form.avgPrice;
  const kilograms = readMeasure(form.weight);
  return {
    priceMinCents: range ? Math.round(range.min * 100) : null,
    priceMaxCents: range ? Math.round(range.max * 100) : null,
    localCurrencies: form.localCurrencies,
    platformComparison: form.platformComparison,
    monthlySalesTargetCents: readGoalCents(form.monthlySalesTarget, form.currency),
    sellUnits: readNumber(form.SellUnits) ?? 0,
    marketingBudgetCents: readGoalCents(form.marketingBudget, form.currency),
    offersCredit: form.offerCredit,
    fulfilment: form.fulfilment || null,
    weightGrams: kilograms === null ? null : Math.round(kilograms * 1000),
  };
}
