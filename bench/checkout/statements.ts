import pg from 'pg';

/** A statement as the server sent it, and the rows it got. */
export interface Statement {
  config: pg.QueryConfig;
  values: unknown[];
  rows: unknown[];
}

type Callback = (error: Error | null, result: pg.QueryResult) => void;

/** Records the statements of this process that a connection sends while it is recording. */
export function recordStatements() {
  const sent: (Statement & { client: object })[] = [];
  let isRecording = false;
  const query = pg.Client.prototype.query as unknown as (...given: unknown[]) => unknown;
  function recorded(this: object, ...given: unknown[]): unknown {
    const [config, values] = given;
    const isText = typeof config === 'string';
    if (!isRecording || !(isText || typeof (config as pg.QueryConfig).text === 'string')) {
      return query.apply(this, given);
    }
    // A copy, because pg adds its callback to what it is given.
    const asked = isText ? { text: config } : { ...(config as pg.QueryConfig) };
    const statement = { client: this, config: asked, values: Array.isArray(values) ? values : (asked.values ?? []) };
    const entry = { ...statement, rows: [] as unknown[] };
    sent.push(entry);
    const last = given.at(-1);
    if (typeof last === 'function') {
      const answered: Callback = (error, result) => {
        entry.rows = result?.rows ?? [];
        (last as Callback)(error, result);
      };
      return query.apply(this, [...given.slice(0, -1), answered]);
    }
    return (query.apply(this, given) as Promise<pg.QueryResult>).then((result) => {
      entry.rows = result.rows;
      return result;
    });
  }
  pg.Client.prototype.query = recorded as never;

  return {
    /** The statements of one call, without those of background jobs on other connections. */
    async during(call: () => Promise<unknown>): Promise<Statement[]> {
      sent.length = 0;
      isRecording = true;
      await call();
      isRecording = false;
      const isOfShop = ({ config }: Statement) => !/pgboss\.|listen|pg_notify/i.test(config.text);
      const clients = new Set(sent.filter(isOfShop).map(({ client }) => client));
      return sent.filter(({ client }) => clients.has(client));
    },
    stop() {
      pg.Client.prototype.query = query as never;
    },
  };
}

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const newIdsFrom = /^insert into "(purchases|orders|order_payments)"/;

/** Sends recorded statements again through one connection, with new ids, keys and references. */
export async function replay(client: pg.Client, statements: Statement[], reference: string): Promise<void> {
  const renewed = new Map<string, string>([[reference, crypto.randomUUID()]]);
  const renew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renew);
    if (typeof value === 'number') return renewed.get(String(value)) ?? value;
    if (typeof value !== 'string') return value;
    const whole = renewed.get(value);
    if (whole !== undefined) return whole;
    return value
      .replaceAll(uuid, (found) => remember(renewed, found))
      .replaceAll(/\b\d{7,}\b/g, (found) => renewed.get(found) ?? found);
  };
  for (const { config, values, rows } of statements) {
    const { rows: answered } = await client.query({ ...config, values: values.map(renew) });
    if (!newIdsFrom.test(config.text)) continue;
    for (const [index, row] of rows.entries()) {
      const [then, now] = [idOf(row), idOf(answered[index])];
      if (then !== undefined && now !== undefined) renewed.set(then, now);
    }
  }
}

function remember(renewed: Map<string, string>, found: string): string {
  const made = renewed.get(found) ?? crypto.randomUUID();
  renewed.set(found, made);
  return made;
}

/** The id is the first column of these tables. */
function idOf(row: unknown): string | undefined {
  const [id] = Array.isArray(row) ? row : Object.values((row ?? {}) as object);
  return id === undefined ? undefined : String(id);
}
