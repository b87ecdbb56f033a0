import type { z } from 'zod';
import { listSellerOrders, orderBuckets } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';

type OrderBucket = (typeof orderBuckets)[number];
export type OrderPage = z.output<typeof listSellerOrders.answer>;

/** The filters of the list, all of them in the URL. */
export interface OrderQuery {
  /** Undefined for all orders, which the address names `all`. */
  bucket: OrderBucket | undefined;
  q: string;
}

export function readOrderQuery(params: URLSearchParams): OrderQuery {
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const named = params.get('bucket');
  // A search looks through all orders; without one, the page opens on what is to be shipped.
  if (named === null) return { bucket: q ? undefined : 'to_ship', q };
  return { bucket: orderBuckets.find((bucket) => bucket === named), q };
}

export function ordersAddress({ bucket, q }: OrderQuery): string {
  const params = new URLSearchParams();
  if (bucket !== 'to_ship' || q) params.set('bucket', bucket ?? 'all');
  if (q) params.set('q', q);
  return `/storefront/orders${params.size > 0 ? `?${params}` : ''}`;
}

export function fetchOrders({ bucket, q }: OrderQuery, cursor?: string): Promise<OrderPage> {
  return api(listSellerOrders, { body: { bucket, q, cursor, language: getLocale() } });
}
