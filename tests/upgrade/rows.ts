import type pg from 'pg';

/** Every row of every table of ours, as text, with the columns it had. */
export type Rows = Record<string, { columns: string[]; rows: string[] }>;

const columnsOfTables = `
  select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name`;

/** Reads all rows; given earlier ones, only the tables and columns of then. */
export async function readRows(pool: pg.Pool, earlier?: Rows): Promise<Rows> {
  const tables = earlier
    ? Object.entries(earlier).map(([table, { columns }]) => ({ table, columns }))
    : (await pool.query<{ table: string; columns: string[] }>(columnsOfTables)).rows;
  const read = tables.map(async ({ table, columns }) => {
    const names = columns.map((name) => `"${name}"`).join(', ');
    const found = await pool.query<{ row: string }>(
      `select to_jsonb(r)::text as row from (select ${names} from "${table}") r order by 1`,
    );
    return [table, { columns, rows: found.rows.map(({ row }) => row) }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
