import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashingTask } from './password-hasher.ts';

// On Linux this sets the priority of this thread only: below page requests, above photo work, because a person waits.
if (process.platform === 'linux') os.setPriority(5);

parentPort?.on('message', (task: HashingTask) => {
  const { password } = task;
  parentPort?.postMessage('cost' in task ? hashSync(password, task.cost) : verifySync(task.hash, password));
});
