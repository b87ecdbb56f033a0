import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashingTask } from './password-hasher.ts';

// On Linux this counts for this thread: a request for a page goes before a password. Less than for photos: somebody waits.
if (process.platform === 'linux') os.setPriority(5);

parentPort?.on('message', (task: HashingTask) => {
  const { password } = task;
  parentPort?.postMessage('cost' in task ? hashSync(password, task.cost) : verifySync(task.known, password));
});
