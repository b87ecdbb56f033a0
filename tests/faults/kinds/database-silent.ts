import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

/** Every process of PostgreSQL stands still; connections stay open and nobody answers. */
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
