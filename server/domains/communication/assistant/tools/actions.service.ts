import { and, eq, lt } from 'drizzle-orm';
import {
  type ChangeToolName,
  type Proposal,
  shownRows,
} from '../../../../../contracts/communication/assistant-actions.ts';
import { dayMs } from '../../../../../contracts/durations.ts';
import { AppError } from '../../../../../contracts/errors.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import { assistantActionsText } from '../../../../../i18n/generated/assistant-actions.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { assistantActions } from '../../../../schema/communication/assistant-actions.ts';
import { recordEvent } from '../../../identity/security-events/events.service.ts';
import { findChangeTool } from './registry.service.ts';
import type { ActionDeps, Caller, StoredAction } from './tool.ts';

type ActionRecord = typeof assistantActions.$inferSelect;

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** As long as a change of listings is kept. */
const keptDays = 7;

/** What a change would do, stored so that a tap does exactly that; without an id where nothing would change. */
export async function proposeAction(
  deps: ActionDeps,
  caller: Caller,
  name: ChangeToolName,
  given: unknown,
): Promise<Proposal | { problem: string | null }> {
  const tool = findChangeTool(name);
  const input = tool.input.parse(given);
  const { rows, total, count, bulkId, before } = await tool.preview(deps, caller, input);
  if (count === 0) return { problem: rows.find(({ problem }) => problem)?.problem ?? null };
  const [stored] = await deps.db
    .insert(assistantActions)
    .values({ sellerId: caller.accountId, tool: name, input, before, bulkId, createdAt: deps.now() })
    .returning({ id: assistantActions.id });
  if (!stored) throw new Error('The proposal was not stored.');
  return { id: stored.id, count, rows: rows.slice(0, shownRows), more_count: Math.max(0, total - shownRows) };
}

interface Confirmed {
  sellerId: number;
  language: Language;
  origin: { device: string; country: string | null };
}

/** Does what was proposed, once; a second call tells the same. */
export async function doAction(deps: ActionDeps, confirmed: Confirmed, id: string) {
  return deps.db.transaction(async (tx) => {
    const action = await lockAction(tx, confirmed.sellerId, id);
    const inTx = { ...deps, db: tx };
    const tool = findChangeTool(action.tool);
    if (action.state !== 'proposed') return describe(inTx, confirmed, action);
    const outcome = await tool.apply(inTx, confirmed.sellerId, storedOf(action));
    const done = await update(tx, action, { state: 'done', doneAt: deps.now() });
    await remember(inTx, confirmed, done, 'assistant-changed');
    const sentence = withLocale(confirmed.language, () => tool.describe(action.input, outcome));
    return { ...(await describe(inTx, confirmed, done)), sentence };
  });
}

/** Takes back what was done. */
export async function undoAction(deps: ActionDeps, confirmed: Confirmed, id: string) {
  return deps.db.transaction(async (tx) => {
    const action = await lockAction(tx, confirmed.sellerId, id);
    const inTx = { ...deps, db: tx };
    if (action.state === 'proposed') throw new AppError('undo_not_possible');
    if (action.state === 'undone') return describe(inTx, confirmed, action);
    await findChangeTool(action.tool).undo(inTx, confirmed.sellerId, storedOf(action));
    const undone = await update(tx, action, { state: 'undone' });
    await remember(inTx, confirmed, undone, 'assistant-undone');
    return describe(inTx, confirmed, undone);
  });
}

export async function deleteOldActions(db: Db, now: Date): Promise<void> {
  await db.delete(assistantActions).where(lt(assistantActions.createdAt, new Date(now.getTime() - keptDays * dayMs)));
}

const storedOf = ({ input, before, bulkId, doneAt }: ActionRecord): StoredAction<unknown> => ({
  ...{ input, before, bulkId, doneAt },
});

/** A seller's own proposal; another seller's is not found. */
async function lockAction(tx: Db, sellerId: number, id: string): Promise<ActionRecord> {
  if (!uuidPattern.test(id)) throw new AppError('assistant_action_not_found');
  const isOwn = and(eq(assistantActions.id, id), eq(assistantActions.sellerId, sellerId));
  const [action] = await tx.select().from(assistantActions).where(isOwn).for('update');
  if (!action) throw new AppError('assistant_action_not_found');
  return action;
}

async function update(tx: Db, { id }: ActionRecord, values: Partial<ActionRecord>): Promise<ActionRecord> {
  const [updated] = await tx.update(assistantActions).set(values).where(eq(assistantActions.id, id)).returning();
  if (!updated) throw new AppError('assistant_action_not_found');
  return updated;
}

async function describe(deps: ActionDeps, { sellerId, language }: Confirmed, action: ActionRecord) {
  const canUndo =
    action.state === 'done' && (await findChangeTool(action.tool).canUndo(deps, sellerId, storedOf(action)));
  const sentence = withLocale(language, () =>
    assistantActionsText(action.state === 'undone' ? 'undone' : 'doneBefore'),
  );
  return { id: action.id, state: action.state, sentence, can_undo: canUndo };
}

async function remember(
  deps: ActionDeps,
  { sellerId, origin }: Confirmed,
  action: ActionRecord,
  type: 'assistant-changed' | 'assistant-undone',
): Promise<void> {
  const detail = await findChangeTool(action.tool).detail(deps, sellerId, storedOf(action));
  await recordEvent(deps, { accountId: sellerId, type, origin, detail });
}
