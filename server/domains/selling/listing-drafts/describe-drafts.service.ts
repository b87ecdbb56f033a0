import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { findLeafCategory } from '../../../../catalog/categories/lookup.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { languageNames, type PhotoFacts } from '../../../../contracts/selling/listing-analysis.ts';
import {
  type DraftProgress,
  draftDoubts,
  type ListingDraftRecord,
  offeredTypes,
} from '../../../../contracts/selling/listing-drafts.ts';
import { describeProductType } from '../../../../listing-copy/product-types/product-type-table.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { draftPhotos, listingDrafts } from '../../../schema/selling/listing-drafts.ts';
import { doubtsOf } from './doubts.ts';
import { suggestPrice } from './suggest-price.ts';

/** Published drafts are listed for a while, so that the seller sees what became of them. */
const mostPublished = 200;

/** The seller's drafts: those to be looked at first, then the sure ones, then what is read, published, or was. */
export async function listDrafts(
  db: Db,
  sellerId: number,
  language: Language,
): Promise<{ drafts: ListingDraftRecord[]; progress: DraftProgress }> {
  const [shop] = await db.select({ currency: accounts.currency }).from(accounts).where(eq(accounts.id, sellerId));
  const currency = shop?.currency ?? 'USD';
  const rows = await readDrafts(db, sellerId, language);
  const photos = await readPhotos(
    db,
    sellerId,
    rows.map(({ id }) => id),
  );
  const photosOf = Map.groupBy(photos, ({ draftId }) => draftId);
  const drafts = rows.map((row) => describeDraft(row, photosOf.get(row.id) ?? [], language, currency));
  const unpublished = new Set(rows.filter(({ state }) => state !== 'published').map(({ id }) => id));
  return {
    drafts: drafts.sort((a, b) => urgency(a) - urgency(b) || (a.type?.confidence ?? 0) - (b.type?.confidence ?? 0)),
    progress: progressOf(photos.filter(({ draftId }) => unpublished.has(draftId))),
  };
}

const stateOrder = { open: 0, publishing: 10, published: 20 };

function urgency({ state, doubts: [first] }: ListingDraftRecord): number {
  if (first === undefined) return stateOrder[state] + draftDoubts.length - 1.5;
  return stateOrder[state] + draftDoubts.indexOf(first);
}

type DraftRow = Awaited<ReturnType<typeof readDrafts>>[number];

/** The texts of one language only: a proposal has seven, and a seller may have hundreds of drafts. */
async function readDrafts(db: Db, sellerId: number, language: Language) {
  const fields = {
    id: listingDrafts.id,
    state: listingDrafts.state,
    facts: listingDrafts.facts,
    categoryId: listingDrafts.categoryId,
    productTypeId: listingDrafts.productTypeId,
    isTypeChosen: listingDrafts.isTypeChosen,
    title: listingDrafts.title,
    titleLanguage: listingDrafts.titleLanguage,
    proposedTitle: sql<string | null>`${listingDrafts.proposal}->${languageNames[language]}->>'title'`,
    dollars: sql<{ min: number; max: number } | null>`${listingDrafts.proposal}->'price_range'->'usd'`,
    priceMinor: listingDrafts.priceMinor,
    currency: listingDrafts.currency,
    stock: listingDrafts.stock,
    likeness: listingDrafts.likeness,
    problem: listingDrafts.problem,
    productId: listingDrafts.productId,
  };
  const isOwn = eq(listingDrafts.sellerId, sellerId);
  const waiting = db
    .select(fields)
    .from(listingDrafts)
    .where(and(isOwn, ne(listingDrafts.state, 'published')))
    .orderBy(asc(listingDrafts.createdAt), asc(listingDrafts.id));
  const published = db
    .select(fields)
    .from(listingDrafts)
    .where(and(isOwn, eq(listingDrafts.state, 'published')))
    .orderBy(desc(listingDrafts.createdAt), desc(listingDrafts.id))
    .limit(mostPublished);
  return (await Promise.all([waiting, published])).flat();
}

type PhotoRow = Awaited<ReturnType<typeof readPhotos>>[number];

