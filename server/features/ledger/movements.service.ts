import { and, desc, eq, sql } from 'drizzle-orm';
import type { Movement } from '../../../contracts/wallet.ts';
import type { MovementKind } from '../../../contracts/wallet-rules.ts';
import type { Db } from '../../db/database.ts';
import { ledgerMovements } from '../../db/schema/ledger.ts';
import { readPageMarker, writePageMarker } from '../listings/listings.service.ts';
import type { LedgerMovement } from './ledger.service.ts';

const pageSize = 20;

/** A page of a seller's movements, newest first. */
export async function listPage(db: Db, sellerId: number, query: { kind?: MovementKind; cursor?: string }) {
  const [time = 0, id = 0] = query.cursor ? readPageMarker(query.cursor) : [];
  const rows = await db
    .select()
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.sellerId, sellerId),
        query.kind ? eq(ledgerMovements.kind, query.kind) : undefined,
        query.cursor
          ? sql`(${ledgerMovements.createdAt}, ${ledgerMovements.id}) < (${new Date(time).toISOString()}::timestamptz, ${id})`
          : undefined,
      ),
    )
    .orderBy(desc(ledgerMovements.createdAt), desc(ledgerMovements.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    movements: page.map(describeMovement),
    next_cursor: rows.length > page.length && last ? writePageMarker(last.createdAt.getTime(), last.id) : null,
  };
}

/** Whether a seller has ever moved money. */
export async function hasMovements(db: Db, sellerId: number): Promise<boolean> {
  const found = db.select({ id: ledgerMovements.id }).from(ledgerMovements);
  return (await found.where(eq(ledgerMovements.sellerId, sellerId)).limit(1)).length > 0;
}

/** A movement as contracts describe it. */
export function describeMovement(movement: LedgerMovement): Movement {
  return {
    id: String(movement.id),
    kind: movement.kind,
    amount_cents: movement.amountCents,
    fee_cents: movement.feeCents,
    wallet: movement.wallet,
    state: movement.state,
    failure: movement.failure,
    created_at: movement.createdAt.toISOString(),
  };
}
