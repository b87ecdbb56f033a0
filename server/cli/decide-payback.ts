import { AppError } from '../../contracts/errors.ts';
import { withQueue } from '../composition/with-queue.ts';
import type { Config } from '../config.ts';
import { decidePayback } from '../domains/ordering/paybacks/paybacks.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';

const usage = 'Please name the order and the decision: npm run decide-payback -- SB-1042 paid, or unpaid.';

/** `npm run decide-payback -- ORDER paid|unpaid`: decides whether what a seller pays back directly has arrived. */
export async function runDecidePayback(config: Config, log: Log, order?: string, decision?: string): Promise<void> {
  const id = /^(?:SB-)?(\d{1,15})$/i.exec(order ?? '')?.[1];
  if (!id || (decision !== 'paid' && decision !== 'unpaid')) throw new Error(usage);
  await withDatabase(config, log, (database) =>
    withQueue(database, log, async (queue) => {
      const deps = { db: database.db, queue, now: () => new Date() };
      const isPaid = decision === 'paid';
      await decidePayback(deps, { orderId: Number(id), isPaid }).catch((error) => {
        const isUnknown = error instanceof AppError && ['order_changed', 'order_not_found'].includes(error.code);
        const what = isPaid ? 'to be paid back' : 'disputed';
        throw isUnknown ? new Error(`Of the order ${order} nothing is ${what}.`) : error;
      });
      log(isPaid ? 'The money counts as received.' : 'The seller has to pay it back again.');
    }),
  );
}
