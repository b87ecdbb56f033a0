import { assistantActions } from '../../../server/schema/communication/assistant-actions.ts';
import { bulkChanges } from '../../../server/schema/selling/bulk-changes.ts';
import type { buildTestApp } from '../../support/test-app.ts';

type Db = Awaited<ReturnType<typeof buildTestApp>>['db'];

/** A proposal of the assistant to end the seller's vacation. */
export async function createAssistantAction(db: Db, sellerId: number, state: 'proposed' | 'done'): Promise<string> {
  const given = { tool: 'end_vacation', input: { time_zone: 'UTC' }, createdAt: new Date() } as const;
  const [action] = await db
    .insert(assistantActions)
    .values({ sellerId, state, doneAt: state === 'done' ? new Date() : null, ...given })
    .returning({ id: assistantActions.id });
  return String(action?.id);
}

/** A change of many listings, empty. */
export async function createBulkChange(db: Db, sellerId: number, state: 'preview' | 'applied'): Promise<string> {
  const [bulk] = await db
    .insert(bulkChanges)
    .values({ sellerId, key: `bulk-${state}`, state, appliedAt: state === 'applied' ? new Date() : null })
    .returning({ id: bulkChanges.id });
  return String(bulk?.id);
}
