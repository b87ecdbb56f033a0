import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hash, type Options, verify } from '@node-rs/argon2';

/** Where passwords are hashed and compared. */
export interface PasswordHasher {
  hash(password: string, cost: Options): Promise<string>;
  verify(known: string, password: string): Promise<boolean>;
}

export type HashingTask = { password: string; cost: Options } | { password: string; known: string };

/** On the pool that files and look-ups share, as important as everything else. */
export const threadPoolHasher: PasswordHasher = { hash, verify };

/**
 * On threads of their own that give way to everything else: with as many sign-ins as there are processors for, pages
 * would else wait for passwords. A thread is started when all others are busy, and kept.
 */
export function createHashingThreads(): PasswordHasher {
  const idle: Worker[] = [];

  async function ask<Answer>(task: HashingTask): Promise<Answer> {
    const thread = idle.pop() ?? new Worker(new URL('./password-hasher.worker.ts', import.meta.url));
    thread.ref();
    thread.postMessage(task);
    // One that broke is not put back.
    const [answer] = await once(thread, 'message');
    // A thread that nobody asks must not keep the process alive.
    thread.unref();
    idle.push(thread);
    return answer;
  }

  return {
    hash: (password, cost) => ask({ password, cost }),
    verify: (known, password) => ask({ password, known }),
  };
}
