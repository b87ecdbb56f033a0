import { dayMs } from '../../contracts/durations.ts';
import type { CountryCode } from '../../reference-data/countries/countries.ts';
import { defaultReturnDays, returnDaysFor } from '../../reference-data/shipping/return-windows.ts';
import { createRandomStream, type RandomStream } from '../random/random-stream.ts';
import { type DemoBuyer, demoBuyers, signedInBuyer } from './buyers.ts';
import { type Batch, customerBatches, type History, histories, keyOf, type Step, sellerBatches } from './histories.ts';

/** An order that is to be placed, and what happens to it. */
export interface DemoOrder {
  /** The idempotency key of its checkout. */
  key: string;
  buyer: DemoBuyer;
  history: History;
  placedAt: Date;
  steps: { step: Step; at: Date }[];
}

const timesLongerAbroad = 2.5;
/** No step takes longer than this times its least number of days. */
const slowest = 1.25;

/** The orders of the demo shop until now, oldest first. */
export function planDemoOrders(now: Date, homeCountry: string): DemoOrder[] {
  const random = createRandomStream('demo orders');
  const isHome = ({ address }: DemoBuyer) => address.country === homeCountry;
  const buyersOf = ({ buyers }: History) =>
    buyers ? demoBuyers.filter((buyer) => isHome(buyer) === (buyers === 'home')) : demoBuyers;
  const planned = [
    ...sellerBatches.flatMap((batch) => planBatch(batch, now, random, buyersOf)),
    ...customerBatches.flatMap((batch) => planBatch(batch, now, random, () => [signedInBuyer])),
  ];
  return planned
    .map((order, at) => ({ ...order, key: keyOf(at + 1), steps: planSteps(order, isHome(order.buyer), random) }))
    .sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}

/** Days that the law of the buyer's country adds to the usual window of returns, before an order is completed. */
const longerReturns = ({ address }: DemoBuyer) =>
  returnDaysFor(null, address.country as CountryCode) - defaultReturnDays;

type PlacedAt = Pick<DemoOrder, 'buyer' | 'history' | 'placedAt'>;

function planBatch(
  { history: name, orders, oldest, newest }: Batch,
  now: Date,
  random: RandomStream,
  buyersOf: (history: History) => readonly DemoBuyer[],
): PlacedAt[] {
  const history: History = histories[name];
  return Array.from({ length: orders }, (_, at) => {
    const daysAgo = newest + ((oldest - newest) * (at + random.next())) / orders;
    return { buyer: random.pick(buyersOf(history)), history, placedAt: new Date(now.getTime() - daysAgo * dayMs) };
  });
}

function planSteps({ buyer, history, placedAt }: PlacedAt, isHome: boolean, random: RandomStream): DemoOrder['steps'] {
  let time = placedAt.getTime();
  return history.steps.map(([step, days]) => {
    const distance = step === 'receive' && !isHome ? timesLongerAbroad : 1;
    time += (days * distance * random.between(1, slowest) + (step === 'complete' ? longerReturns(buyer) : 0)) * dayMs;
    return { step, at: new Date(time) };
  });
}
