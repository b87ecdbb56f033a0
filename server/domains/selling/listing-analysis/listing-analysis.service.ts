import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findLeafCategory } from '../../../../catalog/categories/lookup.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { SentFact } from '../../../../contracts/marketplace/facts.ts';
import type { NamedProductType } from '../../../../contracts/marketplace/product-types.ts';
import {
  type AnalysisRecord,
  type ListingProposal,
  type PhotoFacts,
  pendingModel,
  type SellerDetails,
} from '../../../../contracts/selling/listing-analysis.ts';
import english from '../../../../data/messages/en/selling.json' with { type: 'json' };
import { describeProductType } from '../../../../listing-copy/product-types/product-type-table.ts';
import { findCountryCode } from '../../../../reference-data/countries/country-names.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { readFacts } from '../../marketplace/facts/read-facts.service.ts';
import { countAnalysis, type PhotoStore, storePhoto } from '../quotas/quotas.service.ts';
import { type AnalysisRound, analyzePhoto } from './listing-analysis.job.ts';
import { certainFacts, withTitle, writeProposal } from './proposal/proposal.ts';
import { readTextChoice } from './run-analysis.service.ts';

type Row = typeof analyses.$inferSelect;

/** Stores a prepared photo and queues its analysis. */
export async function startAnalysis(
  deps: PhotoStore & { queue: Queue; now(): Date },
  sellerId: number,
  photo: Uint8Array,
): Promise<string> {
  // Stored before the transaction and kept if it fails, because a photo without a record is harmless.
  const image = await storePhoto(deps, sellerId, photo);
  return deps.db.transaction((tx) => queueAnalysis(tx, deps, sellerId, image));
}

/** Queues the analysis of a stored photo in the caller's transaction, so that every record has its job. */
export async function queueAnalysis(
  tx: Db,
  { queue, quotas, now }: Pick<PhotoStore, 'quotas'> & { queue: Pick<Queue, 'enqueue'>; now(): Date },
  sellerId: number,
  image: string,
): Promise<string> {
  await countAnalysis(tx, quotas, sellerId, now());
  const [row] = await tx.insert(analyses).values({ sellerId, image }).returning();
  if (!row) throw new Error('The analysis was not stored.');
  await queue.enqueue(tx, analyzePhoto, { uuid: row.uuid, round: row.round });
  return row.uuid;
}

/** The seller's own analysis, or null. */
export async function findAnalysis(db: Db, sellerId: number, uuid: string): Promise<AnalysisRecord | null> {
  const row = await findRow(db, sellerId, uuid);
  return row && asRecord(row);
}

/** Queues another analysis of the stored photo, unless one is still running. */
export async function analyzeAgain(
  { db, queue, quotas, now }: Pick<PhotoStore, 'db' | 'quotas'> & { queue: Queue; now(): Date },
  sellerId: number,
  uuid: string,
): Promise<string> {
  const row = await getRow(db, sellerId, uuid);
  await db.transaction(async (db) => {
    const [restarted] = await db
      .update(analyses)
      .set({ ...initialValues, round: sql`${analyses.round} + 1` })
      .where(and(eq(analyses.uuid, row.uuid), isNotNull(analyses.model)))
      .returning({ round: analyses.round });
    if (!restarted) return;
    await countAnalysis(db, quotas, sellerId, now());
    await queue.enqueue(db, analyzePhoto, { uuid: row.uuid, round: restarted.round });
  });
  return row.uuid;
}

export interface ProposalChoice {
  category_id: string;
  product_type_id?: string | null | undefined;
  details?: SellerDetails | null | undefined;
  facts?: SentFact[] | null | undefined;
  countries?: readonly string[] | null | undefined;
  source?: { language: Language; title?: string | null | undefined } | null | undefined;
}

/** Composes a proposal from the photo's facts for another category, product type or region, with what the seller says. */
export async function proposeForCategory(db: Db, sellerId: number, uuid: string, choice: ProposalChoice) {
  const row = await getRow(db, sellerId, uuid);
  return composeProposal(db, row, row.facts, choice);
}

/** Composes a proposal from these facts; the words are chosen by the analysis that they come from. */
export async function composeProposal(
  db: Db,
  row: AnalysisRound & { sellerId: number },
  seenFacts: PhotoFacts | null,
  { category_id, product_type_id, details, facts: said, countries, source }: ProposalChoice,
): Promise<{
  category_id: string;
  product_type: NamedProductType;
  rawJSONData: ListingProposal;
  estimated_on: string;
}> {
  const leafCategory = findLeafCategory(category_id);
  const productType = leafCategory && describeProductType(leafCategory.id, product_type_id ?? undefined);
  if (!productType) throw new AppError('unknown_category');
  const seen = certainFacts(
    { categoryId: leafCategory.id, productType: productType.id },
    seenFacts,
    details ?? {},
    source?.language,
  );
  const read = readFacts(said ?? [], source?.language ?? 'en');
  const told = { ...seen, said: read };
  const facts = source?.title ? withTitle(told, source.title, source.language) : told;
  const soldIn = (countries ?? []).flatMap((country) => findCountryCode(country) ?? []);
  return {
    category_id: String(leafCategory.id),
    product_type: productType,
    rawJSONData: writeProposal({ facts, choice: await readTextChoice(db, row), soldIn }).proposal,
    estimated_on: ratesDate,
  };
}

const initialValues = {
  stage: 'queued',
  model: null,
  categoryId: null,
  facts: null,
  proposal: null,
  backTranslations: null,
  estimatedOn: null,
  failure: null,
  published: null,
  embedding: null,
  finishedAt: null,
} as const;

async function findRow(db: Db, sellerId: number, uuid: string): Promise<Row | null> {
  if (!z.uuid().safeParse(uuid).success) return null;
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.uuid, uuid), eq(analyses.sellerId, sellerId)));
  return row ?? null;
}

async function getRow(db: Db, sellerId: number, uuid: string): Promise<Row> {
  const row = await findRow(db, sellerId, uuid);
  if (!row) throw new AppError('analysis_not_found');
  return row;
}

function asRecord(row: Row): AnalysisRecord {
  return {
    productUUID: row.uuid,
    aimodel: row.model ?? pendingModel,
    category_id: row.categoryId === null ? '' : String(row.categoryId),
    rawJSONData: row.proposal,
    ...(row.backTranslations ? { back_translations: row.backTranslations } : {}),
    stage: row.stage,
    productImage: row.image,
    facts: row.facts,
    estimated_on: row.estimatedOn ?? ratesDate,
    failure_code: row.failure,
    failure: row.failure ? english['wizard-product'][row.failure] : '',
  };
}
