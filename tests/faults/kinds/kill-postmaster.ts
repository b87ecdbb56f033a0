import { signal } from '../../../server/platform/db/bundled-postgres/processes.ts';
import type { Fault } from './fault.ts';

export const killPostmaster: Fault = {
  name: 'kill -9 of PostgreSQL',
  isPossible: () => true,
  async happen({ database }) {
    signal(await database.postmaster(), 'SIGKILL');
  },
};
