import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, readFileSync, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { workerData } from 'node:worker_threads';
import { convertKeras } from './convert-keras.ts';
import { convertTflite } from './convert-tflite.ts';
import { maskSide, savedMaskSide } from './input-sizes.ts';
import type { GraphPaths, Network } from './prepare-graphs.ts';
import { readKeras } from './read-keras.ts';
import { readTflite } from './read-tflite.ts';
import { resizeInput } from './resize-input.ts';
import type { WeightPaths } from './weights.ts';
import { writeOnnx } from './write-onnx.ts';

const { weights, graphs } = workerData as { weights: WeightPaths; graphs: GraphPaths };

const makers: Record<Network, () => Uint8Array[]> = {
  saliency: () => [resizeInput(readFileSync(weights.saliency), 'input.1', savedMaskSide, maskSide)],
  classifier: () => writeOnnx(convertTflite(readTflite(readFileSync(weights.classifier)))),
  safety: () => {
    const [layers, values] = [weights.safetyLayers, weights.safetyWeights].map((path) => readFileSync(path, 'utf8'));
    return writeOnnx(convertKeras(readKeras(layers as string, values as string)));
  },
};

for (const [network, make] of Object.entries(makers) as [Network, () => Uint8Array[]][]) {
  const place = graphs[network];
  if (existsSync(place)) continue;
  // It stands under its name only when all of it is there, even if this process is killed meanwhile.
  const unfinished = `${place}.${randomUUID()}`;
  await pipeline(Readable.from(make()), createWriteStream(unfinished));
  renameSync(unfinished, place);
}
