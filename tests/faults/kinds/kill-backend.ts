import { signal } from '../../../server/platform/db/bundled-postgres/processes.ts';
import type { Fault } from './fault.ts';

/** PostgreSQL then ends all other connections too and recovers. */
export const killBackend: Fault = {
  name: 'kill -9 of one connection',
  isPossible: () => true,
  async happen({ database }, random) {
    const victim = random.pick(await database.backends());
    if (victim) signal(victim, 'SIGKILL');
  },
};
