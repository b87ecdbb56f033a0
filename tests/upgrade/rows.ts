import type pg from 'pg';

/** Every row of every public table as text, with the columns of the table. */
export type Rows = Record<string, { columns: string[]; rows: string[] }>;

const columnsOfTables = `
  select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name order by table_name`;

/** Names that a later migration changed, so that rows are compared under the names that they had. */
const renamedTables: Record<string, string> = { photo_codes: 'photo_embeddings', second_steps: 'two_factor_secrets' };
const categoryIds = { aisle_id: 'top_category_id', section_id: 'sub_category_id', leaf_id: 'category_id' };
const renamedColumns: Record<string, Record<string, string>> = {
  accounts: { kind: 'role' },
  identities: { kind: 'role' },
  account_events: { kind: 'type' },
  ledger_movements: { kind: 'type' },
  ledger_accounts: { kind: 'type' },
  product_events: { kind: 'type' },
  products: categoryIds,
  product_search: categoryIds,
  analyses: { ...categoryIds, says: 'back_translations', code: 'embedding' },
  photo_codes: { ...categoryIds, kind_id: 'product_type_id', code: 'embedding' },
  sessions: { proven_at: 'reauthenticated_at' },
};

/** Columns that only copied others, and are gone. */
const goneCopies: Record<string, string[]> = { product_search: ['countries'] };

const deviceAsKey = (row: string) =>
  row.replace(/"device": "([^"/]*?)(?: on ([^"/]*))?"/, (_, browser: string, system = '') => {
    const isNamed = browser !== '' && browser !== 'A browser' && browser !== 'Unknown device';
    return `"device": "${isNamed ? browser.toLowerCase().replaceAll(' ', '-') : ''}/${system.toLowerCase()}"`;
  });

/** What a later migration writes in another form, read in one form from before and after it. */
const inOneForm: Record<string, (row: string) => string> = {
  analyses: (row) => row.replace('"categoryId":', '"leafId":'),
  sessions: deviceAsKey,
  account_events: deviceAsKey,
  mails: deviceAsKey,
  product_plans: (row) => row.replaceAll(/, "availability": "[^"]*"|"availability": "[^"]*", /g, ''),
};

/** What a table and its columns are called now. */
async function presentNames(pool: pg.Pool, table: string) {
  const found = await pool.query<{ table: string; column: string }>(
    'select table_name as table, column_name as column from information_schema.columns where table_name = any($1)',
    [[table, renamedTables[table]]],
  );
  const present = new Set(found.rows.map(({ column }) => column));
  const renamed = Object.entries(renamedColumns[table] ?? {}).filter(
    ([old, name]) => !present.has(old) && present.has(name),
  );
  return { table: found.rows[0]?.table ?? table, columns: Object.fromEntries(renamed) };
}

/** Reads all rows; with `earlier`, only the tables and columns it contains. */
export async function readRows(pool: pg.Pool, earlier?: Rows): Promise<Rows> {
  const tables = earlier
    ? Object.entries(earlier).map(([table, { columns }]) => ({ table, columns }))
    : (await pool.query<{ table: string; columns: string[] }>(columnsOfTables)).rows;
  const read = tables.map(async ({ table, columns: all }) => {
    const columns = all.filter((name) => !goneCopies[table]?.includes(name));
    const present = await presentNames(pool, table);
    const names = columns.map((name) => `"${present.columns[name] ?? name}" as "${name}"`).join(', ');
    const result = await pool.query<{ row: string }>(
      `select to_jsonb(r)::text as row from (select ${names} from "${present.table}") r order by 1`,
    );
    return [table, { columns, rows: result.rows.map(({ row }) => inOneForm[table]?.(row) ?? row).sort() }] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
