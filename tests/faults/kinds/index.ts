import { clockJumps } from './clock-jumps.ts';
import { databaseRefuses } from './database-refuses.ts';
import { databaseSilent } from './database-silent.ts';
import type { Fault } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { killBackend } from './kill-backend.ts';
import { killPostmaster } from './kill-postmaster.ts';
import { killWeb } from './kill-web.ts';
import { killWorker } from './kill-worker.ts';
import { modelHangs } from './model-hangs.ts';
import { storageAway } from './storage-away.ts';
import { stripeAway } from './stripe-away.ts';

/** All faults by the name that selects them. */
export const faults: Record<string, Fault> = {
  'kill-web': killWeb,
  'kill-worker': killWorker,
  'kill-postmaster': killPostmaster,
  'kill-backend': killBackend,
  'full-disk': fullDisk,
  'storage-away': storageAway,
  'database-silent': databaseSilent,
  'database-refuses': databaseRefuses,
  'model-hangs': modelHangs,
  'stripe-away': stripeAway,
  'clock-jumps': clockJumps,
};
