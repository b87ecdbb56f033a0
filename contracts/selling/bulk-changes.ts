import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { onceKey } from '../input/once-key.ts';
import { languages } from '../languages.ts';
import { listingCells } from './listing-cells.ts';
import { listingStates } from './my-listings.ts';

/** Hours in which a change of many listings can be undone. */
export const undoHours = 24;
/** Up to this many listings are changed while the call waits, in one transaction; more by a job. */
export const maxInOneCall = 500;
export const maxBulkRows = 10_000;
export const maxRowsPerPage = 200;

export const bulkStates = ['preview', 'applying', 'applied', 'undoing', 'undone'] as const;
export const bulkActions = ['change', 'copy', 'create'] as const;
/** `changed`: it has another value by now, which was kept; `gone`: it cannot be changed any more. */
export const bulkOutcomes = ['open', 'done', 'changed', 'gone', 'undone', 'kept'] as const;

const language = z.enum(languages).default('en');
const cell = z.enum(listingCells);
const id = z.string().max(20);
// The longest description, with room for what is cleaned away.
const typed = z.string().max(20_000);

const listingRow = z.object({
  id: z.string(),
  /** In the asked language, or in English where there is none. */
  title: z.string(),
  productImage: z.string(),
  state: z.enum(listingStates),
  /** In the shop's currency, written with a point. */
  price: z.string(),
  price_minor: z.int(),
  currency: z.enum(shopCurrencies),
  stock: z.int(),
  category: z.string(),
});

export type ListingTableRow = z.infer<typeof listingRow>;

/** A listing as one line of a table: what a card has and a table does not show is left out, so that a thousand are light. */
export const listListingRows = endpoint({
  operationId: 'listListingRows',
  method: 'POST',
  path: '/user/listing-rows',
  access: 'seller',
  summary: 'The seller’s own listings as rows of a table, newest first, up to 200 a page',
  body: z.object({
    q: z.string().max(200).default(''),
    language,
    /** Defaults to all that are not removed. */
    state: z.enum(listingStates).optional(),
    limit: z.int().min(1).max(maxRowsPerPage).default(100),
    cursor: z.string().max(200).optional(),
  }),
  answer: success({ rows: z.array(listingRow), next_cursor: z.string().nullable() }),
});

const bulkChange = z.object({
  id: z.uuid(),
  state: z.enum(bulkStates),
  /** The file that it came from; null where it was made in the table. */
  file_name: z.string().nullable(),
  currency: z.enum(shopCurrencies),
  /** Listings that are changed or made. */
  row_count: z.int(),
  /** Rows that cannot be saved as they are; they are left out. */
  problem_count: z.int(),
  /** Listings that are saved, or taken back while it is undone. */
  done_count: z.int(),
  /** Listings that were left as they are, because they have changed since the preview. */
  refused_count: z.int(),
  created_at: z.iso.datetime(),
  /** Until when it can be undone; null where it cannot. */
  undo_until: z.iso.datetime().nullable(),
});

export type BulkChange = z.infer<typeof bulkChange>;

const bulkRow = z.object({
  place: z.int(),
  action: z.enum(bulkActions),
  listing_id: z.string().nullable(),
  title: z.string(),
  changes: z.array(z.object({ cell, before: z.string(), after: z.string() })),
  /** Why it is left out, in the language of the preview. */
  problem: z.string().nullable(),
  outcome: z.enum(bulkOutcomes),
  /** The row in the file, as spreadsheets count. */
  file_row: z.int().nullable(),
});

export type BulkRow = z.infer<typeof bulkRow>;

const operation = z.object({
  ids: z.array(id).min(1).max(maxBulkRows),
  type: z.enum(['price', 'stock', 'state', 'copy']),
  how: z.enum(['set', 'plus', 'percent']).default('set'),
  /** A price in the shop's currency, a number of units, or a percentage; with a minus sign to take off. */
  value: z.string().max(200).default(''),
  /** Rounds prices to .90, or to what prices in the shop's currency end in. */
  ends_in_90: z.boolean().default(false),
  state: z.enum(listingStates).optional(),
});

export type BulkOperation = z.output<typeof operation>;

const typedRow = z.object({
  id,
  set: z.partialRecord(cell, typed),
  /** The values that were shown: a listing that has another one by now is told, and not overwritten. */
  before: z.partialRecord(cell, typed).default({}),
});

export type TypedRow = z.output<typeof typedRow>;

export const bulkPreview = success({
  bulk_change: bulkChange,
  /** The first rows; the others follow by `listBulkRows`. */
  rows: z.array(bulkRow),
  next_cursor: z.string().nullable(),
});

export const previewBulkChange = endpoint({
  operationId: 'previewBulkChange',
  method: 'POST',
  path: '/user/bulk-changes',
  access: 'seller',
  summary: 'What a change of many listings would do, before and after; nothing is saved yet',
  body: z
    .object({
      key: onceKey('edit-of-monday-1'),
      language,
      /** Cells that were typed or pasted. */
      rows: z.array(typedRow).max(1000).default([]),
      /** Or one change for all of these listings. */
      operation: operation.optional(),
    })
    .refine(({ rows, operation: all }) => rows.length > 0 !== (all !== undefined), {
      message: "Please send either 'rows' or 'operation'.",
    }),
  answer: bulkPreview,
});

export type BulkRequest = z.output<typeof previewBulkChange.body>;

/** Any text: an id that is none is as unknown as one that does not exist. */
export const bulkChangeParams = z.object({ id: z.string().max(100) });
const answer = success({ bulk_change: bulkChange });

export const applyBulkChange = endpoint({
  operationId: 'applyBulkChange',
  method: 'POST',
  path: '/user/bulk-changes/:id/apply',
  access: 'seller',
  summary: 'Save a previewed change; up to 500 listings at once, more in a queue. Repeating it changes nothing twice',
  errors: ['bulk_change_not_found'],
  params: bulkChangeParams,
  answer,
});

export const undoBulkChange = endpoint({
  operationId: 'undoBulkChange',
  method: 'POST',
  path: '/user/bulk-changes/:id/undo',
  access: 'seller',
  summary: 'Take a saved change back, within 24 hours; what was changed again since then is kept',
  errors: ['bulk_change_not_found', 'undo_not_possible'],
  params: bulkChangeParams,
  answer,
});

export const getBulkChange = endpoint({
  operationId: 'getBulkChange',
  method: 'GET',
  path: '/user/bulk-changes/:id',
  access: 'seller',
  summary: 'How far a change of many listings is',
  errors: ['bulk_change_not_found'],
  params: bulkChangeParams,
  answer,
});

export const listBulkChanges = endpoint({
  operationId: 'listBulkChanges',
  method: 'GET',
  path: '/user/bulk-changes',
  access: 'seller',
  summary: 'The seller’s newest changes of many listings that were saved or are being saved',
  answer: success({ bulk_changes: z.array(bulkChange) }),
});

export const listBulkRows = endpoint({
  operationId: 'listBulkRows',
  method: 'GET',
  path: '/user/bulk-changes/:id/rows',
  access: 'seller',
  summary: 'The listings of a change, each with its values before and after, in pages',
  errors: ['bulk_change_not_found'],
  params: bulkChangeParams,
  body: z.object({
    /** Only rows that cannot be saved, or only those that were left as they are. */
    only: z.enum(['problems', 'refused']).optional(),
    cursor: z.string().max(200).optional(),
  }),
  answer: success({ rows: z.array(bulkRow), next_cursor: z.string().nullable() }),
});
