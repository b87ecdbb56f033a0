import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { GraphPaths, Network } from '../convert/prepare-graphs.ts';
import { openWorkerQueue, type WorkerQueue } from './worker-queue.ts';

/** Square pixels of red, green and blue for one of the networks. */
export interface NetworkRequest {
  network: Network;
  pixels: Uint8Array;
  side: number;
}

/** Runs the networks in a worker thread; each is loaded on first use and stays loaded. Answers the outputs in use. */
export function openNetworks(
  graphs: () => Promise<GraphPaths>,
  threads: number,
): WorkerQueue<NetworkRequest, Float32Array[]> {
  return openWorkerQueue({
    start: async () =>
      new Worker(new URL('./networks.worker.ts', import.meta.url), {
        workerData: { graphs: await graphs(), threads },
        resourceLimits: { maxOldGenerationSizeMb: 64 },
      }),
    // The runtime is native code: terminating the thread during inference would crash the process.
    end: async (thread) => {
      const ended = once(thread, 'exit');
      thread.ref();
      thread.postMessage('end');
      await ended;
    },
    maxWaiting: 64,
    deadlineMs: 120_000,
  });
}
