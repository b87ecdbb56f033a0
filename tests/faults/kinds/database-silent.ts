import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

/** All PostgreSQL processes are stopped: connections stay open without an answer. */
export const databaseSilent: Fault = {
  name: 'database silent',
  isPossible: () => true,
  async happen({ database }, random, isLong) {
    await database.freeze();
    await sleep(lasting(random, isLong));
    await database.thaw();
  },
  canBeLong: true,
};
