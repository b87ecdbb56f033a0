import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { bundledPostgresUrl } from '../../server/platform/db/bundled-postgres/bundled-postgres.ts';
import { readTreeMemory, readVitals, type Vitals } from '../support/process/vitals.ts';

export interface Sample extends Vitals {
  seconds: number;
  /** Memory of the site with the processes that it started, without the database, in megabytes. */
  treeRss: number;
  connections: number;
  /** Jobs that are due or active. */
  jobs: number;
}

const everyMs = 5000;

/** Samples site, database and queue every few seconds until stopped. */
export async function watchSite(
  site: { directory: string; pid: number; metricsPort: number },
  onSample: (sample: Sample) => void,
) {
  const database = new pg.Client(await bundledPostgresUrl(path.join(site.directory, 'postgres')));
  await database.connect();
  const count = async (text: string) => Number((await database.query(text)).rows[0].count);
  const stopping = new AbortController();
  const began = performance.now();
  const samples: Sample[] = [];

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const vitals = await readVitals(site.metricsPort);
      const sample = {
        ...vitals,
        seconds: (performance.now() - began) / 1000,
        treeRss: await readTreeMemory(site.pid),
        connections: await count(connections),
        jobs: await count(`select count(*) from (${dueJobs}) as due`),
      };
      samples.push(sample);
      onSample(sample);
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const watching = watch();
  return {
    samples,
    /** The names of the jobs still left after the given time. */
    async drain(seconds: number): Promise<string[]> {
      const latest = performance.now() + seconds * 1000;
      for (;;) {
        const { rows } = await database.query<{ name: string }>(dueJobs);
        if (rows.length === 0 || performance.now() > latest) return rows.map(({ name }) => name);
        await delay(500);
      }
    },
    countFailedJobs: () => count(`select count(*) from pgboss.job where state = 'failed'`),
    async stop() {
      stopping.abort();
      await watching.finally(() => database.end());
    },
  };
}

const connections = `select count(*) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;

// The queue's own maintenance jobs are always pending, and jobs that are set for later wait on purpose.
const dueJobs = String.raw`select name from pgboss.job
  where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\_\_pgboss%'`;
