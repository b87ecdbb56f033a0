import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, lasting } from './fault.ts';

/** Each call of that time is refused, or done without an answer. */
export const stripeAway: Fault = {
  name: 'Stripe overloaded or without an answer',
  isPossible: ({ stripe }) => stripe !== null,
  async happen({ stripe }, random, isLong) {
    if (!stripe) return;
    stripe.failure = () => random.pick(['overloaded', 'no answer after it was done', null]);
    await sleep(lasting(random, isLong));
    stripe.failure = null;
  },
  canBeLong: true,
};
