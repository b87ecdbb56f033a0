import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

// The size of one archive entry before compression; a single row may be larger.
const maxEntryCharacters = 4 * 1024 * 1024;
const rowsPerBatch = 500;
const maxEntryBytes = 512 * 1024 * 1024;

/** Every table, each after those it refers to. Unlogged tables are left out, because they hold only short-lived counts. */
export async function listTables(client: Client): Promise<{ name: string; comment: string | null }[]> {
  const { rows } = await client.query<{ name: string; comment: string | null; needs: string[] }>(`
    select relname::text as name, obj_description(c.oid) as comment,
      array(select distinct f.confrelid::regclass::text from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname`);
  const sorted: typeof rows = [];
  while (sorted.length < rows.length) {
    const isSorted = (name: string) => sorted.some((table) => table.name === name);
    const next = rows.filter(({ name, needs }) => !isSorted(name) && needs.every(isSorted));
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.');
    sorted.push(...next);
  }
  return sorted.map(({ name, comment }) => ({ name, comment }));
}

/** The rows of a query as JSON lines, compressed, a few megabytes at a time. */
export async function* packRows(client: Client, query: string): AsyncGenerator<{ rows: number; bytes: Buffer }> {
  await client.query(`declare packed no scroll cursor for select to_jsonb(r)::text as row from (${query}) r`);
  let lines: string[] = [];
  let characters = 0;
  const pack = async () => {
    const packed = { rows: lines.length, bytes: await promisify(gzip)(lines.join('\n'), { level: 3 }) };
    lines = [];
    characters = 0;
    return packed;
  };
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsPerBatch} from packed`);
    for (const { row } of rows) {
      lines.push(row);
      characters += row.length;
    }
    if (lines.length > 0 && (rows.length === 0 || characters >= maxEntryCharacters)) yield await pack();
    if (rows.length === 0) break;
  }
  await client.query('close packed');
}

/** The lines of an entry. */
export async function unpackRows(bytes: Buffer): Promise<string[]> {
  const text = await promisify(gunzip)(bytes, { maxOutputLength: maxEntryBytes });
  return text.toString().split('\n');
}

/** Inserts rows into new tables with their triggers disabled, because the rows passed the triggers when first written. */
export async function fillTables(client: Client): Promise<(table: string, lines: string[]) => Promise<void>> {
  const names = (await listTables(client)).map(({ name }) => name);
  const columns = new Map<string, string>();
  for (const name of names) {
    await client.query(`alter table ${pg.escapeIdentifier(name)} disable trigger user`);
    const found = await client.query<{ list: string }>(
      `select string_agg(quote_ident(attname), ', ' order by attnum) as list from pg_attribute
       where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
      [pg.escapeIdentifier(name)],
    );
    columns.set(name, found.rows[0]?.list ?? '');
  }
  return async (table, lines) => {
    const list = columns.get(table);
    if (list === undefined) throw new Error(`There is no table ${table}.`);
    const name = pg.escapeIdentifier(table);
    await client.query(
      `insert into ${name} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::${name}, $1)`,
      [`[${lines.join(',')}]`],
    );
  };
}

/** Drops the text indexes and returns a function that creates them again; indexing after loading halves the time of a restore. */
export async function dropTextIndexes(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where relnamespace = 'public'::regnamespace and amname = 'gin' order by name`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    await client.query(`select set_config('maintenance_work_mem', '256MB', true)`);
    for (const { definition } of rows) await client.query(definition);
  };
}

/** Enables the triggers again and restores the sequences and table comments. */
export async function finishTables(
  client: Client,
  { tables, sequences }: { tables: { name: string; comment: string | null }[]; sequences: Record<string, string> },
): Promise<void> {
  for (const { name, comment } of tables) {
    const table = pg.escapeIdentifier(name);
    await client.query(`alter table ${table} enable trigger user`);
    if (comment !== null) await client.query(`comment on table ${table} is ${pg.escapeLiteral(comment)}`);
  }
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('select setval(to_regclass($1), $2::bigint)', [pg.escapeIdentifier(name), value]);
  }
}

/** The last value of each sequence. */
export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
