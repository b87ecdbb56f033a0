import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

export const databaseRefuses: Fault = {
  name: 'database refuses',
  isPossible: () => true,
  async happen({ database }, random, isLong) {
    await database.refuse();
    await sleep(lasting(random, isLong));
    await database.admit();
  },
  canBeLong: true,
};
