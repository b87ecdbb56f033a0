import { and, eq, isNull } from 'drizzle-orm';
import type { Stage } from '../../../../contracts/selling/listing-analysis.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import type { Analysis, Analyst } from '../../../vision/analyst/analyst.ts';
import { readChoices } from '../../identity/profile/choices.service.ts';
import type { AnalysisRound } from './listing-analysis.job.ts';
import { certainFacts, writeProposal } from './proposal/proposal.ts';

export interface AnalysisDeps {
  storage: Storage;
  analyst: Analyst;
  /** The timeout of one attempt. */
  seconds: number;
}

const noModel = 'none';

/** One attempt at an analysis. Does nothing if it is finished or if a newer round has started. */
export async function runAnalysis(
  db: Db,
  { storage, analyst, seconds }: AnalysisDeps,
  round: AnalysisRound,
  signal: AbortSignal,
): Promise<void> {
  const [row] = await db.select().from(analyses).where(isUnfinished(round));
  if (!row) return;
  const bytes = await readPhoto(storage, row.image);
  const stages = createStageWriter(db, round);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
  const call = { signal: limited, onStage: stages.write };
  // The race also ends an analyst that ignores the abort signal.
  const photo = { bytes, sellerId: row.sellerId, attempt: row.round };
  const analysis = await Promise.race([analyst.analyze(photo, call), rejectOnAbort(limited)]);
  await stages.flush();
  await finish(db, row, analysis);
}

/** Marks an analysis as failed after its last attempt. */
export async function failAnalysis(db: Db, round: AnalysisRound): Promise<void> {
  const closed = { stage: 'failed', model: noModel, failure: 'analysis_failed', finishedAt: new Date() } as const;
  await db.update(analyses).set(closed).where(isUnfinished(round));
}

/** Matches this round while unfinished, so that an earlier round or a second worker writes nothing. */
function isUnfinished({ uuid, round }: AnalysisRound) {
  return and(eq(analyses.uuid, uuid), eq(analyses.round, round), isNull(analyses.model));
}

async function finish(
  db: Db,
  row: AnalysisRound & { sellerId: number },
  { facts, categoryId, productTypeId, model, embedding, ...written }: Analysis,
): Promise<void> {
  const { proposal, backTranslations } = writeProposal({
    ...written,
    facts: certainFacts({ categoryId, productType: productTypeId }, facts),
    choice: await readTextChoice(db, row),
  });
  await db
    .update(analyses)
    .set({
      stage: 'done',
      model,
      categoryId,
      facts,
      proposal,
      backTranslations,
      embedding: embedding ?? null,
      estimatedOn: ratesDate,
      finishedAt: new Date(),
    })
    .where(isUnfinished(row));
}

/** The same photo and round always have the same words, also when its texts are written anew for other facts. */
export async function readTextChoice(db: Db, { uuid, round, sellerId }: AnalysisRound & { sellerId: number }) {
  return { seed: uuid, variant: round - 1, thaiSpeech: (await readChoices(db, sellerId)).thai_speech };
}

/** Writes stages in order without blocking the analyst. */
function createStageWriter(db: Db, round: AnalysisRound) {
  let writing: Promise<unknown> = Promise.resolve();
  return {
    write(stage: Stage) {
      writing = writing.then(() => db.update(analyses).set({ stage }).where(isUnfinished(round)));
      // A failure is reported by flush().
      writing.catch(() => undefined);
    },
    flush: () => writing,
  };
}

async function readPhoto(storage: Storage, image: string): Promise<Uint8Array> {
  const file = await storage.open(image);
  if (!file) throw new Error(`The photo ${image} is gone.`);
  return Buffer.concat(await file.stream.toArray());
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
