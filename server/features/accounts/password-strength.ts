import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** What is judged: the password, and words about the person that others know too. */
export interface StrengthTask {
  password: string;
  about: string[];
}

/** Of zxcvbn's scores from 0 to 4: below this a million guesses find it. */
const leastScore = 2;
/** Judging takes quadratic time, and what is judged to be good enough by its beginning is not worse as a whole. */
const judgedCharacters = 64;
// The dictionaries take 30 MB, and new passwords are rare.
const idleMs = 60_000;

/** Judges passwords on a thread of its own, which is started when it is needed and ended when it is not. */
export function openPasswordStrength(): (password: string, about: string[]) => Promise<boolean> {
  let thread: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function judge(task: StrengthTask): Promise<number> {
    thread ??= new Worker(new URL('./password-strength.worker.ts', import.meta.url));
    const working = thread;
    clearTimeout(ending);
    working.ref();
    working.postMessage(task);
    try {
      const [score] = (await once(working, 'message')) as [number];
      return score;
    } catch (error) {
      thread = null;
      throw error;
    } finally {
      working.unref();
      ending = setTimeout(() => {
        thread = null;
        void working.terminate();
      }, idleMs).unref();
    }
  }

  /** Whether a password is easily guessed. One after the other, so that each answer belongs to its question. */
  return async (password, about) => {
    const task = { password: password.slice(0, judgedCharacters), about };
    const judged = last.then(() => judge(task));
    last = judged.catch(() => undefined);
    return (await judged) < leastScore;
  };
}
