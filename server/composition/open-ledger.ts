import type { LedgerMode } from '../../contracts/money/wallet-rules.ts';
import { changeMode } from '../domains/money/ledger/change-mode.service.ts';
import { moveWaitingOrders } from '../domains/ordering/payments/move-waiting-orders.service.ts';
import type { Db } from '../platform/db/database.ts';

const sentences: Record<LedgerMode, string> = {
  live: 'Live books begin. What the sandbox moved is archived: npm run ledger:check prints it apart.',
  test: 'The sandbox takes payments again; its books go on.',
};

/** Opens the books of the platform's mode, which follows from its providers; a sentence for the operator where it changed. */
export async function openLedger(db: Db, mode: LedgerMode, at: Date): Promise<string | null> {
  const isChanged = await db.transaction(async (tx) => {
    if (!(await changeMode(tx, mode, at))) return false;
    await moveWaitingOrders(tx, mode);
    return true;
  });
  return isChanged ? sentences[mode] : null;
}
