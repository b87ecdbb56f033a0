import { type Fault, withKill } from './fault.ts';

/** All the latest messages come three times more, at the same moment and in another order. */
export const repeatedWebhooks: Fault = {
  name: 'repeated webhooks',
  isPossible: ({ stripePeople }) => stripePeople !== null,
  happen: (site, random) => withKill(site, random, () => site.stripePeople?.repeatAll(random)),
};
