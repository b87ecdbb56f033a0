import { type Fault, withKill } from './fault.ts';

/** The bank refuses payouts, pays some and sends some of those back; often a server dies meanwhile. */
export const failedPayouts: Fault = {
  name: 'failed payouts',
  isPossible: ({ bank }) => bank !== null,
  happen: (site, random) => withKill(site, random, () => site.bank?.answer(random)),
};
