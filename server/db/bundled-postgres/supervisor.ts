import { setTimeout as sleep } from 'node:timers/promises';
import { explain } from './failure.ts';
import { type Layout, removeSocketFolder } from './layout.ts';
import { findPostmaster } from './processes.ts';
import { stopPostgres, truncateLargeLog } from './server.ts';
import { closeSession, openSession, type Session } from './session.ts';

export type OnEvent = (event: { level: 'info' | 'warn' | 'error'; message: string }) => void;

const quickMs = 10_000;
const longestPauseMs = 8000;
const logCheckMs = 60_000;

/** Starts the server again whenever it dies, until the returned function ends it for good. */
export function supervise(first: Session, layout: Layout, durable: boolean, onEvent: OnEvent): () => Promise<void> {
  const stopping = new AbortController();
  let session: Session | null = first;
  let recovery: Promise<void> = Promise.resolve();
  let quickFailures = 0;

  function watch(watched: Session): void {
    const since = performance.now();
    watched.connection.once('end', () => {
      if (stopping.signal.aborted) return;
      session = null;
      if (performance.now() - since > quickMs) quickFailures = 0;
      recovery = recover();
    });
  }

  /** Never given up: whatever keeps it from starting, a full disk for instance, may pass while nobody looks. */
  async function recover(): Promise<void> {
    onEvent({ level: 'warn', message: 'The connection to PostgreSQL broke; starting it again.' });
    let complaint = '';
    for (; !stopping.signal.aborted; quickFailures += 1) {
      const pause = quickFailures === 0 ? 0 : Math.min(longestPauseMs, 125 * 2 ** quickFailures);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      const opened = await openSession(layout, durable).catch((error) => {
        const { message } = explain(error);
        // Said once, not every eight seconds of a night.
        if (message !== complaint) onEvent({ level: 'error', message });
        complaint = message;
      });
      if (!opened) continue;
      quickFailures += 1;
      session = opened;
      watch(opened);
      return onEvent({ level: 'info', message: 'PostgreSQL answers again.' });
    }
  }

  watch(first);
  const logCheck = setInterval(() => truncateLargeLog(layout).catch(() => undefined), logCheckMs).unref();

  async function stop(): Promise<void> {
    stopping.abort();
    clearInterval(logCheck);
    await recovery;
    if (session && (await closeSession(session))) {
      return onEvent({ level: 'info', message: 'Another process uses the bundled PostgreSQL too; it goes on.' });
    }
    const postmaster = await findPostmaster(layout.dataDir);
    if (postmaster) await stopPostgres(postmaster.pid, layout.dataDir);
    await removeSocketFolder(layout);
  }

  let stopped: Promise<void> | undefined;
  return () => {
    stopped ??= stop();
    return stopped;
  };
}
