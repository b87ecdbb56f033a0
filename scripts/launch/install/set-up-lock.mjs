import { mkdir, rm, stat, utimes } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../root.mjs';

const folder = inRoot('.cache');
const lock = inRoot('.cache', 'set-up.lock');
const STALE_AFTER_MS = 15_000;

/**
 * Lets one launcher at a time install and build; otherwise `npm test` during a first `npm start` would delete its packages.
 * The holder keeps touching the lock, so that a stale lock is detected without relying on process ids.
 */
export async function withSetUpLock(work) {
  let hasLogged = false;
  while (!(await acquire())) {
    if (!hasLogged) console.log('Another start is setting up this folder; waiting for it …');
    hasLogged = true;
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

async function acquire() {
  try {
    await mkdir(folder, { recursive: true });
    await mkdir(lock);
    return true;
  } catch (error) {
    // In a read-only folder nothing can be installed or deleted, so no lock is needed to start.
    if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) return true;
    if (error.code !== 'EEXIST') throw error;
  }
  const info = await stat(lock).catch(() => null);
  if (info && Date.now() - info.mtimeMs > STALE_AFTER_MS) await rm(lock, { recursive: true, force: true });
  return false;
}
