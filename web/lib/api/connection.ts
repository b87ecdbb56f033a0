import { useSyncExternalStore } from 'react';

const firstRetryMs = 1_000;
const maxRetryMs = 30_000;

let isReachable = true;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Called when a request could not reach the server; polls the server until it answers. */
export function reportUnreachable(): void {
  if (!isReachable) return;
  setReachable(false);
  retryIn(firstRetryMs);
}

/** For errors that may have another cause: asks the server for its health, and sets it as reachable or not. */
export async function checkConnection(): Promise<void> {
  if (await isServerHealthy()) setReachable(true);
  else reportUnreachable();
}

/** The current value for code outside components. */
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
    if (await isServerHealthy()) setReachable(true);
    else retryIn(Math.min(delayMs * 2, maxRetryMs));
  }, delayMs);
}

async function isServerHealthy(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5_000) });
    return response.ok;
  } catch {
    return false;
  }
}

function setReachable(reachable: boolean): void {
  if (isReachable === reachable) return;
  clearTimeout(retryTimer);
  isReachable = reachable;
  for (const listener of listeners) listener();
}

/** The network came back: retry now instead of after the remaining backoff. */
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
