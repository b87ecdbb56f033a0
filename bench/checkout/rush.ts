import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Checkouts that begin at their own time, whether or not the ones before were answered. */
export interface Rush {
  siteAddress: string;
  tokens: string[];
  productIds: number[];
  perSecond: number;
  seconds: number;
}

export interface RushResult {
  tookMs: number;
  times: number[];
  /** Answers other than 'placed' and 'sold out'. */
  failed: number;
}

/** Sends the checkouts from a thread of its own, because real buyers take no time of the server's thread. */
export async function sendRush(rush: Rush): Promise<RushResult> {
  const worker = new Worker(new URL('./rush.worker.ts', import.meta.url), { workerData: rush });
  const [result] = await once(worker, 'message');
  return result;
}
