import { and, eq, isNull } from 'drizzle-orm';
import type { Stage } from '../../../contracts/listing-analysis.ts';
import { ratesDate } from '../../../market/rates.ts';
import type { Db } from '../../db/database.ts';
import { analyses } from '../../db/schema/analyses.ts';
import type { Analysis, Analyst } from '../../providers/analyst/analyst.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { factsToTell } from './facts-for-seller.ts';
import type { AnalysisRound } from './listing-analysis.job.ts';
import { makeProposal } from './proposal.ts';

export interface AnalysisDeps {
  storage: Storage;
  analyst: Analyst;
  /** How long one attempt may take. */
  seconds: number;
}

const noModel = 'none';
const failureSentence =
  'This photo could not be analysed. Try again, choose another photo, or fill in the listing yourself.';

/** One attempt at an analysis. Does nothing when it is done already, or was asked for anew meanwhile. */
export async function runAnalysis(
  db: Db,
  { storage, analyst, seconds }: AnalysisDeps,
  round: AnalysisRound,
  signal: AbortSignal,
): Promise<void> {
  const [row] = await db.select().from(analyses).where(atWork(round));
  if (!row) return;
  const bytes = await readPhoto(storage, row.image);
  const stages = writeStages(db, round);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]);
  const call = { signal: limited, onStage: stages.note };
  // An analyst that does not listen is left behind.
  const photo = { bytes, sellerId: row.sellerId, attempt: row.round };
  const analysis = await Promise.race([analyst.analyze(photo, call), whenAborted(limited)]);
  await stages.written();
  await finish(db, round, analysis);
}

/** Closes a record that no attempt could finish. */
export async function giveUp(db: Db, round: AnalysisRound): Promise<void> {
  const closed = { stage: 'failed', model: noModel, failure: failureSentence, finishedAt: new Date() } as const;
  await db.update(analyses).set(closed).where(atWork(round));
}

/** Of this round and unfinished: what an earlier round finds, or a second worker, is not written down. */
function atWork({ uuid, round }: AnalysisRound) {
  return and(eq(analyses.uuid, uuid), eq(analyses.round, round), isNull(analyses.model));
}

async function finish(db: Db, round: AnalysisRound, { facts, leafId, model, ...rest }: Analysis): Promise<void> {
  const { texts, countries, priceCents } = rest;
  const proposal = makeProposal({ facts: factsToTell(leafId, facts), texts, countries, priceCents });
  await db
    .update(analyses)
    .set({ stage: 'done', model, leafId, facts, proposal, estimatedOn: ratesDate, finishedAt: new Date() })
    .where(atWork(round));
}

/** Writes stages one after another, while the analyst goes on. */
function writeStages(db: Db, round: AnalysisRound) {
  let writing: Promise<unknown> = Promise.resolve();
  return {
    note(stage: Stage) {
      writing = writing.then(() => db.update(analyses).set({ stage }).where(atWork(round)));
      // Whether it failed is asked once, in written().
      writing.catch(() => undefined);
    },
    written: () => writing,
  };
}

async function readPhoto(storage: Storage, image: string): Promise<Uint8Array> {
  const file = await storage.open(image);
  if (!file) throw new Error(`The photo ${image} is gone.`);
  return Buffer.concat(await file.stream.toArray());
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
