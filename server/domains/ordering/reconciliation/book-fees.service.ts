import { isShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Db } from '../../../platform/db/database.ts';
import { bookProviderFee, findBookedFees } from '../../money/provider-fees/provider-fees.service.ts';
import { type Compared, type FoundDifference, nameOf, type Transaction } from './compare/comparison.ts';

/** What the provider kept with a transaction; of a fee by itself, all of it. */
const feeIn = ({ type, amountCents, feeCents }: Transaction): number =>
  type === 'fee' ? feeCents - amountCents : feeCents;

/**
 * Books the fees of transactions that are ours; of one that fits nothing, the fee waits with it. Returns the fees on
 * which the ledger and the provider do not agree.
 */
export async function bookFees(
  tx: Db,
  { provider, subject, rows, found }: Pick<Compared, 'provider' | 'subject' | 'rows' | 'found'>,
): Promise<FoundDifference[]> {
  const [, alone = ''] = /^transaction (.*)$/u.exec(subject) ?? [];
  const ids = rows.map(({ externalId }) => externalId);
  const booked = await findBookedFees(tx, provider, alone && rows.length === 0 ? [alone] : ids);
  const differences: FoundDifference[] = [];
  for (const row of rows) {
    const { externalId, feeCurrency: currency, createdAt: at } = row;
    const known = booked.get(externalId);
    const isOurs = row.type === 'fee' || found.known.has(externalId);
    const cents = feeIn(row);
    if (!known && isOurs && cents !== 0) {
      if (isShopCurrency(currency)) await bookProviderFee(tx, { provider, externalId, cents, currency, at });
      // The ledger has no accounts in it, so a person decides.
      else
        differences.push({
          detail: `fee ${externalId}`,
          cause: 'theirs_only',
          amountCents: -cents,
          currency,
          words: `the fee of ${nameOf(row)}`,
        });
    }
    if (!known || (known.cents === cents && known.currency === currency)) continue;
    const amountCents = known.cents - cents || known.cents;
    const words = `the fee of ${nameOf(row)}; the ledger has ${known.cents} ${known.currency}`;
    differences.push({ detail: `fee ${externalId}`, cause: 'differs', amountCents, currency, words });
  }
  if (rows.length > 0) return differences;
  return [...booked].map(([externalId, { cents, currency }]) => ({
    ...{ detail: `fee ${externalId}`, cause: 'ours_only' as const, amountCents: cents, currency },
    words: `the fee of ${externalId}, which the provider does not list`,
  }));
}
