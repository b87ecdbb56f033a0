import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readSession } from './session.ts';

/** A page that was just opened asks again, because something may have been done on the one before. */
const freshMs = 5000;

interface Poll<Answer> {
  ask: () => Promise<Answer>;
  everyMs: number;
  /** What is logged when an answer fails: one that is old is no reason to interrupt, and it is asked for again. */
  failure: string;
}

/** The latest answer for the account that is signed in; null until the first one. */
export interface Polled<Answer> {
  answer: Answer | null;
  hasFailed: boolean;
}

/** Asks the server for something of the account while the page is seen, and when another page is opened. */
export function pollForAccount<Answer>({ ask, everyMs, failure }: Poll<Answer>) {
  const none: Polled<Answer> = { answer: null, hasFailed: false };
  const listeners = new Set<() => void>();
  let asked: { account: string | null; state: Polled<Answer> } = { account: null, state: none };
  let askedAt = 0;

  const readState = () => (asked.account === currentAccount() ? asked.state : none);

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  /** Asks now. What is known stays until the answer. */
  async function askNow(): Promise<void> {
    const account = currentAccount();
    if (account === null) return;
    askedAt = Date.now();
    try {
      asked = { account, state: { answer: await ask(), hasFailed: false } };
    } catch (error) {
      console.warn(failure, error);
      asked = { account, state: { answer: asked.account === account ? asked.state.answer : null, hasFailed: true } };
    }
    for (const listener of listeners) listener();
  }

  async function askIfOlder(ageMs: number): Promise<void> {
    const isFresh = asked.account === currentAccount() && Date.now() - askedAt < ageMs;
    if (isFresh || document.visibilityState === 'hidden') return;
    await askNow();
  }

  function usePolled(): Polled<Answer> {
    const { pathname } = useLocation();
    useEffect(() => {
      const askAgain = () => void askIfOlder(everyMs / 2);
      const timer = setInterval(askAgain, everyMs);
      document.addEventListener('visibilitychange', askAgain);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', askAgain);
      };
    }, []);
    // biome-ignore lint/correctness/useExhaustiveDependencies: another page asks again.
    useEffect(() => void askIfOlder(freshMs), [pathname]);
    return useSyncExternalStore(subscribe, readState, () => none);
  }

  return { usePolled, askNow };
}

const currentAccount = () => readSession()?.post.id ?? null;
