import { dayMs } from '../../../../contracts/durations.ts';

/** When a seller is away: from the first moment to the last of the vacation. */
export interface Away {
  startsAt: Date;
  endsAt: Date;
}

/**
 * By when goods are sent that can be packed from `readyAt` on. Time in which the seller is away does not count: what was
 * begun before is ended after.
 */
export function shipBy(readyAt: Date, packDays: number, away: Away | null): Date {
  const ready = readyAt.getTime();
  const due = ready + packDays * dayMs;
  if (!away || readyAt >= away.endsAt || due <= away.startsAt.getTime()) return new Date(due);
  const packed = Math.max(0, away.startsAt.getTime() - ready);
  return new Date(away.endsAt.getTime() + packDays * dayMs - packed);
}

/** The whole days from now until goods are sent that are bought now. */
export function packDaysFrom(now: Date, packDays: number, away: Away | null): number {
  return Math.ceil((shipBy(now, packDays, away).getTime() - now.getTime()) / dayMs);
}
