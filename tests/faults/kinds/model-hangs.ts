import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

export const modelHangs: Fault = {
  name: 'AI endpoint slow or hanging',
  isPossible: () => true,
  async happen({ model }, random, isLong) {
    if (random.happens(0.5)) model.failure = 'slow';
    else model.answersAfterMs = random.between(500, 6000);
    await sleep(lasting(random, isLong));
    model.reset();
  },
  canBeLong: true,
};
