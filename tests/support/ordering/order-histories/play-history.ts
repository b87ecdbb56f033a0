import { AppError } from '../../../../contracts/errors.ts';
import type { RandomStream } from '../../../../demo/random/random-stream.ts';
import type { Db } from '../../../../server/platform/db/database.ts';
import type { Queue } from '../../../../server/platform/jobs/queue.ts';
import { findBrokenOf } from './find-broken.ts';
import type { Tally } from './goals.ts';
import { type OrderActionName, orderActions } from './order-actions.ts';
import { isChange, type Outcome } from './order-expectations.ts';
import { type OrderSnapshot, readOrder } from './order-snapshot.ts';
import type { OrderAction, Scene } from './scene.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

class Crash extends Error {}

export interface Step {
  action: OrderActionName;
  now: Date;
  /** Whether it is sent twice at the same time. */
  isTwice: boolean;
  /** Whether its transaction is rolled back once before. */
  crashesFirst: boolean;
  /** Whether anything more can happen to the order. */
  isGoingOn: boolean;
}

export interface Play {
  db: Db;
  queue: Queue;
  tally: Tally;
  actions?: Readonly<Record<string, OrderAction>>;
}

/** The events after which more can happen: those on the way to the buyer, in parts, and a dispute, which then ends. */
const leadsOn = /^(paid|payment_disputed|lines_declined|part_shipped|shipped|delivered|completed) /;

/** Chooses a step: mostly one that was not seen yet in this state, or that leads on; at times any. */
export function chooseStep(seen: OrderSnapshot, time: Date, random: RandomStream, tally: Tally): Step {
  const tried = (Object.entries(orderActions) as [OrderActionName, OrderAction][])
    .filter(([, { applies }]) => applies?.(seen) ?? true)
    .map(([action, rules]) => {
      const now = timeOf(rules, seen, time, random);
      const outcome = rules.expected(seen, now);
      return { action, now, outcome, count: countOf(outcome, seen, tally) };
    });
  const allowed = tried.filter(({ outcome }) => isChange(outcome));
  const unseen = tried.filter(({ outcome, count }) => count === 0 && ('refused' in outcome || isChange(outcome)));
  const onward = allowed.filter(({ outcome }) => 'events' in outcome && leadsOn.test(outcome.events[0] ?? ''));
  const chance = random.next();
  // What was never seen comes first; then the way to later states, where more is unseen.
  const lists = [...(chance < 0.75 ? [unseen, onward] : []), ...(chance < 0.9 ? [allowed] : []), tried];
  const { action, now } = random.pick(lists.find((list) => list.length > 0) ?? tried);
  return {
    action,
    now,
    isTwice: random.happens(0.4),
    crashesFirst: random.happens(0.3),
    isGoingOn: allowed.length > 0,
  };
}

/** How often an outcome was seen in this state of an order. */
function countOf(outcome: Outcome, { order }: OrderSnapshot, tally: Tally): number {
  if ('refused' in outcome) return tally.countOf(`refused with ${outcome.refused}`);
  if (outcome.payout) return tally.countOf(`payout ${outcome.payout}`);
  return tally.countOf(`${outcome.events[0]} in ${order.state}`);
}

/** Soon after the step before; some days later at times; and for a timeout mostly when it is due. */
function timeOf({ dueAt }: OrderAction, seen: OrderSnapshot, time: Date, random: RandomStream): Date {
  const later = time.getTime() + random.whole(0, 5) * minuteMs + (random.happens(0.1) ? random.whole(1, 9) * dayMs : 0);
  const due = dueAt?.(seen)?.getTime() ?? 0;
  return new Date(random.happens(0.8) ? Math.max(later, due) : later);
}

/** Takes a step, and throws where it has another outcome than expected or leaves something broken. */
export async function takeStep(
  { db, queue, tally, actions = orderActions }: Play,
  { seen, step, key }: { seen: OrderSnapshot; step: Step; key: string },
) {
  const rules = actions[step.action];
  if (!rules) throw new Error(`There is no action ${step.action}.`);
  const expected = rules.expected(seen, step.now);
  const play = (within: Db) => rules.perform({ db: within, queue, now: step.now, key, seen } satisfies Scene);
  if (step.crashesFirst) {
    const rolledBack = db.transaction(async (tx) => {
      await play(tx);
      throw new Crash();
    });
    requireSame('rolled back, it', await codeOf(rolledBack), 'refused' in expected ? expected.refused : 'crash');
  }
  const answers = await Promise.all(Array.from({ length: step.isTwice ? 2 : 1 }, () => codeOf(play(db))));
  const code = 'refused' in expected ? expected.refused : 'done';
  for (const answer of answers) requireSame('it', answer, code);
  const after = await readOrder(db, seen.order.id);
  const events = after.events.slice(seen.events.length);
  const happened = events.map(({ event, by }) => `${event} by ${by}`).join(', ');
  requireSame('it', happened, 'events' in expected ? expected.events.join(', ') : '');
  const payout = 'events' in expected ? expected.payout : undefined;
  requireSame('the newest payout', after.payout?.state ?? 'none', payout ?? seen.payout?.state ?? 'none');
  const broken = await findBrokenOf(db, seen.order.sellerId);
  if (broken.length > 0) throw new Error(`There is ${broken.join('; ')}.`);
  if ('refused' in expected) tally.add(`refused with ${expected.refused}`);
  tally.addEvents(events);
  tally.addStates(after);
  return after;
}

/** How a call ended: done, rolled back, or with the code of a refusal; any other error is a fault. */
async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof Crash) return 'crash';
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

function requireSame(what: string, found: string, expected: string): void {
  if (found !== expected) throw new Error(`Expected that ${what} is “${expected}”, but it was “${found}”.`);
}
