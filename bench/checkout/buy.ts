import { checkout } from '../../contracts/checkout.ts';
import { apiAt } from '../../tests/support/api-at.ts';
import { address } from '../../tests/support/orders.ts';

/** A buyer who orders one unit of a product by card. */
export function buyAt(siteAddress: string, token: string) {
  const call = apiAt(siteAddress, token);
  return (productId: number) => {
    const lines = [{ product_id: String(productId), units: 1 }];
    const body = { key: crypto.randomUUID(), address, payment_method: 'card', lines } as const;
    return call(checkout, { body });
  };
}
