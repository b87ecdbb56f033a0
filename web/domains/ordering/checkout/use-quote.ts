import { useEffect, useRef, useState } from 'react';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Cart, CartLine } from '../../../../contracts/ordering/carts.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { keyOfLine } from '../carts/line-key.ts';
import type { LineSource } from './load-checkout.ts';

/** Long enough that a few quick presses are asked for once. */
const askAfterMs = 350;

/** The lines with today’s prices and delivery to a country; asked for again when either changes. */
export function useQuote(first: Cart, firstCountry: string | undefined, source: LineSource) {
  const [cart, setCart] = useState(first);
  const [isQuoting, setQuoting] = useState(false);
  const country = useRef(firstCountry);
  const newest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showFailure = useFailureToast('customer');
  useEffect(() => () => clearTimeout(timer.current), []);

  const requote = useEventCallback(async () => {
    clearTimeout(timer.current);
    newest.current += 1;
    const request = newest.current;
    setQuoting(true);
    try {
      const next = await source.fetch(country.current);
      if (request === newest.current) setCart(next);
    } catch (error) {
      showFailure(error);
    } finally {
      if (request === newest.current) setQuoting(false);
    }
  });

  return {
    cart,
    isQuoting,
    requote,
    quoteFor(next: string | undefined) {
      if (next === country.current) return;
      country.current = next;
      void requote();
    },
    changeUnits(line: CartLine, units: number, currency: ShopCurrency) {
      source.setUnits(line, units, currency);
      setCart((shown) => withUnits(shown, keyOfLine(line), units));
      setQuoting(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void requote(), askAfterMs);
    },
  };
}

function withUnits(cart: Cart, key: string, units: number): Cart {
  const sellers = cart.sellers.map((seller) => ({
    ...seller,
    lines: seller.lines.map((line) => (keyOfLine(line) === key ? { ...line, units } : line)),
  }));
  return { ...cart, sellers };
}
