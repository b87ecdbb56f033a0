import { listShippingDays, type ShippingDay } from '../../../../contracts/ordering/shipping-days.ts';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { api } from '../../../lib/api/api.ts';
import { DayCards } from '../../money/wallet/day-cards.tsx';

/** How punctual the seller was, by the days of this browser's time zone. */
export function loadShippingDays() {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return api(listShippingDays, { body: { time_zone: timeZone } });
}

/** How punctual parcels were handed over, by day. */
export function ShippingDays({ days }: { days: readonly ShippingDay[] }) {
  if (days.length === 0) return <p className="text-muted">{walletText('noParcels')}</p>;
  const cards = days.map(({ day, state, first_at, last_at }) => ({
    date: day,
    status: state === 'on_time' ? ('onTime' as const) : state,
    checkIn: first_at && formatClock(first_at),
    checkOut: last_at && formatClock(last_at),
  }));
  return <DayCards labels={[walletText('firstParcel'), walletText('lastParcel')]} days={cards} />;
}

/** A time of day in the reader's time zone: `09:02`. */
function formatClock(time: string): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
