import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readProcessConfig } from '../../server/config.ts';
import { createVision } from '../../server/vision/networks/vision.ts';
import { randomNumbers, takePhotos } from './photo-groups/compose-photos.ts';
import { reportGroups, type SeenPhoto } from './photo-groups/report-groups.ts';

/**
 * How well photos of the same article find each other. Each photo in the sub-folders of the named folder is one article, of which
 * two further photos are composed; articles of one sub-folder follow each other, so that neighbours are of a kind. The limits were
 * chosen on the articles of even number; those of odd number are the test.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of photos: npm run eval:photo-groups -- FOLDER');
const config = readProcessConfig();
const cacheDir = path.join(config.SNAPBAZAAR_DATA_DIR, 'package-files');
mkdirSync(cacheDir, { recursive: true });
const vision = createVision({ cacheDir, threads: config.VISION_THREADS });
const photosEach = 3;
const side = 1024;

const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(path.join(folder, name)).map((file) => path.join(folder, name, file)));
await vision.prepare();
const random = randomNumbers(4711);
const seen: SeenPhoto[] = [];
for (const [article, file] of files.entries()) {
  const bounded = sharp(readFileSync(file)).rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true });
  for (const { bytes } of await takePhotos(article, await bounded.jpeg().toBuffer(), photosEach, random)) {
    const { embedding, colours } = await vision.detect(bytes);
    seen.push({ article, embedding, colours });
  }
}
await vision.close();
reportGroups(
  'chosen on',
  seen.filter(({ article }) => article % 2 === 0),
);
reportGroups(
  'test',
  seen.filter(({ article }) => article % 2 === 1),
);
