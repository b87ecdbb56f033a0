import pg from 'pg';
import type { Database } from '../../server/platform/db/database.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Plan[];
}

/** What the plans of some statements did with whole tables. */
export interface Work {
  /** The tables that were read from start to end. */
  scanned: string[];
  /** The most rows that one step read or sorted. */
  mostRows: number;
  mostSorted: number;
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Runs some work, then once more each of its statements in `explain analyze`, under the same settings. */
export async function explainWork(database: Database, run: () => Promise<unknown>): Promise<Work> {
  const statements = await recordStatements(run);
  const work: Work = { scanned: [], mostRows: 0, mostSorted: 0 };
  const client = await database.pool.connect();
  try {
    for (const { text, values } of statements) {
      if (/^\s*(begin|commit|rollback|savepoint|release)/i.test(text)) await client.query(text);
      else if (text.includes('set_config')) await client.query(text, values);
      else {
        const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
        addPlan(rows[0]['QUERY PLAN'][0].Plan, work);
      }
    }
  } finally {
    client.release();
  }
  return work;
}

const smallTable = 1000;

function addPlan(plan: Plan, work: Work): void {
  const rows = plan['Actual Rows'] * plan['Actual Loops'];
  const [type, table] = [plan['Node Type'], plan['Relation Name'] ?? ''];
  if (type === 'Seq Scan' && rows > smallTable) work.scanned.push(table);
  if (!type.startsWith('Bitmap Index')) work.mostRows = Math.max(work.mostRows, rows);
  for (const child of plan.Plans ?? []) {
    if (type.includes('Sort'))
      work.mostSorted = Math.max(work.mostSorted, child['Actual Rows'] * child['Actual Loops']);
    addPlan(child, work);
  }
}

async function recordStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof first === 'string' ? first : first.text;
    const given = typeof first === 'string' ? second : (first.values ?? second);
    statements.push({ text, values: Array.isArray(given) ? given : [] });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
