import { type Fault, withKill } from './fault.ts';

/** Somebody refunds payments in Stripe's dashboard; often a server dies meanwhile. */
export const refundsElsewhere: Fault = {
  name: 'refunds at the provider',
  isPossible: ({ stripePeople }) => stripePeople !== null,
  happen: (site, random) => withKill(site, random, () => site.stripePeople?.refundSome(random)),
};
