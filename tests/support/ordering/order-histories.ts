import { eq } from 'drizzle-orm';
import type { ShopCurrency } from '../../../contracts/identity/shop-currencies.ts';
import type { PaymentMethod } from '../../../contracts/ordering/orders/order-states.ts';
import { createRandomStream } from '../../../demo/random/random-stream.ts';
import { convertPrice } from '../../../reference-data/currencies/convert.ts';
import { ratesDate } from '../../../reference-data/currencies/rates.ts';
import { accounts } from '../../../server/schema/identity/accounts.ts';
import type { buildTestApp } from '../test-app.ts';
import { findBroken, unitsOnSale } from './order-histories/find-broken.ts';
import { createTally } from './order-histories/goals.ts';
import { readOrder } from './order-histories/order-snapshot.ts';
import { chooseStep, takeStep } from './order-histories/play-history.ts';
import { ordering } from './orders.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

interface Length {
  /** What has to be reached; more histories are played until it is. */
  goals: readonly string[];
  /** How many histories are played at least and at most. */
  atLeast: number;
  atMost: number;
}

/** Three of five are paid by card, because only then the platform moves money. */
const methods: PaymentMethod[] = ['card', 'cash_on_delivery', 'card', 'promptpay', 'card'];
const stepsOfHistory = 20;
/** So many orders a seller has one after another, because debts and payouts reach from one to the next. */
const ordersOfSeller = 4;
/** Shops take turns, because each currency has its own smallest unit and its own books. */
const currencies: ShopCurrency[] = ['USD', 'THB', 'VND', 'EUR'];
/** In US cents. */
const dollars = 1000;
/** How often all books are checked together; after each step those of the seller are. */
const historiesBetweenChecks = 250;

/** How many are wanted: HISTORIES=10000 plays as many. */
export const readWantedHistories = (otherwise: number): number => Number(process.env.HISTORIES ?? otherwise);

/** Plays random histories of orders, checks every step, and answers which goals were not reached. */
export async function playHistories(app: App, { goals, atLeast, atMost }: Length) {
  const seed = process.env.HISTORY_SEED ?? String(Date.now() % 1_000_000);
  const tally = createTally();
  const buyer = await ordering(app).newBuyer();
  let seller = await newShop(app, 0);
  let played = 0;
  while (played < atLeast || (played < atMost && tally.missing(goals).length > 0)) {
    played += 1;
    if (played % ordersOfSeller === 0) seller = await newShop(app, played / ordersOfSeller);
    await playHistory(app, { buyer, seller }, { seed, number: played, tally });
    if (played % historiesBetweenChecks === 0) await checkAll(app, played, seed);
  }
  await checkAll(app, played, seed);
  return { seed, played, missing: tally.missing(goals) };
}

/** A seller who sells in the currency whose turn it is; every price is that of ten dollars. */
async function newShop(app: App, turn: number) {
  const currency = currencies[turn % currencies.length] ?? 'USD';
  const seller = await ordering(app).newSeller();
  await app.db.update(accounts).set({ currency }).where(eq(accounts.id, seller.id));
  const price = convertPrice(dollars, 'USD', currency);
  const goods = currency === 'USD' ? {} : { currency, price, rateDate: ratesDate };
  const newProduct = (columns: { stock: number }) => seller.newProduct({ ...goods, ...columns });
  return { ...seller, newProduct };
}

async function checkAll({ db }: App, played: number, seed: string): Promise<void> {
  const broken = await findBroken(db);
  if (broken.length > 0) throw new Error(`After ${played} histories, HISTORY_SEED=${seed}: ${broken.join('; ')}.`);
  if (played % historiesBetweenChecks === 0) console.log(`${played} histories with HISTORY_SEED=${seed}: all is well.`);
}

type People = ReturnType<typeof ordering>;
type Parties = { buyer: Awaited<ReturnType<People['newBuyer']>>; seller: Awaited<ReturnType<typeof newShop>> };
type Course = { seed: string; number: number; tally: ReturnType<typeof createTally> };

async function playHistory(app: App, { buyer, seller }: Parties, { seed, number, tally }: Course): Promise<void> {
  const random = createRandomStream(seed, number);
  const taken: string[] = [];
  try {
    const goods = Array.from({ length: random.whole(1, 3) }, () => random.whole(1, 3));
    const wanted = await Promise.all(
      goods.map(async (units) => ({ product: await seller.newProduct({ stock: unitsOnSale }), units })),
    );
    const placed = await buyer.order(wanted, { method: methods[number % methods.length] ?? 'card' });
    const orderId = Number(placed.orders[0]?.id);
    let seen = await readOrder(app.db, orderId);
    tally.addEvents(seen.events);
    tally.addStates(seen);
    const play = { db: app.db, queue: app.queue, tally };
    let time = new Date();
    for (let count = 0; count < stepsOfHistory; count += 1) {
      const step = chooseStep(seen, time, random, tally);
      taken.push(`${step.action}${step.isTwice ? ', twice' : ''}${step.crashesFirst ? ', after a crash' : ''}`);
      seen = await takeStep(play, { seen, step, key: `history-${orderId}-${count}` });
      time = step.now;
      if (!step.isGoingOn) break;
    }
  } catch (error) {
    const replay = `HISTORY_SEED=${seed} repeats it`;
    throw new Error(`History ${number}, ${replay}: ${taken.join('; ')}: ${(error as Error).message}`, { cause: error });
  }
}
