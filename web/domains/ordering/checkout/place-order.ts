import type { z } from 'zod';
import { isApiFailure } from '../../../../contracts/client.ts';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import { api } from '../../../lib/api/api.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedJson } from '../../../lib/storage/stored-json.ts';

export type OrderRequest = Omit<z.input<typeof checkout.body>, 'key'>;
export type PlacedPurchase = z.output<typeof checkout.answer>;

const attempt = storedJson<{ key: string; request: OrderRequest }>(storageKeys.orderAttempt);

/**
 * Places an order once. The key stays with the same request until the server has answered, so that a repeated press, a
 * lost answer or a reload does not order twice; another request gets another key.
 */
export async function placeOrder(request: OrderRequest): Promise<PlacedPurchase> {
  const open = attempt.read();
  const isSame = open !== null && JSON.stringify(open.request) === JSON.stringify(request);
  const key = isSame ? open.key : randomKey();
  attempt.write({ key, request });
  try {
    const placed = await api(checkout, { body: { ...request, key } });
    attempt.write(null);
    return placed;
  } catch (error) {
    // A refusal is an answer: nothing was ordered.
    if (isApiFailure(error) && error.status < 500) attempt.write(null);
    throw error;
  }
}

/** A request that was sent and never answered, for instance because the page was closed meanwhile. */
export const findUnansweredOrder = (): OrderRequest | null => attempt.read()?.request ?? null;
