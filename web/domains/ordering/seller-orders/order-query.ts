import type { z } from 'zod';
import { listSellerOrders, orderBuckets } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';

type OrderBucket = (typeof orderBuckets)[number];
export type OrderPage = z.output<typeof listSellerOrders.answer>;

/** The filters of the list, all of them in the URL. */
export interface OrderQuery {
  /** Undefined for all orders. */
  bucket: OrderBucket | undefined;
  q: string;
}

export function readOrderQuery(params: URLSearchParams): OrderQuery {
  return {
    bucket: orderBuckets.find((bucket) => bucket === params.get('bucket')),
    q: (params.get('q') ?? '').trim().slice(0, 100),
  };
}

export function ordersAddress({ bucket, q }: OrderQuery): string {
  const params = new URLSearchParams();
  if (bucket) params.set('bucket', bucket);
  if (q) params.set('q', q);
  return `/storefront/orders${params.size > 0 ? `?${params}` : ''}`;
}

export function fetchOrders({ bucket, q }: OrderQuery, cursor?: string): Promise<OrderPage> {
  return api(listSellerOrders, { body: { bucket, q, cursor, language: getLocale() } });
}
