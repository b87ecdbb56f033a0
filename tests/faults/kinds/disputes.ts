import { type Fault, withKill } from './fault.ts';

/** Banks dispute payments, in full or in part, and decide at once; often a server dies meanwhile. */
export const disputes: Fault = {
  name: 'disputes of payments',
  isPossible: ({ stripePeople }) => stripePeople !== null,
  happen: (site, random) => withKill(site, random, () => site.stripePeople?.disputeSome(random)),
};
