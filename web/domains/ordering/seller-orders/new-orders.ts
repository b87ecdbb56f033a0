import { useEffect, useSyncExternalStore } from 'react';
import { minuteMs } from '../../../../contracts/durations.ts';
import { countNewOrders } from '../../../../contracts/ordering/orders/new-orders.ts';
import { api } from '../../../lib/api/api.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedText } from '../../../lib/storage/stored-text.ts';
import { readSession } from '../../identity/session/session.ts';

const askEveryMs = minuteMs;

interface Answer {
  account: string;
  count: number;
  asOf: string;
}

const stored = storedText(storageKeys.ordersSeen);
const listeners = new Set<() => void>();
let answer: Answer | null = null;
let askedAt = 0;

/** How many orders to ship have come since the seller last looked; asked at most once a minute while the page is visible. */
export function useNewOrders(): number {
  useEffect(() => {
    void askIfOld();
    const timer = setInterval(() => void askIfOld(), askEveryMs);
    const onVisible = () => void askIfOld();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => (answer?.account === currentAccount() ? answer.count : 0),
    () => 0,
  );
}

/** Counts from now on, in this browser. Orders that came after the last count are still new. */
export function markOrdersSeen(): void {
  if (!answer || answer.account !== currentAccount()) return;
  stored.write(`${answer.account} ${answer.asOf}`);
  setAnswer({ ...answer, count: 0 });
}

async function askIfOld(): Promise<void> {
  const account = currentAccount();
  const isFresh = answer?.account === account && Date.now() - askedAt < askEveryMs / 2;
  if (account === null || isFresh || document.visibilityState === 'hidden') return;
  askedAt = Date.now();
  try {
    const { count, as_of } = await api(countNewOrders, { body: { since: seenBy(account) } });
    setAnswer({ account, count, asOf: as_of });
  } catch (error) {
    // A bell that does not ring is no reason to interrupt; it asks again in a minute.
    console.warn('New orders could not be counted.', error);
  }
}

function seenBy(account: string): string | undefined {
  const [owner, time] = stored.read()?.split(' ') ?? [];
  return owner === account ? time : undefined;
}

const currentAccount = () => readSession()?.post.id ?? null;

function setAnswer(next: Answer): void {
  answer = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
