import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { minuteMs } from '../../../../contracts/durations.ts';

export interface StrengthTask {
  password: string;
  /** Words about the person, such as the email, that an attacker may know. */
  about: string[];
}

/** zxcvbn scores from 0 to 4; a lower score than this means fewer than a million guesses. */
const minScore = 2;
/** Scoring takes quadratic time, and a password whose beginning is strong enough is not weaker as a whole. */
const maxScoredCharacters = 64;
// The thread is ended when idle, because its dictionaries take 30 MB and new passwords are rare.
const idleMs = minuteMs;

/** Scores passwords on a worker thread, which is started when needed and ended when idle. */
export function createPasswordStrength(): (password: string, about: string[]) => Promise<boolean> {
  let thread: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function score(task: StrengthTask): Promise<number> {
    thread ??= new Worker(new URL('./password-strength.worker.ts', import.meta.url));
    const worker = thread;
    clearTimeout(idleTimer);
    worker.ref();
    worker.postMessage(task);
    try {
      const [result] = (await once(worker, 'message')) as [number];
      return result;
    } catch (error) {
      thread = null;
      throw error;
    } finally {
      worker.unref();
      idleTimer = setTimeout(() => {
        thread = null;
        void worker.terminate();
      }, idleMs).unref();
    }
  }

  /** Scores one password at a time, because the thread's messages carry no request id. */
  return async (password, about) => {
    const task = { password: password.slice(0, maxScoredCharacters), about };
    const scored = last.then(() => score(task));
    last = scored.catch(() => undefined);
    return (await scored) < minScore;
  };
}
