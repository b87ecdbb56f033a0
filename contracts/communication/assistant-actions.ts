import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { languages } from '../languages.ts';

/** What the assistant can change after it was confirmed. Money, payees, passwords and accounts are not among it. */
export const changeToolNames = [
  'change_price',
  'change_stock',
  'change_listing_state',
  'set_vacation',
  'end_vacation',
] as const;
export type ChangeToolName = (typeof changeToolNames)[number];

export const assistantActionStates = ['proposed', 'done', 'undone'] as const;

/** Listings that one confirmation changes at most; more are changed in the table of listings. */
export const maxListingsOfAction = 500;
/** Lines of a proposal that are shown. */
export const shownRows = 8;

/** A line of a proposal: what it is about, with each value before and after as the seller reads it. */
const proposedRow = z.object({
  place: z.int(),
  title: z.string(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** Why it would be left as it is; null where it would be changed. */
  problem: z.string().nullable(),
});

export type ProposedRow = z.infer<typeof proposedRow>;

/** A change that waits for a tap. */
export const proposal = z.object({
  id: z.uuid(),
  rows: z.array(proposedRow),
  /** How many listings, or one for the shop. */
  count: z.int(),
  /** Rows that are not shown. */
  more_count: z.int(),
});

export type Proposal = z.infer<typeof proposal>;

const actionParams = z.object({ id: z.string().max(100) });
const actionBody = z.object({ language: z.enum(languages).default('en') });
const actionDone = success({
  action: z.object({
    id: z.uuid(),
    state: z.enum(assistantActionStates),
    /** What was done, in the language of the page. */
    sentence: z.string(),
    can_undo: z.boolean(),
  }),
});

export const doAssistantAction = endpoint({
  operationId: 'doAssistantAction',
  method: 'POST',
  path: '/user/assistant-actions/:id/do',
  access: 'seller',
  summary: 'Do what the assistant proposed; repeating it changes nothing twice',
  errors: ['assistant_action_not_found', 'bulk_change_not_found'],
  params: actionParams,
  body: actionBody,
  answer: actionDone,
});

export const undoAssistantAction = endpoint({
  operationId: 'undoAssistantAction',
  method: 'POST',
  path: '/user/assistant-actions/:id/undo',
  access: 'seller',
  summary: 'Take back what the assistant did, within 24 hours; what was changed again since then is kept',
  errors: ['assistant_action_not_found', 'bulk_change_not_found', 'undo_not_possible'],
  params: actionParams,
  body: actionBody,
  answer: actionDone,
});
