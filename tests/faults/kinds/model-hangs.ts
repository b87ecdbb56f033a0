import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

export const modelHangs: Fault = {
  name: 'AI endpoint slow or hanging',
  isPossible: () => true,
  async happen({ model }, chance, isLong) {
    if (chance.isTrue(0.5)) model.trouble = 'slow';
    else model.answersAfterMs = chance.between(500, 6000);
    await sleep(lasting(chance, isLong));
    model.reset();
  },
  canBeLong: true,
};
