import type { CartLine, CartLineInput } from '../../../../contracts/ordering/carts.ts';
import type { OrderLine } from '../../../../contracts/ordering/orders/orders.ts';

/** The text by which a line of the cart is known in this browser: its product and, where there was a choice, the variant. */
export const lineKey = ({ product_id, variant_id }: Pick<CartLineInput, 'product_id' | 'variant_id'>): string =>
  variant_id ? `${product_id}/${variant_id}` : product_id;

/** The same of a line as the server answers it, which names the only variant of a product too. */
export const keyOfLine = ({ product_id, variant_id, variant, problem }: CartLine): string =>
  lineKey({
    product_id,
    variant_id: variant || problem === 'not_sold_any_more' ? (variant_id ?? undefined) : undefined,
  });

/** The key of what an order line sold. */
export const keyOfSold = ({
  product_id,
  variant_id,
  variant,
}: Pick<OrderLine, 'product_id' | 'variant_id' | 'variant'>): string =>
  lineKey({ product_id, variant_id: variant ? (variant_id ?? undefined) : undefined });

export function itemOfKey(key: string): Pick<CartLineInput, 'product_id' | 'variant_id'> {
  const [product_id = '', variant_id] = key.split('/');
  return { product_id, ...(variant_id ? { variant_id } : {}) };
}
