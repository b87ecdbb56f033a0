import { hourMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { networksOf } from '../../../platform/rate-limits/ip-network.ts';
import type { RateLimits } from '../../../platform/rate-limits/rate-limits.ts';

/** Counts a code that is about to be sent; throws where there were too many. */
export type LimitCodes = (sending: { contact: string; address: string; accountId?: number }) => Promise<void>;

const windowMs = hourMs;

interface CodeLimits {
  /** To one address, and by one account. */
  perHour: number;
  /** From one network: a household, an office, or everyone behind one address of a mobile carrier. */
  perHourFromNetwork: number;
}

/** Limits codes of every purpose together, by the address they go to, by account and by the network they are asked for from. */
export function createCodeLimits(rateLimits: Pick<RateLimits, 'take'>, limits: CodeLimits): LimitCodes {
  const { perHour, perHourFromNetwork } = limits;
  return async ({ contact, address, accountId }) => {
    const networks = networksOf(address).map(({ name, allowance }) => {
      return { name: 'codes from', caller: name, limit: perHourFromNetwork * allowance, windowMs };
    });
    const byAccount = { name: 'codes by', caller: `account ${accountId}`, limit: perHour, windowMs };
    const { isExceeded, resetSeconds } = await rateLimits.take(
      { name: 'codes to', caller: contact, limit: perHour, windowMs },
      ...(accountId === undefined ? [] : [byAccount]),
      ...networks,
    );
    if (isExceeded) throw new AppError('too_many_codes', { retryAfterSeconds: resetSeconds });
  };
}
