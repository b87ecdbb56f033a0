import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { createPackageFiles } from '../server/platform/package-files/package-files.ts';
import { prepareGraphs } from '../server/vision/convert/prepare-graphs.ts';
import { channelPlanes } from '../server/vision/networks/channel-planes.ts';
import { classifierSide } from '../server/vision/networks/input-sizes.ts';
import { middleOf, openPicture, squareOf } from '../server/vision/photo/picture.ts';

/**
 * `extract-features.ts MANIFEST CACHE`: writes the classifier's outputs for every picture of a manifest (one path a line)
 * beside it, 2048 features and 1001 class scores each, as 32-bit floats. A run that was stopped continues where it was.
 */
const [manifest, cacheDir] = process.argv.slice(2);
if (!manifest || !cacheDir) throw new Error('Name the manifest and the folder of package files.');

const values = 2048 + 1001;
const output = `${manifest}.f32`;
const files = readFileSync(manifest, 'utf8').trim().split('\n');
const done = existsSync(output) ? Math.floor(statSync(output).size / (4 * values)) : 0;
const graphs = await prepareGraphs(createPackageFiles({ cacheDir }), cacheDir);
const session = await InferenceSession.create(graphs.classifier, { intraOpNumThreads: 1, logSeverityLevel: 3 });

for (const file of files.slice(done)) {
  const picture = await openPicture(readFileSync(path.resolve(path.dirname(manifest), file)));
  const pixels = await squareOf(picture, classifierSide, middleOf(picture));
  const tensor = new Tensor('uint8', channelPlanes(pixels, classifierSide, 'bytes') as Uint8Array, [
    1,
    3,
    classifierSide,
    classifierSide,
  ]);
  const answer = await session.run({ [session.inputNames[0] as string]: tensor });
  const row = new Float32Array(values);
  row.set(answer.features?.data as Float32Array);
  row.set(answer.logits?.data as Float32Array, 2048);
  appendFileSync(output, new Uint8Array(row.buffer));
}
