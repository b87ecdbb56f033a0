import { clockJumps } from './clock-jumps.ts';
import { databaseRefuses } from './database-refuses.ts';
import { databaseSilent } from './database-silent.ts';
import { disputes } from './disputes.ts';
import { failedPayouts } from './failed-payouts.ts';
import type { Fault } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { killBackend } from './kill-backend.ts';
import { killPostmaster } from './kill-postmaster.ts';
import { killWeb } from './kill-web.ts';
import { killWorker } from './kill-worker.ts';
import { modelHangs } from './model-hangs.ts';
import { refundsElsewhere } from './refunds-elsewhere.ts';
import { repeatedWebhooks } from './repeated-webhooks.ts';
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
  disputes,
  'refunds-elsewhere': refundsElsewhere,
  'repeated-webhooks': repeatedWebhooks,
  'failed-payouts': failedPayouts,
};
