import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { maxInOneCall } from '../../../../contracts/selling/bulk-changes.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { bulkChangeRows, bulkChanges } from '../../../schema/selling/bulk-changes.ts';
import { continueBulkChange } from './bulk-changes.job.ts';
import { type BulkRecord, getBulk, undoUntil } from './bulk-records.service.ts';
import { type RowResult, writeRows } from './write-rows.service.ts';

export interface BulkDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}

/** Rows of one transaction of the job: locks are short, and progress is seen. */
const partSize = 100;

/** Saves a previewed change: a small one in this transaction, a large one by a job. */
export async function applyBulk(deps: BulkDeps, sellerId: number, id: string): Promise<BulkRecord> {
  return deps.db.transaction(async (tx) => {
    const bulk = await getBulk(tx, sellerId, id, 'update');
    if (bulk.state !== 'preview') return bulk;
    return begin(deps, tx, bulk, { state: 'applying', appliedAt: deps.now() });
  });
}

/** Takes a saved change back, in the same two ways. */
export async function undoBulk(deps: BulkDeps, sellerId: number, id: string): Promise<BulkRecord> {
  return deps.db.transaction(async (tx) => {
    const bulk = await getBulk(tx, sellerId, id, 'update');
    if (bulk.state === 'undoing' || bulk.state === 'undone') return bulk;
    if (!undoUntil(bulk, deps.now())) throw new AppError('undo_not_possible');
    return begin(deps, tx, bulk, { state: 'undoing', doneCount: 0, refusedCount: 0 });
  });
}

async function begin(deps: BulkDeps, tx: Db, bulk: BulkRecord, values: Partial<BulkRecord>): Promise<BulkRecord> {
  const begun = await update(tx, bulk, values);
  if (bulk.rowCount <= maxInOneCall) return runPart(deps, tx, begun, maxInOneCall);
  await deps.queue.enqueue(tx, continueBulkChange, { id: bulk.id });
  return begun;
}

/** Goes on with a large change until it is done; after a crash it goes on where it was. */
export async function continueBulk(deps: BulkDeps, id: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isDone = await deps.db.transaction(async (tx) => {
      const [bulk] = await tx.select().from(bulkChanges).where(eq(bulkChanges.id, id)).for('update');
      if (!bulk) return true;
      const { state } = await runPart(deps, tx, bulk, partSize);
      return state !== 'applying' && state !== 'undoing';
    });
    if (isDone) return;
  }
}

async function runPart(deps: BulkDeps, tx: Db, bulk: BulkRecord, size: number): Promise<BulkRecord> {
  if (bulk.state !== 'applying' && bulk.state !== 'undoing') return bulk;
  const isUndo = bulk.state === 'undoing';
  const rows = await tx
    .select()
    .from(bulkChangeRows)
    .where(
      and(
        eq(bulkChangeRows.bulkId, bulk.id),
        eq(bulkChangeRows.outcome, isUndo ? 'done' : 'open'),
        isNull(bulkChangeRows.problem),
      ),
    )
    .orderBy(asc(bulkChangeRows.place))
    .limit(size + 1);
  const part = rows.slice(0, size);
  const results = await writeRows({ tx, queue: deps.queue, now: deps.now() }, bulk, part, isUndo);
  await recordResults(tx, bulk, results);
  const written = results.filter(({ outcome }) => outcome === 'done' || outcome === 'undone').length;
  return update(tx, bulk, {
    doneCount: bulk.doneCount + written,
    refusedCount: bulk.refusedCount + results.length - written,
    ...(rows.length > size ? {} : { state: isUndo ? 'undone' : 'applied' }),
  });
}

async function update(tx: Db, { id }: BulkRecord, values: Partial<BulkRecord>): Promise<BulkRecord> {
  const [updated] = await tx.update(bulkChanges).set(values).where(eq(bulkChanges.id, id)).returning();
  if (!updated) throw new AppError('bulk_change_not_found');
  return updated;
}

async function recordResults(tx: Db, { id }: BulkRecord, results: RowResult[]): Promise<void> {
  if (results.length === 0) return;
  const result = sql`(select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
    as result(place int, outcome text, made_id bigint, stale_before text[])) as result`;
  await tx
    .update(bulkChangeRows)
    .set({ outcome: sql`result.outcome`, madeId: sql`result.made_id`, staleBefore: sql`result.stale_before` })
    .from(result)
    .where(
      and(
        eq(bulkChangeRows.bulkId, id),
        sql`${bulkChangeRows.place} = result.place`,
        inArray(
          bulkChangeRows.place,
          results.map(({ place }) => place),
        ),
      ),
    );
}
