import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { minuteMs } from '../../../../contracts/durations.ts';
import { listTasks, type Task } from '../../../../contracts/ordering/tasks.ts';
import { api } from '../../../lib/api/api.ts';
import { readSession } from '../../identity/session/session.ts';

const askEveryMs = minuteMs;
/** A page that was just opened asks again, because something may have been done on the one before. */
const freshMs = 5000;

export interface Tasks {
  account: string | null;
  count: number;
  /** Null until the first answer. */
  tasks: readonly Task[] | null;
  hasFailed: boolean;
}

const none: Tasks = { account: null, count: 0, tasks: null, hasFailed: false };
const listeners = new Set<() => void>();
let state = none;
let askedAt = 0;

/** What waits for the person; asked once a minute while the page is visible, and when another page is opened. */
export function useTasks(): Tasks {
  const { pathname } = useLocation();
  useEffect(() => {
    const ask = () => void askIfOlder(askEveryMs / 2);
    const timer = setInterval(ask, askEveryMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page asks again.
  useEffect(() => void askIfOlder(freshMs), [pathname]);
  return useSyncExternalStore(
    subscribe,
    () => (state.account === currentAccount() ? state : none),
    () => none,
  );
}

async function askIfOlder(ageMs: number): Promise<void> {
  const isFresh = state.account === currentAccount() && Date.now() - askedAt < ageMs;
  if (isFresh || document.visibilityState === 'hidden') return;
  await askForTasks();
}

/** Asks now. What is known stays until the answer. */
export async function askForTasks(): Promise<void> {
  const account = currentAccount();
  if (account === null) return;
  askedAt = Date.now();
  try {
    const { count, tasks } = await api(listTasks, {});
    setState({ account, count, tasks, hasFailed: false });
  } catch (error) {
    // A bell that does not ring is no reason to interrupt; it asks again in a minute, and the open list says it.
    console.warn('Tasks could not be listed.', error);
    setState({ ...(state.account === account ? state : { ...none, account }), hasFailed: true });
  }
}

const currentAccount = () => readSession()?.post.id ?? null;

function setState(next: Tasks): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
