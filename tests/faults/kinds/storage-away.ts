import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

export const storageAway: Fault = {
  name: 'photo store away',
  isPossible: () => true,
  async happen({ store }, chance, isLong) {
    await store.goAway(chance);
    await sleep(lasting(chance, isLong));
    await store.comeBack();
  },
  canBeLong: true,
};
