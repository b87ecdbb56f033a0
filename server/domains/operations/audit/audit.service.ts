import { desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { AuditEntry, OperatorAction } from '../../../../contracts/operations/operator-audit.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { operatorAudit, operatorAuditHead } from '../../../schema/operations/operators.ts';

interface Recorded {
  /** The email of the operator, or who ran a command. */
  actor: string;
  action: OperatorAction;
  subject?: string;
  note?: string;
}

type Row = typeof operatorAudit.$inferSelect;

const pageSize = 50;
const batchSize = 1000;
const context = 'operator audit';

/** Keyed, so that somebody who may write to the database alone cannot continue the chain or mend it. */
function hashOf(secrets: SecretBox, { number, actor, action, subject, note, createdAt }: Row, before: string): string {
  return secrets.mac(JSON.stringify([number, actor, action, subject, note, createdAt.toISOString(), before]), context);
}

/** Writes down what an operator did, in the transaction that does it. */
export async function recordAction(
  tx: Db,
  secrets: SecretBox,
  { actor, action, subject = '', note = '' }: Recorded,
  now: Date,
): Promise<void> {
  // Locks the head until the transaction ends, so that the numbers have no gap.
  const [head] = await tx
    .insert(operatorAuditHead)
    .values({ id: 1, number: 0, hash: '' })
    .onConflictDoUpdate({ target: operatorAuditHead.id, set: { number: sql`${operatorAuditHead.number}` } })
    .returning();
  const row = { number: (head?.number ?? 0) + 1, actor, action, subject, note, createdAt: now, hash: '' };
  const hash = hashOf(secrets, row, head?.hash ?? '');
  await tx.insert(operatorAudit).values({ ...row, hash });
  await tx.update(operatorAuditHead).set({ number: row.number, hash }).where(eq(operatorAuditHead.id, 1));
}

/** A page of the audit, newest first. */
export async function listAudit(
  db: Db,
  cursor: string | undefined,
): Promise<{ entries: AuditEntry[]; next_cursor: string | null }> {
  const [before] = cursor ? readCursor(cursor, 1) : [];
  const rows = await db
    .select()
    .from(operatorAudit)
    .where(before === undefined ? undefined : lt(operatorAudit.number, before))
    .orderBy(desc(operatorAudit.number))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    entries: page.map(({ number, createdAt, hash: _, ...row }) => ({
      ...{ ...row, number: String(number), created_at: createdAt.toISOString() },
    })),
    next_cursor: rows.length > pageSize && last ? writeCursor([last.number]) : null,
  };
}

/** What is wrong with the audit, one sentence each; and its newest row, which an operator may keep elsewhere. */
export async function verifyAudit(
  db: Db,
  secrets: SecretBox,
): Promise<{ problems: string[]; head: { number: number; hash: string } }> {
  // One snapshot, so that what is written meanwhile does not look like a difference.
  return db.transaction(
    async (tx) => {
      const problems: string[] = [];
      let before: Pick<Row, 'number' | 'hash'> = { number: 0, hash: '' };
      for (;;) {
        const isLater = gt(operatorAudit.number, before.number);
        const rows = await tx
          .select()
          .from(operatorAudit)
          .where(isLater)
          .orderBy(operatorAudit.number)
          .limit(batchSize);
        for (const row of rows) {
          problems.push(...problemsOf(secrets, row, before));
          before = row;
        }
        if (rows.length < batchSize) break;
      }
      const [head] = await tx.select().from(operatorAuditHead);
      const { number, hash } = head ?? { number: 0, hash: '' };
      if (number > before.number) problems.push(`Rows ${before.number + 1} to ${number} were removed from the end.`);
      else if (number < before.number) problems.push(`Rows after ${number} were inserted.`);
      else if (hash !== before.hash) problems.push('The newest row is not the one that was written last.');
      return { problems, head: { number, hash } };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function problemsOf(secrets: SecretBox, row: Row, before: Pick<Row, 'number' | 'hash'>): string[] {
  const missing = before.number + 1;
  // The hash of a row after a gap cannot be checked, because the one before is not known.
  if (row.number !== missing) return [`Rows ${missing} to ${row.number - 1} are missing.`];
  return hashOf(secrets, row, before.hash) === row.hash ? [] : [`Row ${row.number} was changed or inserted.`];
}
