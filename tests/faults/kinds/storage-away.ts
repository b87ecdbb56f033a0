import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

export const storageAway: Fault = {
  name: 'photo store away',
  isPossible: () => true,
  async happen({ store }, random, isLong) {
    await store.goAway(random);
    await sleep(lasting(random, isLong));
    await store.comeBack();
  },
  canBeLong: true,
};
