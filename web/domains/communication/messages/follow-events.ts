import { followThreadEvents, type ThreadEvent } from '../../../../contracts/communication/thread-events.ts';
import { apiStream } from '../../../lib/api/api-stream.ts';
import { readSession } from '../../identity/session/session.ts';
import { askForUnread } from './unread-store.ts';

/** Nothing for so long, not even a beat, is a connection that is gone. */
const silenceMs = 40_000;
const firstPauseMs = 1000;
const longestPauseMs = 60_000;

type Listener = (event: ThreadEvent) => void;

const listeners = new Set<Listener>();
let following: AbortController | null = null;
let isLive = false;
/** The newest event that was seen, and whose it was. */
let seen: { account: string | undefined; after: string | undefined } = { account: undefined, after: undefined };

/** Whether events arrive by themselves now, so that nothing has to be asked for. */
export const isFollowing = () => isLive;

/** Calls back with each event of the account's conversations while the page is seen; one connection for all who listen. */
export function followEvents(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    stop();
  };
}

function onVisibility(): void {
  if (document.visibilityState === 'hidden') {
    stop();
    return;
  }
  if (following) return;
  following = new AbortController();
  void follow(following.signal);
}

function stop(): void {
  following?.abort();
  following = null;
  isLive = false;
}

/** Connects again after each end, later and later while it fails; meanwhile pages ask as they did. */
async function follow(signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    if (await readOnce(signal)) failures = 0;
    if (signal.aborted) return;
    isLive = false;
    const pause = Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
    // At different moments, so that a server that comes back is not asked by everybody at once.
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)));
  }
}

/** One connection until it ends; whether anything arrived. */
async function readOnce(signal: AbortSignal): Promise<boolean> {
  const account = readSession()?.post.id;
  if (account === undefined) return false;
  if (seen.account !== account) seen = { account, after: undefined };
  const connection = new AbortController();
  const end = () => connection.abort();
  signal.addEventListener('abort', end);
  let silence = setTimeout(end, silenceMs);
  let hasArrived = false;
  try {
    for await (const event of apiStream(followThreadEvents, {
      body: { after: seen.after },
      signal: connection.signal,
    })) {
      clearTimeout(silence);
      silence = setTimeout(end, silenceMs);
      hasArrived = true;
      if (signal.aborted) break;
      isLive = true;
      seen.after = event.number;
      if (event.type !== 'start' && event.type !== 'beat') tell(event);
    }
  } catch (error) {
    if (!connection.signal.aborted) console.warn('Events are asked for until they can be followed again.', error);
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', end);
  }
  return hasArrived;
}

function tell(event: ThreadEvent): void {
  void askForUnread();
  for (const listener of [...listeners]) listener(event);
}
