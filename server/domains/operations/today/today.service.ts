import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { dayMs, hourMs } from '../../../../contracts/durations.ts';
import { type OperatorTask, type TaskType, taskTypes } from '../../../../contracts/operations/operator-today.ts';
import { hasRight, type OperatorRight, type OperatorRole } from '../../../../contracts/operator-rights.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { payouts } from '../../../schema/money/payouts.ts';
import { orderReturns, orders } from '../../../schema/ordering/orders.ts';
import { listOpenMessages } from '../../communication/inbox/contact-messages.service.ts';
import { listOpenReports } from '../../communication/inbox/open-reports.service.ts';
import { listOpenPayouts } from '../../money/payouts/payout-steps.service.ts';
import { orderNumber } from '../../ordering/order-state/order-money.service.ts';
import { listOpenDifferences } from '../../ordering/payments/differences.service.ts';

interface TodayDeps {
  db: Db;
  queue: Pick<Queue, 'count'>;
  now(): Date;
}

type Task = Omit<OperatorTask, 'type'>;

/** Enough to see what comes first; a longer queue has a page of its own. */
const most = 100;
/** After this long a payout, a difference or a return is overdue. */
const patience = { payout: 24 * hourMs, difference: 72 * hourMs, return: 72 * hourMs };
const failedPayoutDays = 7;

const task = (subject: string, rest: Partial<Task> = {}): Task => ({
  ...{ subject, since: null, due_at: null, amount: null, command: null, ...rest },
});
const since = (time: Date, patienceMs: number) => ({
  ...{ since: time.toISOString(), due_at: new Date(time.getTime() + patienceMs).toISOString() },
});

const sources: Record<TaskType, { right: OperatorRight; list(deps: TodayDeps): Promise<Task[]> }> = {
  report: {
    right: 'moderate',
    list: async ({ db }) =>
      (await listOpenReports(db, undefined, most)).reports.map((report) =>
        task(report.id, { since: report.created_at, due_at: report.due_at }),
      ),
  },
  message: {
    right: 'answer',
    list: async ({ db }) =>
      (await listOpenMessages(db, undefined, most)).messages.map((message) =>
        task(message.id, { since: message.created_at, due_at: message.due_at }),
      ),
  },
  dispute: { right: 'money', list: ({ db }) => listDisputes(db) },
  return: { right: 'moderate', list: ({ db }) => listReturns(db) },
  payout: { right: 'money', list: (deps) => listPayouts(deps) },
  difference: {
    right: 'money',
    list: async ({ db }) =>
      (await listOpenDifferences(db)).slice(0, most).map(({ id, amountCents: minor, currency, createdAt }) =>
        task(String(id), {
          ...since(createdAt, patience.difference),
          amount: { minor, currency },
          command: `npm run settle-difference -- ${id} "…"`,
        }),
      ),
  },
  job: {
    right: 'jobs',
    list: async ({ queue }) =>
      (await queue.count()).filter(({ failed }) => failed > 0).map(({ job, failed }) => task(`${job} × ${failed}`)),
  },
};

async function listDisputes(db: Db): Promise<Task[]> {
  const { id, evidenceDueAt, disputedCents, currency } = orders;
  const open = await db
    .select({ id, evidenceDueAt, disputedCents, currency })
    .from(orders)
    .where(isNotNull(evidenceDueAt))
    .orderBy(evidenceDueAt)
    .limit(most);
  return open.map((order) =>
    task(orderNumber(order.id), {
      due_at: order.evidenceDueAt?.toISOString() ?? null,
      amount: { minor: order.disputedCents, currency: order.currency },
      command: `npm run dispute-evidence -- ${orderNumber(order.id)}`,
    }),
  );
}

async function listReturns(db: Db): Promise<Task[]> {
  const { id, orderId, refundCents, answerBy } = orderReturns;
  const disputed = await db
    .select({ id, orderId, refundCents, answerBy, currency: orders.currency })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(orderReturns.state, 'disputed'))
    .orderBy(answerBy)
    .limit(most);
  return disputed.map((found) =>
    task(orderNumber(found.orderId), {
      ...since(found.answerBy, patience.return),
      amount: { minor: found.refundCents, currency: found.currency },
      command: `npm run decide-return -- ${found.id} refund|keep`,
    }),
  );
}

/** Those that a file for the bank waits for, and those that failed lately. */
async function listPayouts({ db, now }: TodayDeps): Promise<Task[]> {
  const recently = new Date(now().getTime() - failedPayoutDays * dayMs);
  const failed = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.state, 'failed'), gt(payouts.settledAt, recently)))
    .orderBy(desc(payouts.settledAt))
    .limit(most);
  const open = (await listOpenPayouts(db)).slice(0, most);
  return [...failed, ...open].map((payout) =>
    task(String(payout.id), {
      ...since(payout.requestedAt, patience.payout),
      amount: { minor: payout.amountCents, currency: payout.currency },
      command: 'npm run payouts',
    }),
  );
}

const dueTime = ({ due_at }: Task) => (due_at === null ? 0 : Date.parse(due_at));

/** What a role may settle, the oldest deadline first; what has none comes first of all. */
export async function readToday(deps: TodayDeps, role: OperatorRole) {
  const own = taskTypes.filter((type) => hasRight(role, sources[type].right));
  const lists = await Promise.all(
    own.map(async (type) => (await sources[type].list(deps)).map((found) => ({ type, ...found }))),
  );
  return {
    tasks: lists
      .flat()
      .toSorted((one, other) => dueTime(one) - dueTime(other))
      .slice(0, most),
    counts: lists.map((list, index) => ({ type: own[index] as TaskType, count: Math.min(list.length, most) })),
  };
}
