import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '../../../../contracts/durations.ts';
import { explain } from './failure.ts';
import { type Layout, removeSocketFolder } from './layout.ts';
import { findPostmaster } from './processes.ts';
import { stopPostgres, truncateLargeLog } from './server.ts';
import { closeSession, openSession, type Session } from './session.ts';

export type OnEvent = (event: { level: 'info' | 'warn' | 'error'; message: string }) => void;

const quickFailureMs = 10_000;
const maxPauseMs = 8000;
const logCheckMs = minuteMs;

/** Restarts the server whenever it dies, until the returned function stops it for good. */
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
      if (performance.now() - since > quickFailureMs) quickFailures = 0;
      recovery = recover();
    });
  }

  /** Retries without end, because the cause, such as a full disk, may be resolved at any time. */
  async function recover(): Promise<void> {
    onEvent({ level: 'warn', message: 'The connection to PostgreSQL broke; starting it again.' });
    let lastMessage = '';
    for (; !stopping.signal.aborted; quickFailures += 1) {
      const pause = quickFailures === 0 ? 0 : Math.min(maxPauseMs, 125 * 2 ** quickFailures);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      const opened = await openSession(layout, durable).catch((error) => {
        const { message } = explain(error);
        // Reported once, not at every attempt.
        if (message !== lastMessage) onEvent({ level: 'error', message });
        lastMessage = message;
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
