import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '../../../contracts/durations.ts';
import { type Fault, lasting } from './fault.ts';

/** The clock of the site's processes, not of the database, jumps and later jumps back. */
export const clockJumps: Fault = {
  name: 'clock jumps',
  isPossible: () => true,
  async happen({ web, worker }, random, isLong) {
    const shiftMs = random.pick([-24, -1, 1, 24]) * hourMs;
    for (const managed of new Set([web, worker])) managed.setClock(shiftMs);
    await sleep(lasting(random, isLong));
    for (const managed of new Set([web, worker])) managed.setClock(0);
  },
};
