import { useEffect } from 'react';
import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { type CurrencyProgress, getShopCurrency } from '../../../../../contracts/ordering/shop-currency.ts';
import { shopCurrencyText } from '../../../../../i18n/generated/shop-currency.ts';
import { api } from '../../../../lib/api/api.ts';
import { readSession, startSession } from '../../../identity/session/session.ts';

const askAgainMs = 1000;

interface CurrencyState {
  currency: ShopCurrency;
  progress: CurrencyProgress | null;
}

/** Asks until the prices of a shop are converted, or are not going to be. */
export async function untilConverted(state: CurrencyState): Promise<CurrencyState> {
  let now = state;
  while (now.progress?.state === 'waiting') {
    await new Promise((resolve) => setTimeout(resolve, askAgainMs / 4));
    now = await api(getShopCurrency, { body: {} });
  }
  return now;
}

/** Prices that are typed from now on are in this currency. */
export function rememberCurrency(currency: ShopCurrency): void {
  const session = readSession();
  if (session && session.post.currency !== currency) {
    startSession({ ...session, post: { ...session.post, currency } });
  }
}

/** How far a change is, in a sentence; null where it is over. */
export function progressText({ state, to, indexed, listings }: CurrencyProgress): string | null {
  if (state === 'waiting') return shopCurrencyText('waiting', { currency: to });
  return state === 'indexing' ? shopCurrencyText('indexing', { done: indexed, total: listings }) : null;
}

/** Asks again while a change is under way, also one that was begun before the page was opened. */
export function useShopCurrencyProgress(
  progress: CurrencyProgress | null,
  currency: ShopCurrency,
  onAsk: () => void,
): void {
  const isMoving = progress?.state === 'waiting' || progress?.state === 'indexing';
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(onAsk, askAgainMs);
    return () => clearInterval(timer);
  }, [isMoving, onAsk]);
  const isConverted = progress !== null && progress.to === currency && progress.state !== 'waiting';
  useEffect(() => {
    if (isConverted) rememberCurrency(currency);
  }, [isConverted, currency]);
}
