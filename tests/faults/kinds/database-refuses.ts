import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

export const databaseRefuses: Fault = {
  name: 'database refuses',
  isPossible: () => true,
  async happen({ database }, chance, isLong) {
    await database.refuse();
    await sleep(lasting(chance, isLong));
    await database.admit();
  },
  canBeLong: true,
};
