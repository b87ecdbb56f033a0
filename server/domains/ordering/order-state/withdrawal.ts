import { dayMs } from '../../../../contracts/durations.ts';
import { type CountryCode, isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { withdrawalDays } from '../../../../reference-data/shipping/return-windows.ts';
import type { OrderRow } from './order-rows.ts';

type Delivered = Pick<OrderRow, 'state' | 'country' | 'dueAt' | 'returnDays'>;

/** Whether the law lets the buyer of a delivered order withdraw now, without a reason and without the seller's consent. */
export function mayWithdraw({ state, country, dueAt, returnDays }: Delivered, now: Date): boolean {
  const days = isCountryCode(country) ? withdrawalDays(country as CountryCode) : null;
  if (days === null || state !== 'delivered' || dueAt === null) return false;
  const deliveredAt = dueAt.getTime() - returnDays * dayMs;
  return now.getTime() < deliveredAt + days * dayMs;
}
