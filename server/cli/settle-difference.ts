import { idPattern } from '../../contracts/input/id-parameter.ts';
import { cleanLine } from '../../contracts/text/clean-text.ts';
import type { Config } from '../config.ts';
import { settleDifference } from '../domains/ordering/payments/differences.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';
import { operatorName } from './operator.ts';

const usage = 'Please name the difference and the reason: npm run settle-difference -- 3 "Refunded by mistake".';

/** `npm run settle-difference -- ID "reason"`: takes money that fits no order off the list of what nobody settled. */
export async function runSettleDifference(
  config: Config,
  log: Log,
  id?: string,
  ...words: (string | undefined)[]
): Promise<void> {
  const reason = cleanLine(words.join(' '));
  if (!id || !idPattern.test(id) || !reason) throw new Error(usage);
  await withDatabase(config, log, async ({ db }) => {
    const isSettled = await settleDifference(
      db,
      { id: Number(id), operator: operatorName(config), reason },
      new Date(),
    );
    if (!isSettled) throw new Error(`There is no open difference ${id}.`);
    log(`The difference ${id} is settled.`);
  });
}
