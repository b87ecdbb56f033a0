import type { ShippingDay } from '../../../../contracts/ordering/shipping-days.ts';

/** A parcel that was handed over, or an order that still waits for it. */
export interface ShippingTask {
  shipBy: Date;
  shippedAt: Date | null;
}

const maxDays = 6;

/** The days on which a parcel was handed over or should have been, newest first. */
export function describeShippingDays(tasks: readonly ShippingTask[], now: Date, timeZone: string): ShippingDay[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const today = format.format(now);
  const handedOver = new Map<string, { at: Date[]; isLate: boolean }>();
  const missed = new Set<string>();
  for (const { shipBy, shippedAt } of tasks) {
    const dueDay = format.format(shipBy);
    const shippedDay = shippedAt ? format.format(shippedAt) : null;
    // The whole day on which it is due is in time.
    const isLate = (shippedDay ?? today) > dueDay;
    if (isLate) missed.add(dueDay);
    if (!shippedAt || !shippedDay) continue;
    const day = handedOver.get(shippedDay) ?? { at: [], isLate: false };
    handedOver.set(shippedDay, { at: [...day.at, shippedAt], isLate: day.isLate || isLate });
  }
  return [...new Set([...handedOver.keys(), ...missed])]
    .sort()
    .toReversed()
    .slice(0, maxDays)
    .map((day) => {
      const { at, isLate } = handedOver.get(day) ?? { at: [], isLate: false };
      const times = at.map((time) => time.toISOString()).sort();
      const state = times.length === 0 ? 'absent' : isLate ? 'late' : 'on_time';
      return { day, state, first_at: times[0] ?? null, last_at: times.at(-1) ?? null, parcels: times.length };
    });
}
