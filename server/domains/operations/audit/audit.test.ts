import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listOperatorAudit } from '../../../../contracts/operations/operator-audit.ts';
import { createOperator } from '../../../../tests/support/operations/operators.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { checkAudit } from '../../../cli/check-audit.ts';
import { operatorAudit } from '../../../schema/operations/operators.ts';
import { recordAction } from './audit.service.ts';

const app = await buildTestApp();
const { apiAs, db, secrets } = app;
const at = new Date('2026-11-19T08:00:00.123Z');

async function check(): Promise<string> {
  const lines: string[] = [];
  await checkAudit(db, secrets, (line) => void lines.push(line)).catch((error: Error) => lines.push(error.message));
  return lines.join('\n');
}

const record = (subject: string) =>
  db.transaction((tx) =>
    recordAction(tx, secrets, { actor: 'nok@bazaar.example', action: 'report_kept', subject, note: 'ไม่ผิด "กฎ"' }, at),
  );

/** Changes the table as somebody does who may switch triggers off, checks, and puts everything back. */
async function tamper(...statements: string[]): Promise<string> {
  const kept = await db.select().from(operatorAudit);
  const change = async (...all: string[]) => {
    for (const each of ['disable', ...all, 'enable']) {
      const isSwitch = each === 'disable' || each === 'enable';
      await db.execute(sql.raw(isSwitch ? `alter table operator_audit ${each} trigger all` : each));
    }
  };
  await change(...statements);
  const found = await check();
  await change('delete from operator_audit');
  await db.insert(operatorAudit).values(kept);
  expect(await check()).toContain('is whole');
  return found;
}

test('the audit numbers its rows without gaps, also when many come at once, and is found whole', async () => {
  expect(await check()).toBe('The audit is empty.');
  await Promise.all(Array.from({ length: 8 }, (_, index) => record(`R${index}-1`)));
  expect(await check()).toMatch(/^The audit has 8 rows and is whole; the newest one is [\w-]{43}\.$/);
});

test.each([
  ['update', "update operator_audit set note = 'mine' where number = 3"],
  ['delete', 'delete from operator_audit where number = 3'],
  ['truncate', 'truncate operator_audit'],
])('the database refuses to %s a row of the audit', async (_, statement) => {
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: expect.objectContaining({ message: 'what is written in operator_audit stays as it is' }),
  });
});

test('npm run audit finds rows that were changed, removed or inserted', async () => {
  const copy = (number: string, from: number) =>
    `insert into operator_audit select ${number}, actor, action, subject, note, created_at, hash from operator_audit where number = ${from}`;
  for (const column of ['actor', 'action', 'subject', 'note', 'hash']) {
    expect(await tamper(`update operator_audit set ${column} = 'x' where number = 3`)).toContain('Row 3 was changed');
  }
  expect(await tamper("update operator_audit set created_at = created_at + '1 ms' where number = 3")).toContain(
    'Row 3',
  );
  expect(await tamper('delete from operator_audit where number = 3')).toContain('Rows 3 to 3 are missing.');
  expect(await tamper('delete from operator_audit where number = 1')).toContain('Rows 1 to 1 are missing.');
  expect(await tamper('delete from operator_audit where number > 6')).toContain(
    'Rows 7 to 8 were removed from the end.',
  );
  expect(await tamper(copy('9', 8))).toMatch(/Row 9 was changed or inserted\.\nRows after 8 were inserted\./);
  expect(
    await tamper(
      'update operator_audit set number = number + 100 where number > 3',
      'update operator_audit set number = number - 99 where number > 100',
      copy('4', 3),
    ),
  ).toMatch(/Row 4 was changed or inserted\.\nRow 5 was changed or inserted\./);
});

test('an owner reads the audit in pages, newest first', async () => {
  const { token } = await createOperator(app);
  for (let count = 0; count < 55; count += 1) await record(`M${count}`);
  const first = await apiAs(token)(listOperatorAudit, { body: {} });
  expect(first.entries[0]).toMatchObject({ subject: 'M54', actor: 'nok@bazaar.example', created_at: at.toISOString() });
  expect(first.entries).toHaveLength(50);
  const second = await apiAs(token)(listOperatorAudit, { body: { cursor: first.next_cursor ?? '' } });
  expect(second.entries.map(({ action }) => action)).toContain('operator_set_up');
  expect(second.entries.at(-1)?.number).toBe('1');
  expect(second.next_cursor).toBeNull();
});
