import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, readFileSync, renameSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maskSide, savedMaskSide } from '../networks/input-sizes.ts';
import { resizeInput } from '../networks/resize-input.ts';
import { convertKeras } from './convert-keras.ts';
import { convertTflite } from './convert-tflite.ts';
import type { GraphPaths, Network } from './prepare-graphs.ts';
import { readKeras } from './read-keras.ts';
import { readTflite } from './read-tflite.ts';
import type { WeightPaths } from './weights.ts';
import { writeOnnx } from './write-onnx.ts';

const { weights, graphs } = JSON.parse(process.argv[2] as string) as { weights: WeightPaths; graphs: GraphPaths };

const converters: Record<Network, () => Uint8Array[]> = {
  saliency: () => [resizeInput(readFileSync(weights.saliency), 'input.1', savedMaskSide, maskSide)],
  classifier: () => writeOnnx(convertTflite(readTflite(readFileSync(weights.classifier)))),
  safety: () => {
    const [layers, values] = [weights.safetyLayers, weights.safetyWeights].map((path) => readFileSync(path, 'utf8'));
    return writeOnnx(convertKeras(readKeras(layers as string, values as string)));
  },
};

for (const [network, convert] of Object.entries(converters) as [Network, () => Uint8Array[]][]) {
  const filePath = graphs[network];
  if (existsSync(filePath)) continue;
  // Renamed when complete, so that a killed process leaves no partial file under the final name.
  const unfinished = `${filePath}.${randomUUID()}`;
  await pipeline(Readable.from(convert()), createWriteStream(unfinished));
  renameSync(unfinished, filePath);
}
