import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { lockData } from './data-lock.ts';
import { startBundledPostgres } from './db/bundled-postgres/bundled-postgres.ts';

export interface RunningPostgres {
  url: string;
  /** Tells a second start on the same data where this one can be reached. */
  describe(address: string): void;
  close(): Promise<void>;
}

export interface StartingPostgres {
  /** True when the bundled database has yet to be made, so that there is surely nothing in it. */
  isNew: boolean;
  running: Promise<RunningPostgres>;
}

/** Begins to start the database; this needs few modules, so that the others can be loaded meanwhile. */
export function startPostgres(config: Config, log: (line: string) => void): StartingPostgres {
  const dataDir = path.join(config.SNAPBAZAAR_DATA_DIR, 'postgres');
  const isNew = !config.DATABASE_URL && !existsSync(dataDir);
  const running = open(config, dataDir, log);
  // Whoever awaits it hears of a failure; until then it must not count as unhandled.
  running.catch(() => undefined);
  return { isNew, running };
}

async function open(config: Config, dataDir: string, log: (line: string) => void): Promise<RunningPostgres> {
  // With a database of one's own, many processes may share it; the bundled one belongs to a single process.
  if (config.DATABASE_URL) {
    return { url: config.DATABASE_URL, describe: () => undefined, close: async () => undefined };
  }
  const lock = await lockData(config.SNAPBAZAAR_DATA_DIR);
  try {
    const postgres = await startBundledPostgres({ dataDir, onEvent: ({ message }) => log(message) });
    return {
      url: postgres.url,
      describe: (address) => lock.describe(address),
      async close() {
        await postgres.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
