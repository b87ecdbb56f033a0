import { getCustomerOrder, listCustomerOrders } from '../../../../contracts/ordering/orders/customer-orders.ts';
import type { OrderSummary } from '../../../../contracts/ordering/orders/orders.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { loadCountryNames } from '../../../lib/country/country-names.ts';
import type { Page } from '../../../ui/states/use-paged-rows.ts';

/** A page of the customer’s orders, newest first. */
export async function fetchOrders(cursor?: string): Promise<Page<OrderSummary>> {
  const { orders, next_cursor } = await api(listCustomerOrders, { body: { language: getLocale(), cursor } });
  return { rows: orders, next: next_cursor };
}

export async function fetchOrder(id: string) {
  const asked = api(getCustomerOrder, { params: { id }, body: { language: getLocale() } });
  const [{ order }] = await Promise.all([asked, loadCountryNames()]);
  return order;
}
