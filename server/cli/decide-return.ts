import { AppError } from '../../contracts/errors.ts';
import { idPattern } from '../../contracts/input/id-parameter.ts';
import { withQueue } from '../composition/with-queue.ts';
import type { Config } from '../config.ts';
import { decideReturn } from '../domains/ordering/returns/returns.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';

const usage = 'Please name the return and the decision: npm run decide-return -- 17 refund, or keep.';

/** `npm run decide-return -- ID refund|keep`: decides a disputed return; the running site does what follows. */
export async function runDecideReturn(config: Config, log: Log, id?: string, decision?: string): Promise<void> {
  if (!id || !idPattern.test(id) || (decision !== 'refund' && decision !== 'keep')) throw new Error(usage);
  await withDatabase(config, log, (database) =>
    withQueue(database, log, async (queue) => {
      const deps = { db: database.db, queue, now: () => new Date() };
      await decideReturn(deps, { returnId: Number(id), isRefunded: decision === 'refund' }).catch((error) => {
        const isUnknown = error instanceof AppError && error.code === 'order_changed';
        throw isUnknown ? new Error(`There is no disputed return ${id}.`) : error;
      });
      log(decision === 'refund' ? 'The buyer gets the money back.' : 'The money stays with the seller.');
    }),
  );
}
