import { isShopCurrency } from '../../contracts/identity/shop-currencies.ts';
import { idPattern } from '../../contracts/input/id-parameter.ts';
import { cleanLine } from '../../contracts/text/clean-text.ts';
import { readAmount } from '../../contracts/text/typed-number.ts';
import { formatMoney } from '../../i18n/format-money.ts';
import type { Config } from '../config.ts';
import { readShopCurrency } from '../domains/money/ledger/shop-currency.service.ts';
import { writeOffDebt } from '../domains/money/settlement/write-off.service.ts';
import { withDatabase } from '../platform/db/with-database.ts';
import type { Log } from '../start.ts';
import { operatorName } from './operator.ts';

const usage =
  'Please name the seller, the amount and the reason: npm run write-off -- 1042 12.50 "The shop is closed".';

/**
 * `npm run write-off -- SELLER AMOUNT [CURRENCY] "reason"`: takes a debt that cannot be had off a seller, in the currency
 * of the shop unless one that it had before is named.
 */
export async function runWriteOff(
  config: Config,
  log: Log,
  seller?: string,
  amount?: string,
  ...words: (string | undefined)[]
): Promise<void> {
  const named = words.find((word) => word !== undefined) ?? '';
  const reason = cleanLine(words.slice(isShopCurrency(named) ? words.indexOf(named) + 1 : 0).join(' '));
  if (!seller || !idPattern.test(seller) || !amount || !reason) throw new Error(usage);
  await withDatabase(config, log, async ({ db }) => {
    const sellerId = Number(seller);
    const currency = isShopCurrency(named) ? named : await readShopCurrency(db, sellerId);
    const amountCents = readAmount(amount, currency);
    if (!amountCents) throw new Error(usage);
    const request = { sellerId, currency, amountCents, operator: operatorName(config), reason };
    const left = await writeOffDebt(db, request, new Date());
    const [written, owed] = [formatMoney(amountCents, currency), formatMoney(left, currency)];
    log(`Written off: ${written}. The seller ${seller} still owes ${owed}.`);
  });
}
