import { and, eq } from 'drizzle-orm';
import type { Movement } from '../../../../contracts/money/wallet.ts';
import type { MovementType } from '../../../../contracts/money/wallet-rules.ts';
import english from '../../../../data/messages/en/money.json' with { type: 'json' };
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import { walletTypeOf } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { ledgerMovements } from '../../../schema/money/ledger.ts';
import type { LedgerMovement } from './ledger.service.ts';
import { isOfMode } from './ledger-mode.service.ts';

const pageSize = 20;
const newestFirst = keyset(ledgerMovements.createdAt, ledgerMovements.id, 'desc');

/** A page of a seller's movements in the present mode, newest first. */
export async function listPage(db: Db, sellerId: number, query: { type?: MovementType; cursor?: string }) {
  const rows = await db
    .select()
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.sellerId, sellerId),
        isOfMode(ledgerMovements.mode),
        query.type ? eq(ledgerMovements.type, query.type) : undefined,
        newestFirst.afterCursor(query.cursor),
      ),
    )
    .orderBy(...newestFirst.order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
  return { movements: page.map(describeMovement), next_cursor: nextCursor };
}

export function describeMovement(movement: LedgerMovement): Movement {
  return {
    id: String(movement.id),
    type: movement.type,
    currency: movement.currency,
    amount_cents: movement.amountCents,
    fee_cents: movement.feeCents,
    tax_cents: movement.taxCents,
    wallet: movement.wallet,
    wallet_type: walletTypeOf(movement.walletId),
    state: movement.state,
    failure_code: movement.failure,
    failure: movement.failure && english['wallet-names'][movement.failure],
    created_at: movement.createdAt.toISOString(),
  };
}
