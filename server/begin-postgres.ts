import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import { lockData } from './data-lock.ts';
import { startBundledPostgres } from './db/bundled-postgres/bundled-postgres.ts';

export interface OpenedPostgres {
  url: string;
  /** Tells a second start on the same data where this one can be reached. */
  describe(address: string): void;
  close(): Promise<void>;
}

export interface BegunPostgres {
  /** True when the bundled database has yet to be made, so that there is surely nothing in it. */
  isNew: boolean;
  opened: Promise<OpenedPostgres>;
}

/** Begins to start the database; this needs few modules, so that the others can be loaded meanwhile. */
export function beginPostgres(config: Config, say: (line: string) => void): BegunPostgres {
  const dataDir = path.join(config.SNAPBAZAAR_DATA_DIR, 'postgres');
  const isNew = !config.DATABASE_URL && !existsSync(dataDir);
  const opened = open(config, dataDir, say);
  // Whoever awaits it hears of a failure; until then it must not count as unhandled.
  opened.catch(() => undefined);
  return { isNew, opened };
}

async function open(config: Config, dataDir: string, say: (line: string) => void): Promise<OpenedPostgres> {
  // With a database of one's own, many processes may share it; the bundled one belongs to a single process.
  if (config.DATABASE_URL) {
    return { url: config.DATABASE_URL, describe: () => undefined, close: async () => undefined };
  }
  const lock = await lockData(config.SNAPBAZAAR_DATA_DIR);
  try {
    const postgres = await startBundledPostgres({ dataDir, onEvent: ({ message }) => say(message) });
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
