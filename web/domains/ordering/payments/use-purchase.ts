import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { getPurchase } from '../../../../contracts/ordering/checkout.ts';
import { api } from '../../../lib/api/api.ts';

export type Purchase = z.output<typeof getPurchase.answer>;

/** A provider’s message and a seller’s confirmation take seconds to minutes. */
const askAgainMs = 4000;

/** A purchase that is asked for again until it is paid; without a connection the last answer stays on the page. */
export function usePurchase(first: Purchase) {
  const [purchase, setPurchase] = useState(first);
  const id = purchase.purchase_id;
  const isWaiting = purchase.state === 'pending' && purchase.payment.type !== 'none';
  useEffect(() => {
    if (!isWaiting) return;
    const stop = new AbortController();
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      api(getPurchase, { params: { id }, signal: stop.signal }).then(setPurchase, () => undefined);
    }, askAgainMs);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [id, isWaiting]);
  return { purchase, setPurchase };
}
