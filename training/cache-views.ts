import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPackageFiles } from '../server/platform/package-files/package-files.ts';
import { prepareGraphs } from '../server/vision/convert/prepare-graphs.ts';
import { classifierSide, maskSide } from '../server/vision/networks/input-sizes.ts';
import { openNetworks } from '../server/vision/networks/vision.ts';
import { boxOf, maskOf } from '../server/vision/photo/cut-out.ts';
import { type Box, middleOf, openPicture, printOf, squareOf } from '../server/vision/photo/picture.ts';
import { openWordReader, readWords } from '../server/vision/text/word-reader.ts';

/**
 * `cache-views.ts MANIFEST CACHE`: what the product sees in each photo of a manifest, as lines of JSON: features and class
 * scores of the two views that every photo has, the article's share and shape, and printed words. Blending is tuned on it without
 * the networks.
 */
const [manifest, cacheDir] = process.argv.slice(2);
if (!manifest || !cacheDir) throw new Error('Name the manifest and the folder of package files.');

const output = `${manifest}.views`;
const done = existsSync(output) ? readFileSync(output, 'utf8').split('\n').length - 1 : 0;
const files = readFileSync(manifest, 'utf8').trim().split('\n');
const networks = openNetworks(() => prepareGraphs(createPackageFiles({ cacheDir }), cacheDir), 2);
const reader = openWordReader();

for (const file of files.slice(done)) {
  const picture = await openPicture(readFileSync(path.resolve(path.dirname(manifest), file)));
  const [answer] = await networks.ask({
    network: 'saliency',
    pixels: await squareOf(picture, maskSide),
    side: maskSide,
  });
  const mask = maskOf(answer as Float32Array);
  const article = boxOf(mask, picture);
  const classify = async (part: Box) =>
    networks.ask({
      network: 'classifier',
      pixels: await squareOf(picture, classifierSide, part),
      side: classifierSide,
    });
  const [views, { all: words }] = await Promise.all([
    Promise.all([classify(middleOf(picture)), classify(article)]),
    printOf(picture, article).then((print) => readWords(reader, print)),
  ]);
  const line = {
    file,
    width: picture.width,
    height: picture.height,
    article,
    words,
    views: views.map((outputs) =>
      outputs.map((values) => Array.from(values, (value) => Math.round(value * 1000) / 1000)),
    ),
  };
  appendFileSync(output, `${JSON.stringify(line)}\n`);
}
await Promise.all([networks.close(), reader.close()]);
