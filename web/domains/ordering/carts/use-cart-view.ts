import { useEffect, useMemo, useState } from 'react';
import { isUnreachable } from '../../../../contracts/client/client.ts';
import type { Cart } from '../../../../contracts/ordering/carts.ts';
import { useIsServerReachable } from '../../../lib/api/connection.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { fetchCart } from './cart-store.ts';
import { keyOfLine, lineKey } from './line-key.ts';
import { readStoredCart, useStoredCartText } from './stored-cart.ts';

/** Long enough that a few quick presses are sent as one change. */
const sendAfterMs = 350;

/** The cart as it is shown: changes of any tab count at once, and are sent and priced a moment later. */
export function useCartView(first: Cart, country: string | null) {
  const [fetched, setFetched] = useState(first);
  const [isStale, setStale] = useState(false);
  const text = useStoredCartText();
  const isReachable = useIsServerReachable();
  const showFailure = useFailureToast('customer');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the stored lines.
  const cart = useMemo(() => withStoredUnits(fetched), [fetched, text]);

  const refresh = useEventCallback(async (isCurrent: () => boolean) => {
    try {
      const next = await fetchCart(country ?? undefined);
      if (isCurrent()) setFetched(next);
    } catch (error) {
      // Without a connection the change stays in this browser, and is sent when the server can be reached again.
      if (!isUnreachable(error)) showFailure(error);
    } finally {
      if (isCurrent()) setStale(false);
    }
  });

  useEffect(() => {
    if (!isReachable || text === null || !differs(fetched)) return;
    let isCurrent = true;
    setStale(true);
    const timer = setTimeout(() => void refresh(() => isCurrent), sendAfterMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isReachable, text, fetched, refresh]);

  return { cart, isStale };
}

const unitsById = () => new Map(readStoredCart().lines.map((line) => [lineKey(line), line.units]));

/** The fetched cart with the units that this browser has; lines that were removed are left out. */
function withStoredUnits(cart: Cart): Cart {
  const units = unitsById();
  const sellers = cart.sellers
    .map((seller) => ({
      ...seller,
      lines: seller.lines.flatMap((line) => {
        const now = units.get(keyOfLine(line));
        return now === undefined ? [] : { ...line, units: now };
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
  return { ...cart, sellers };
}

/** Whether the stored cart is another one than the fetched cart, or may be another one than the server’s. */
function differs(cart: Cart): boolean {
  if (readStoredCart().unsent.length > 0) return true;
  const units = unitsById();
  const lines = cart.sellers.flatMap((seller) => seller.lines);
  return lines.length !== units.size || lines.some((line) => units.get(keyOfLine(line)) !== line.units);
}
