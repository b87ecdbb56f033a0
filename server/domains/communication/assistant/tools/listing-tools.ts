import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type ChangeToolName,
  maxListingsOfAction,
  type ProposedRow,
} from '../../../../../contracts/communication/assistant-actions.ts';
import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import type { BulkOperation, BulkRow } from '../../../../../contracts/selling/bulk-changes.ts';
import { listingStates } from '../../../../../contracts/selling/my-listings.ts';
import { readMinor } from '../../../../../contracts/text/typed-number.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { assistantActionsText } from '../../../../../i18n/generated/assistant-actions.ts';
import { myListingsText } from '../../../../../i18n/generated/my-listings.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import { applyBulk, undoBulk } from '../../../selling/bulk-changes/apply.service.ts';
import {
  type BulkRecord,
  describeBulk,
  getBulk,
  listRows,
} from '../../../selling/bulk-changes/bulk-records.service.ts';
import { previewRequest } from '../../../selling/bulk-changes/preview.service.ts';
import { type ActionDeps, type Caller, changeTool, type Outcome, type Preview, type StoredAction } from './tool.ts';

const listingIds = z.array(z.string().max(20)).min(1).max(maxListingsOfAction);
const value = z.string().max(200);

/** The tools that change listings are changes of many listings, which know preview, history and undo. */
function listingTool<Input extends z.ZodType<{ listing_ids: string[] }>>(
  name: ChangeToolName,
  input: Input,
  rest: {
    operation(input: z.output<Input>): Partial<BulkOperation>;
    describe(input: z.output<Input>, count: number): string;
  },
) {
  return changeTool({
    ...{ name, input, ...engine },
    preview: (deps, caller, given) =>
      previewListings(deps, caller, { ...base, ids: given.listing_ids, ...rest.operation(given) }),
    describe: (given, { count, left }) =>
      [rest.describe(given, count), left > 0 ? assistantActionsText('left', { count: left }) : ''].join(' ').trim(),
  });
}

const base = { type: 'price', how: 'set', value: '', ends_in_90: false } as const;

async function previewListings(
  { db, now }: ActionDeps,
  { accountId, language }: Caller,
  operation: BulkOperation,
): Promise<Preview> {
  const request = { key: `assistant-${randomUUID()}`, language, rows: [], operation };
  const bulk = await previewRequest(db, accountId, request, now());
  const { rows } = await listRows(db, bulk);
  const shown = withLocale(language, () => rows.map((row) => describeRow(row, bulk.currency)));
  const { rowCount: count, problemCount } = bulk;
  return { rows: shown, total: count + problemCount, count, bulkId: bulk.id, before: null };
}

function describeRow({ place, title, changes, problem }: BulkRow, currency: ShopCurrency): ProposedRow {
  return {
    place,
    title,
    problem,
    changes: changes.map(({ cell, before, after }) => ({
      label: assistantActionsText(cell === 'price' || cell === 'stock' ? cell : 'state'),
      before: describeValue(cell, before, currency),
      after: describeValue(cell, after, currency),
    })),
  };
}

function describeValue(cell: string, text: string, currency: ShopCurrency): string {
  if (cell === 'price') return formatMoney(readMinor(text, currency) ?? 0, currency);
  const state = listingStates.find((each) => cell === 'state' && each === text);
  return state ? myListingsText(state) : text;
}

const engine = {
  async apply(deps: ActionDeps, sellerId: number, { bulkId }: StoredAction<unknown>): Promise<Outcome> {
    return outcomeOf(await applyBulk(deps, sellerId, bulkId ?? ''));
  },
  async undo(deps: ActionDeps, sellerId: number, { bulkId }: StoredAction<unknown>): Promise<Outcome> {
    return outcomeOf(await undoBulk(deps, sellerId, bulkId ?? ''));
  },
  async canUndo({ db, now }: ActionDeps, sellerId: number, { bulkId }: StoredAction<unknown>): Promise<boolean> {
    return describeBulk(await getBulk(db, sellerId, bulkId ?? ''), now()).undo_until !== null;
  },
  async detail({ db }: ActionDeps, sellerId: number, { bulkId }: StoredAction<unknown>): Promise<string> {
    const bulk = await getBulk(db, sellerId, bulkId ?? '');
    const first = (await listRows(db, bulk)).rows.find(({ problem }) => problem === null);
    const changes = first?.changes.map(({ before, after }) => `${before} → ${after}`).join(', ');
    return `${first?.title.slice(0, 60)} ${changes}${bulk.rowCount > 1 ? ` (+${bulk.rowCount - 1})` : ''}`;
  },
};

const outcomeOf = ({ doneCount, refusedCount }: BulkRecord): Outcome => ({ count: doneCount, left: refusedCount });

export const listingTools = [
  listingTool('change_price', z.object({ listing_ids: listingIds, how: z.enum(['set', 'plus', 'percent']), value }), {
    operation: ({ how, value }) => ({ type: 'price', how, value }),
    describe: (_, count) => assistantActionsText('priceChanged', { count }),
  }),
  listingTool('change_stock', z.object({ listing_ids: listingIds, how: z.enum(['set', 'plus']), value }), {
    operation: ({ how, value }) => ({ type: 'stock', how, value }),
    describe: (_, count) => assistantActionsText('stockChanged', { count }),
  }),
  listingTool('change_listing_state', z.object({ listing_ids: listingIds, state: z.enum(['live', 'paused']) }), {
    operation: ({ state }) => ({ type: 'state', state }),
    describe: ({ state }, count) => assistantActionsText(state === 'live' ? 'resumed' : 'paused', { count }),
  }),
];
