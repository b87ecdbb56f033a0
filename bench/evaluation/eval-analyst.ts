import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCategory, pathTo } from '../../catalog/lookup.ts';
import { kindIdsOf } from '../../listing-copy/product-types/kind-table.ts';
import { readProcessConfig } from '../../server/config.ts';
import { createVision } from '../../server/vision/networks/create-vision.ts';
import type { RecognisedCategory } from '../../server/vision/networks/vision.ts';
import { offered } from '../../server/vision/recognition/offer-kinds.ts';
import { printReliability, share } from '../support/reliability.ts';

/**
 * How often the embedded vision finds the right category and kind. Each sub-folder is named by the ids that count as right,
 * joined by '-' or '+': categories of any level, and after '+' kinds ('2301-2302', '8101+novel'); it contains the photos.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of photos: npm run eval:analyst -- FOLDER');

const config = readProcessConfig();
const cacheDir = path.join(config.SNAPBAZAAR_DATA_DIR, 'package-files');
mkdirSync(cacheDir, { recursive: true });
const vision = createVision({ cacheDir, threads: config.VISION_THREADS });

/** Proposals at or above this confidence that are wrong are counted as surely wrong. */
const sure = 0.7;

const photos = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const [categories = '', ...kinds] = name.split('+');
    return readdirSync(path.join(folder, name)).map((file) => ({
      file: path.join(name, file),
      right: categories.split('-'),
      kinds,
    }));
  });
type Photo = (typeof photos)[number];
const isRight = ({ leafId }: RecognisedCategory, { right }: Photo) =>
  pathTo(leafId).some(({ id }) => right.includes(String(id)));
const isInAisle = ({ leafId }: RecognisedCategory, { right }: Photo) =>
  right.some((id) => pathTo(id)[0] === pathTo(leafId)[0]);
/** The kind that the seller reads: the most usual one where none is named. */
const kindOf = ({ leafId, kindId }: RecognisedCategory) => kindId ?? kindIdsOf(leafId)[0];
const nameOf = (id: number | string) => `${id} ${findCategory(id)?.names.en ?? '?'}`;

await vision.prepare();
const took: number[] = [];
const misses: string[] = [];
const seen: { photo: Photo; said: RecognisedCategory[] }[] = [];
for (const [at, photo] of photos.entries()) {
  const began = performance.now();
  const { categories: said } = await vision.detect(readFileSync(path.join(folder, photo.file)));
  // The first photo also waits for the weights to load.
  if (at > 0) took.push(performance.now() - began);
  seen.push({ photo, said });
  if (said[0] && isRight(said[0], photo)) continue;
  const guesses = said.map(({ leafId, confidence }) => `${nameOf(leafId)} ${confidence.toFixed(2)}`).join(', ');
  misses.push(`${photo.file}: said ${guesses}; should be ${photo.right.map(nameOf).join(' or ')}`);
}
await vision.close();

const among = (count: number) =>
  seen.filter(({ photo, said }) => said.slice(0, count).some((one) => isRight(one, photo)));
const firsts = seen.flatMap(({ photo, said: [first] }) =>
  first ? [{ photo, first, isRight: isRight(first, photo) }] : [],
);
const withKind = firsts.filter(({ photo }) => photo.kinds.length > 0);
const surelyWrong = firsts.filter(({ first, isRight }) => first.confidence >= sure && !isRight);

took.sort((a, b) => a - b);
const slowest = (part: number) => `${Math.round(took[Math.ceil(took.length * part) - 1] ?? 0)} ms`;
console.log(`right at first     ${share(among(1).length, photos.length)}`);
console.log(`right among three  ${share(among(3).length, photos.length)}`);
console.log(`right among all    ${share(among(offered).length, photos.length)}`);
console.log(
  `right aisle        ${share(firsts.filter(({ photo, first }) => isInAisle(first, photo)).length, photos.length)}`,
);
if (withKind.length > 0) {
  const right = withKind.filter(({ photo, first }) => photo.kinds.includes(first.kindId ?? ''));
  console.log(`right kind         ${share(right.length, withKind.length)}`);
  const asked = seen.filter(({ photo }) => photo.kinds.length > 0);
  const offers = asked.filter(({ photo, said }) => said.some((one) => photo.kinds.includes(kindOf(one) ?? '')));
  console.log(`right kind of all  ${share(offers.length, asked.length)}`);
}
console.log(`surely wrong       ${share(surelyWrong.length, photos.length)}`);
printReliability(firsts.map(({ first, isRight }) => ({ confidence: first.confidence, isRight })));
console.log(`time per photo     p50 ${slowest(0.5)}, p95 ${slowest(0.95)}`);
console.log(`peak memory        ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
console.log(`misses\n${misses.map((line) => `  ${line}`).join('\n')}`);
