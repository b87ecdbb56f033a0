import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { assistantActionStates, changeToolNames } from '../../../contracts/communication/assistant-actions.ts';
import { accounts } from '../identity/accounts.ts';
import { bulkChanges } from '../selling/bulk-changes.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });

/** What the assistant proposed to a seller: done once after a tap, perhaps undone. */
export const assistantActions = pgTable(
  'assistant_actions',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tool: text({ enum: changeToolNames }).notNull(),
    state: text({ enum: assistantActionStates }).notNull().default('proposed'),
    // What the tool was given.
    input: jsonb().notNull(),
    // What was there before, where no change of listings keeps it.
    before: jsonb(),
    // The change of listings that holds the values before and after; forgotten with it.
    bulkId: uuid().references(() => bulkChanges.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
    doneAt: time(),
  },
  (table) => [
    index('assistant_actions_by_seller').on(table.sellerId, table.createdAt),
    index('assistant_actions_by_bulk').on(table.bulkId),
    index('assistant_actions_by_age').on(table.createdAt),
  ],
);
