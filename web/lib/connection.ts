import { useSyncExternalStore } from 'react';

const firstRetryMs = 1_000;
const slowestRetryMs = 30_000;

let isReachable = true;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Called by whoever could not reach the server; from then on it is asked until it answers. */
export function reportUnreachable(): void {
  if (!isReachable) return;
  setReachable(false);
  retryIn(firstRetryMs);
}

/** For failures that may have another reason: asks the server before anyone is told that it cannot be reached. */
export async function checkConnection(): Promise<void> {
  if (!(await doesServerAnswer())) reportUnreachable();
}

/** The same for code that is no component: asked each time, because it changes. */
export const isServerReachable = () => isReachable;

/** False while the server cannot be reached. */
export function useIsServerReachable(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReachable,
    () => true,
  );
}

function retryIn(delayMs: number): void {
  clearTimeout(retryTimer);
  retryTimer = setTimeout(async () => {
    if (await doesServerAnswer()) setReachable(true);
    else retryIn(Math.min(delayMs * 2, slowestRetryMs));
  }, delayMs);
}

async function doesServerAnswer(): Promise<boolean> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

function setReachable(reachable: boolean): void {
  if (isReachable === reachable) return;
  isReachable = reachable;
  for (const listener of listeners) listener();
}

/** The network came back: ask now instead of at the end of a long wait. */
function onOnline(): void {
  if (!isReachable) retryIn(0);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('offline', reportUnreachable);
    window.addEventListener('online', onOnline);
    if (!navigator.onLine) setTimeout(reportUnreachable);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('offline', reportUnreachable);
    window.removeEventListener('online', onOnline);
  };
}
