import { packDaysFrom, shipBy } from '../../marketplace/shops/pack-time.service.ts';
import type { OrderRow } from './order-rows.ts';

type Terms = Pick<OrderRow, 'packDays' | 'awayFrom' | 'awayUntil'>;

const awayOf = ({ awayFrom, awayUntil }: Terms) =>
  awayFrom && awayUntil ? { startsAt: awayFrom, endsAt: awayUntil } : null;

/** By when an order is sent that can be packed from this moment on; a seller has at least a day. */
export const shipOrderBy = (order: Terms, readyAt: Date): Date =>
  shipBy(readyAt, Math.max(1, order.packDays), awayOf(order));

/** The days that an order waited for the seller to come back, which are in its days of delivery. */
export const waitDaysOf = (order: Terms & Pick<OrderRow, 'placedAt'>): number =>
  packDaysFrom(order.placedAt, order.packDays, awayOf(order)) - order.packDays;