function readPhotos(db: Db, sellerId: number, draftIds: string[]) {
  return db
    .select({
      id: draftPhotos.id,
      draftId: draftPhotos.draftId,
      image: draftPhotos.image,
      // Until it stands beside the photos of its article, it is not read to the end.
      isFinished: sql<boolean>`(${analyses.finishedAt} is not null and ${draftPhotos.isPlaced}) or ${draftPhotos.analysisUuid} is null`,
      hasFacts: sql<boolean>`${analyses.facts} is not null`,
      finishedAt: analyses.finishedAt,
    })
    .from(draftPhotos)
    .leftJoin(analyses, eq(analyses.uuid, draftPhotos.analysisUuid))
    .where(and(eq(draftPhotos.sellerId, sellerId), inArray(draftPhotos.draftId, draftIds)))
    .orderBy(asc(draftPhotos.place), asc(draftPhotos.position));
}

const photoState = ({ isFinished, hasFacts }: PhotoRow) => {
  if (!isFinished) return 'reading' as const;
  return hasFacts ? ('read' as const) : ('unread' as const);
};

function describeDraft(
  row: DraftRow,
  photos: PhotoRow[],
  language: Language,
  shopCurrency: ShopCurrency,
): ListingDraftRecord {
  const isTitleTyped = row.title !== null && row.titleLanguage === language;
  const types = offersOf(row.facts, language);
  const type = typeOf(row, language);
  const problem = row.problem && {
    code: row.problem.code,
    message: row.problem.message,
    message_key: row.problem.key,
    message_parameters: row.problem.parameters,
  };
  const described = photos.map((photo) => ({ id: photo.id, image: photo.image, state: photoState(photo) }));
  return {
    id: row.id,
    state: row.state,
    photos: described,
    title: (isTitleTyped ? row.title : row.proposedTitle) ?? row.title ?? '',
    is_title_typed: isTitleTyped,
    type,
    category_name: (row.categoryId === null ? null : findLeafCategory(row.categoryId))?.names[language] ?? '',
    other_types: types
      .filter((one) => one.category_id !== type?.category_id || one.product_type_id !== type.product_type_id)
      .slice(0, offeredTypes),
    price_minor: row.priceMinor ?? (row.dollars && suggestPrice(row.dollars, shopCurrency)),
    currency: row.priceMinor === null ? shopCurrency : (row.currency ?? shopCurrency),
    stock: row.stock,
    doubts: row.state === 'open' ? doubtsOf({ ...row, photos: described, confidence: type?.confidence ?? 0 }) : [],
    problem,
    listing_id: row.productId === null ? null : String(row.productId),
  };
}

function offersOf(facts: PhotoFacts | null, language: Language): ListingDraftRecord['other_types'] {
  return (facts?.categories ?? []).map(({ id, confidence, product_type }) => ({
    category_id: id,
    product_type_id: product_type?.id ?? null,
    name: product_type?.names[language] ?? findLeafCategory(id)?.names[language] ?? '',
    confidence,
  }));
}

function typeOf(
  { categoryId, productTypeId, isTypeChosen, facts }: DraftRow,
  language: Language,
): ListingDraftRecord['type'] {
  if (categoryId === null) return null;
  const productType = describeProductType(categoryId, productTypeId ?? undefined);
  const offered = facts?.categories.find(
    ({ id, product_type }) => id === String(categoryId) && (product_type?.id ?? null) === productTypeId,
  );
  return {
    category_id: String(categoryId),
    product_type_id: productTypeId,
    name: productType?.names[language] ?? findLeafCategory(categoryId)?.names[language] ?? '',
    confidence: isTypeChosen ? 1 : (offered?.confidence ?? 0),
  };
}

/** Over the last photos that were read, how long one takes. */
const measured = 20;
const freshMs = 120_000;

function progressOf(photos: PhotoRow[]): DraftProgress {
  const left = photos.filter((photo) => photoState(photo) === 'reading').length;
  const times = photos
    .flatMap(({ finishedAt }) =>
      finishedAt && Date.now() - finishedAt.getTime() < freshMs ? [finishedAt.getTime()] : [],
    )
    .sort((a, b) => b - a)
    .slice(0, measured);
  const [latest, earliest] = [times[0], times.at(-1)];
  const isKnown = left > 0 && latest !== undefined && earliest !== undefined && times.length > 2;
  const each = isKnown ? (latest - earliest) / (times.length - 1) : 0;
  return {
    photos: photos.length,
    read: photos.length - left,
    seconds_left: isKnown ? Math.max(1, Math.ceil((each * left) / 1000)) : null,
  };
}
