import { getCustomerOrder, listCustomerOrders } from '../../../contracts/customer-orders.ts';
import type { OrderSummary } from '../../../contracts/orders.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { api } from '../../lib/api.ts';
import { loadCountryNames } from '../../lib/country-names.ts';
import type { Page } from '../../ui/use-paged-rows.ts';

/** A page of the customer’s orders, newest first. */
export async function fetchOrders(cursor?: string): Promise<Page<OrderSummary>> {
  const { orders, next_cursor } = await api(listCustomerOrders, { body: { language: pageLanguage(), cursor } });
  return { rows: orders, next: next_cursor };
}

export async function fetchOrder(id: string) {
  const asked = api(getCustomerOrder, { params: { id }, body: { language: pageLanguage() } });
  const [{ order }] = await Promise.all([asked, loadCountryNames()]);
  return order;
}
