import type pg from 'pg';

/** Every row of every public table as text, with the columns of the table. */
export type Rows = Record<string, { columns: string[]; rows: string[] }>;

const columnsOfTables = `
  select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name`;

/** Reads all rows; with `earlier`, only the tables and columns it contains. */
export async function readRows(pool: pg.Pool, earlier?: Rows): Promise<Rows> {
  const tables = earlier
    ? Object.entries(earlier).map(([table, { columns }]) => ({ table, columns }))
    : (await pool.query<{ table: string; columns: string[] }>(columnsOfTables)).rows;
  const read = tables.map(async ({ table, columns }) => {
    const names = columns.map((name) => `"${name}"`).join(', ');
    const result = await pool.query<{ row: string }>(
      `select to_jsonb(r)::text as row from (select ${names} from "${table}") r order by 1`,
    );
    return [table, { columns, rows: result.rows.map(({ row }) => row) }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
