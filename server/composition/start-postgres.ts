import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { startBundledPostgres } from '../platform/db/bundled-postgres/bundled-postgres.ts';
import { lockData } from '../platform/process/data-lock.ts';

interface RunningPostgres {
  url: string;
  /** Sets the address that a second start on the same data is told. */
  describe(address: string): void;
  close(): Promise<void>;
}

export interface StartingPostgres {
  /** True when the bundled database does not exist yet, so it is certainly empty. */
  isNew: boolean;
  running: Promise<RunningPostgres>;
}

/** Starts the database in the background; it imports few modules, so the others load at the same time. */
export function startPostgres(config: Config, log: (line: string) => void): StartingPostgres {
  const dataDir = path.join(config.SNAPBAZAAR_DATA_DIR, 'postgres');
  const isNew = !config.DATABASE_URL && !existsSync(dataDir);
  const running = open(config, dataDir, log);
  // Callers that await it see the failure; until then it must not count as an unhandled rejection.
  running.catch(() => undefined);
  return { isNew, running };
}

async function open(config: Config, dataDir: string, log: (line: string) => void): Promise<RunningPostgres> {
  // Many processes may share an external database; the bundled one belongs to a single process.
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
