import { idPattern } from '../../contracts/input/id-parameter.ts';
import { cleanLine } from '../../contracts/text/clean-text.ts';
import { readAmount } from '../../contracts/text/typed-number.ts';
import type { Config } from '../config.ts';
import { writeOffDebt } from '../domains/money/settlement/write-off.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';
import { operatorName } from './operator.ts';

const usage =
  'Please name the seller, the amount and the reason: npm run write-off -- 1042 12.50 "The shop is closed".';

/** `npm run write-off -- SELLER AMOUNT "reason"`: takes a debt that cannot be had off a seller. */
export async function runWriteOff(
  config: Config,
  log: Log,
  seller?: string,
  amount?: string,
  ...words: (string | undefined)[]
): Promise<void> {
  const amountCents = readAmount(amount ?? '');
  const reason = cleanLine(words.join(' '));
  if (!seller || !idPattern.test(seller) || !amountCents || !reason) throw new Error(usage);
  await withDatabase(config, log, async ({ db }) => {
    const request = { sellerId: Number(seller), amountCents, operator: operatorName(config), reason };
    const left = await writeOffDebt(db, request, new Date());
    log(`Written off: ${(amountCents / 100).toFixed(2)}. The seller ${seller} still owes ${(left / 100).toFixed(2)}.`);
  });
}
