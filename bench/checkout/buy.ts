import { checkout } from '../../contracts/ordering/checkout.ts';
import { address } from '../../tests/support/ordering/orders.ts';
import { apiAt } from '../../tests/support/site/api-at.ts';

/** A buyer who orders one unit of a product by card. */
export function buyAt(siteAddress: string, token: string) {
  const call = apiAt(siteAddress, token);
  return (productId: number) => {
    const lines = [{ product_id: String(productId), units: 1 }];
    const body = { key: crypto.randomUUID(), address, payment_method: 'card', lines } as const;
    return call(checkout, { body });
  };
}
