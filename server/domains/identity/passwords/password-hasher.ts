import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hash, type Options, verify } from '@node-rs/argon2';

export interface PasswordHasher {
  hash(password: string, cost: Options): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
}

export type HashingTask = { password: string; cost: Options } | { password: string; hash: string };

/** Hashes on libuv's thread pool, which file access and DNS share, at normal priority. */
export const threadPoolHasher: PasswordHasher = { hash, verify };

/**
 * Hashes on dedicated threads with lower priority, so that page requests do not wait for passwords when many people sign
 * in. A thread is started when all others are busy, and reused afterwards.
 */
export function createHashingThreads(): PasswordHasher {
  const idle: Worker[] = [];

  async function runTask<Result>(task: HashingTask): Promise<Result> {
    const thread = idle.pop() ?? new Worker(new URL('./password-hasher.worker.ts', import.meta.url));
    thread.ref();
    thread.postMessage(task);
    // A worker that fails rejects here and is not reused.
    const [result] = await once(thread, 'message');
    // An idle thread must not keep the process alive.
    thread.unref();
    idle.push(thread);
    return result;
  }

  return {
    hash: (password, cost) => runTask({ password, cost }),
    verify: (hash, password) => runTask({ password, hash }),
  };
}
