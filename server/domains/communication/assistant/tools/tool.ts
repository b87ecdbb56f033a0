import type { z } from 'zod';
import type { ChangeToolName, ProposedRow } from '../../../../../contracts/communication/assistant-actions.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { BulkDeps } from '../../../selling/bulk-changes/apply.service.ts';

/** Who asks: an account that may use the tool, checked by the endpoint. */
export interface Caller {
  accountId: number;
  language: Language;
}

export type ActionDeps = BulkDeps;

/** What a change would do. */
export interface Preview {
  rows: ProposedRow[];
  /** Rows in all, also those that are not here. */
  total: number;
  /** Listings that would change; 0 where nothing would. */
  count: number;
  /** The change of listings that stores it. */
  bulkId: string | null;
  /** What is there now, where no change of listings keeps it. */
  before: unknown;
}

/** What is stored of a proposal. */
export interface StoredAction<Input> {
  input: Input;
  before: unknown;
  bulkId: string | null;
  doneAt: Date | null;
}

/** What was done: how many listings, and how many were left because they had changed. */
export interface Outcome {
  count: number;
  left: number;
}

/** A tool of sellers that changes something of their own: previewed first, done once after a tap, undone where it still can be. */
export interface ChangeTool<Input extends z.ZodType = z.ZodType> {
  name: ChangeToolName;
  input: Input;
  preview(deps: ActionDeps, caller: Caller, input: z.output<Input>): Promise<Preview>;
  apply(deps: ActionDeps, sellerId: number, action: StoredAction<z.output<Input>>): Promise<Outcome>;
  undo(deps: ActionDeps, sellerId: number, action: StoredAction<z.output<Input>>): Promise<Outcome>;
  canUndo(deps: ActionDeps, sellerId: number, action: StoredAction<z.output<Input>>): Promise<boolean>;
  /** What was done, in the page's language. */
  describe(input: z.output<Input>, outcome: Outcome): string;
  /** The same without words, for the history of the account. */
  detail(deps: ActionDeps, sellerId: number, action: StoredAction<z.output<Input>>): Promise<string>;
}

/** Checks a tool against its own input; the registry holds them all as one type. */
export const changeTool = <Input extends z.ZodType>(tool: ChangeTool<Input>): ChangeTool =>
  tool as unknown as ChangeTool;
