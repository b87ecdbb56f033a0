import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Job } from './job.ts';

/**
 * Moves what waits under a former name of a job to its present name. Jobs that an earlier version was running are moved
 * too: nobody works on that queue any more, and running one twice does no harm.
 */
export async function moveFormerJobs(url: string, boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const renamed = jobs.flatMap(({ name, formerNames = [] }) => formerNames.map((former) => ({ name, former })));
  if (renamed.length === 0) return;
  const client = new pg.Client({ connectionString: url, application_name: 'snapbazaar-former-jobs' });
  await client.connect();
  try {
    for (const { name, former } of renamed) await moveJobs(client, boss, former, name);
  } finally {
    await client.end();
  }
}

async function moveJobs(client: pg.Client, boss: PgBoss, former: string, name: string): Promise<void> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ data: object | null; start_after: Date }>(
      `delete from pgboss.job where name = $1 and state in ('created', 'retry', 'active') returning data, start_after`,
      [former],
    );
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
    const waiting = rows.map(({ data, start_after }) => ({ data: data ?? {}, startAfter: start_after }));
    if (waiting.length > 0) await boss.insert(name, waiting, { db });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
