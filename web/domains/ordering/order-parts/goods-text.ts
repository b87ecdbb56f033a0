import { orderGoodsText } from '../../../../i18n/generated/order-goods.ts';

/** A title with its units where there are several, which stay on the line of its last word: `Paper lantern × 2`. */
export function titleAndUnits(title: string, units: number): string {
  return units > 1 ? orderGoodsText('titleAndUnits', { title, units }) : title;
}

/** How many products an order has beside its first one: `and 2 more products`. */
export function moreProducts(count: number): string {
  return orderGoodsText('more', { count });
}
