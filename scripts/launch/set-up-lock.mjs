import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './root.mjs';

const folder = inRoot('.cache');
const lock = inRoot('.cache', 'set-up.lock');
const STALE_AFTER_MS = 15_000;

/**
 * Lets one launcher at a time install and build: `npm test` beside a first `npm start` would tear its packages away.
 * The holder keeps touching the lock, so one left by a killed launcher is recognised without trusting process ids.
 */
export async function withSetUpLock(work) {
  let told = false;
  while (!(await take())) {
    if (!told) console.log('Another start is setting up this folder; waiting for it …');
    told = true;
    await sleep(500);
  }
  const heartbeat = setInterval(() => utimes(lock, new Date(), new Date()).catch(() => {}), 1000);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(lock, { recursive: true, force: true }).catch(() => {});
  }
}

async function take() {
  try {
    await mkdir(folder, { recursive: true });
    await mkdir(lock);
    return true;
  } catch (error) {
    // Where nothing can be written, nothing can be torn away; a finished set-up may still be started.
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return true;
    if (error.code !== 'EEXIST') throw error;
  }
  const held = await stat(lock).catch(() => null);
  if (held && Date.now() - held.mtimeMs > STALE_AFTER_MS) await rm(lock, { recursive: true, force: true });
  return false;
}
