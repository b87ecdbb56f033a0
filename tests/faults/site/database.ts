import pg from 'pg';
import {
  clusterName,
  findPostmaster,
  listProcesses,
  signal,
} from '../../../server/platform/db/bundled-postgres/processes.ts';

/** Direct access to the site's database, and ways to break it. */
export interface FaultyDatabase {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  postmaster(): Promise<number>;
  /** The backend processes. */
  backends(): Promise<number[]>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Ends all connections and refuses new ones. */
  refuse(): Promise<void>;
  admit(): Promise<void>;
}

/** Opens the server of a data folder; `url` is the site's database. */
export function lookAtDatabase(dataDir: string, url: () => string): FaultyDatabase {
  async function ask<Row extends pg.QueryResultRow>(connectionString: string, text: string, values: unknown[] = []) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 60_000, query_timeout: 60_000 });
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query<Row>(text, values).finally(() => client.end())).rows;
  }
  const aside = () => url().replace('/snapbazaar?', '/postgres?');

  async function postmaster(): Promise<number> {
    const found = await findPostmaster(dataDir);
    if (!found) throw new Error('There is no postmaster.');
    return found.pid;
  }

  async function children(): Promise<{ pid: number; command: string }[]> {
    const title = `postgres: ${clusterName(dataDir)}: `;
    return (await listProcesses()).filter(({ command }) => command.startsWith(title));
  }

  async function signalAll(name: NodeJS.Signals): Promise<void> {
    for (const pid of [await postmaster(), ...(await children()).map((child) => child.pid)]) signal(pid, name);
  }

  return {
    query: (text, values) => ask(url(), text, values),
    postmaster,
    async backends() {
      return (await children())
        .filter(({ command }) => / snapbazaar(?:_app)? snapbazaar /.test(command))
        .map(({ pid }) => pid);
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async refuse() {
      await ask(aside(), 'alter database snapbazaar allow_connections false');
      await ask(aside(), "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'snapbazaar'");
    },
    async admit() {
      await ask(aside(), 'alter database snapbazaar allow_connections true');
    },
  };
}
