import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, type SQL } from 'drizzle-orm';
import { hourMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import {
  type BulkChange,
  type BulkRow,
  maxRowsPerPage,
  undoHours,
} from '../../../../contracts/selling/bulk-changes.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import { bulkChangeRows, bulkChanges } from '../../../schema/selling/bulk-changes.ts';

export type BulkRecord = typeof bulkChanges.$inferSelect;
type RowRecord = typeof bulkChangeRows.$inferSelect;

const shownChanges = 5;
const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function findByKey(db: Db, sellerId: number, key: string): Promise<BulkRecord | null> {
  const isThis = and(eq(bulkChanges.sellerId, sellerId), eq(bulkChanges.key, key));
  return (await db.select().from(bulkChanges).where(isThis))[0] ?? null;
}

/** A seller's own change; another seller's is not found. */
export async function getBulk(db: Db, sellerId: number, id: string, lock?: 'update'): Promise<BulkRecord> {
  if (!uuidPattern.test(id)) throw new AppError('bulk_change_not_found');
  const query = db
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.sellerId, sellerId)));
  const [bulk] = await (lock ? query.for(lock) : query);
  if (!bulk) throw new AppError('bulk_change_not_found');
  return bulk;
}

/** The newest changes that are more than a preview. */
export async function listBulk(db: Db, sellerId: number): Promise<BulkRecord[]> {
  return db
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.sellerId, sellerId), ne(bulkChanges.state, 'preview')))
    .orderBy(desc(bulkChanges.createdAt))
    .limit(shownChanges);
}

/** Until when a saved change can be taken back; null where it cannot. */
export function undoUntil({ state, appliedAt }: BulkRecord, now: Date): Date | null {
  if (state !== 'applied' || !appliedAt) return null;
  const until = new Date(appliedAt.getTime() + undoHours * hourMs);
  return until > now ? until : null;
}

export function describeBulk(bulk: BulkRecord, now: Date): BulkChange {
  return {
    id: bulk.id,
    state: bulk.state,
    file_name: bulk.fileName,
    currency: bulk.currency,
    row_count: bulk.rowCount,
    problem_count: bulk.problemCount,
    done_count: bulk.doneCount,
    refused_count: bulk.refusedCount,
    created_at: bulk.createdAt.toISOString(),
    undo_until: undoUntil(bulk, now)?.toISOString() ?? null,
  };
}

interface RowQuery {
  only?: 'problems' | 'refused' | undefined;
  cursor?: string | undefined;
}

/** One page of the rows of a change, in their order. */
export async function listRows(
  db: Db,
  { id }: BulkRecord,
  { only, cursor }: RowQuery = {},
): Promise<{ rows: BulkRow[]; next_cursor: string | null }> {
  const [after = -1] = cursor ? readCursor(cursor, 1) : [];
  const rows = await db
    .select()
    .from(bulkChangeRows)
    .where(and(eq(bulkChangeRows.bulkId, id), gt(bulkChangeRows.place, after), isOnly(only)))
    .orderBy(asc(bulkChangeRows.place))
    .limit(maxRowsPerPage + 1);
  const page = rows.slice(0, maxRowsPerPage);
  const last = page.at(-1);
  const hasMore = rows.length > maxRowsPerPage && last;
  return { rows: page.map(describeRow), next_cursor: hasMore ? writeCursor([last.place]) : null };
}

/** Every row of a change that cannot be saved. */
export async function listProblems(db: Db, { id }: BulkRecord): Promise<BulkRow[]> {
  const rows = await db
    .select()
    .from(bulkChangeRows)
    .where(and(eq(bulkChangeRows.bulkId, id), isNotNull(bulkChangeRows.problem)))
    .orderBy(asc(bulkChangeRows.place));
  return rows.map(describeRow);
}

function isOnly(only: RowQuery['only']): SQL | undefined {
  if (only === 'problems') return isNotNull(bulkChangeRows.problem);
  return only === 'refused' ? inArray(bulkChangeRows.outcome, ['changed', 'gone', 'kept']) : undefined;
}

function describeRow({
  place,
  action,
  productId,
  madeId,
  title,
  changes,
  problem,
  outcome,
  fileRow,
}: RowRecord): BulkRow {
  const id = madeId ?? productId;
  return {
    place,
    action,
    listing_id: id === null ? null : String(id),
    title,
    changes,
    problem,
    outcome,
    file_row: fileRow,
  };
}

/** Days after which a change and its values are forgotten. */
const keptDays = 7;

export async function deleteOldBulkChanges(db: Db, now: Date): Promise<void> {
  await db.delete(bulkChanges).where(lt(bulkChanges.createdAt, new Date(now.getTime() - keptDays * 24 * hourMs)));
}
