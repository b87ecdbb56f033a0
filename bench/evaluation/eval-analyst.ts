import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCategory, pathTo } from '../../catalog/categories/lookup.ts';
import { productTypeIdsOf } from '../../listing-copy/product-types/product-type-table.ts';
import { readProcessConfig } from '../../server/config.ts';
import { createVision } from '../../server/vision/networks/vision.ts';
import type { RecognisedCategory } from '../../server/vision/recognition/category-scores.ts';
import { offered } from '../../server/vision/recognition/offer-product-types.ts';
import { printReliability, share } from '../support/reliability.ts';

/**
 * How often the embedded vision finds the right category and product type. Each sub-folder is named by the ids that count as right,
 * joined by '-' or '+': categories of any level, and after '+' product types ('2301-2302', '8101+novel'); it contains the photos.
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
    const [categories = '', ...productTypes] = name.split('+');
    return readdirSync(path.join(folder, name)).map((file) => ({
      file: path.join(name, file),
      right: categories.split('-'),
      productTypes,
    }));
  });
type Photo = (typeof photos)[number];
const isRight = ({ categoryId }: RecognisedCategory, { right }: Photo) =>
  pathTo(categoryId).some(({ id }) => right.includes(String(id)));
const isInTopCategory = ({ categoryId }: RecognisedCategory, { right }: Photo) =>
  right.some((id) => pathTo(id)[0] === pathTo(categoryId)[0]);
/** The product type that the seller reads: the most usual one where none is named. */
const productTypeOf = ({ categoryId, productTypeId }: RecognisedCategory) =>
  productTypeId ?? productTypeIdsOf(categoryId)[0];
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
  const guesses = said.map(({ categoryId, confidence }) => `${nameOf(categoryId)} ${confidence.toFixed(2)}`).join(', ');
  misses.push(`${photo.file}: said ${guesses}; should be ${photo.right.map(nameOf).join(' or ')}`);
}
await vision.close();

const among = (count: number) =>
  seen.filter(({ photo, said }) => said.slice(0, count).some((one) => isRight(one, photo)));
const firsts = seen.flatMap(({ photo, said: [first] }) =>
  first ? [{ photo, first, isRight: isRight(first, photo) }] : [],
);
const withProductType = firsts.filter(({ photo }) => photo.productTypes.length > 0);
const surelyWrong = firsts.filter(({ first, isRight }) => first.confidence >= sure && !isRight);

took.sort((a, b) => a - b);
const slowest = (part: number) => `${Math.round(took[Math.ceil(took.length * part) - 1] ?? 0)} ms`;
console.log(`right at first     ${share(among(1).length, photos.length)}`);
console.log(`right among three  ${share(among(3).length, photos.length)}`);
console.log(`right among all    ${share(among(offered).length, photos.length)}`);
console.log(
  `right aisle        ${share(firsts.filter(({ photo, first }) => isInTopCategory(first, photo)).length, photos.length)}`,
);
if (withProductType.length > 0) {
  const right = withProductType.filter(({ photo, first }) => photo.productTypes.includes(first.productTypeId ?? ''));
  console.log(`right kind         ${share(right.length, withProductType.length)}`);
  const asked = seen.filter(({ photo }) => photo.productTypes.length > 0);
  const offers = asked.filter(({ photo, said }) =>
    said.some((one) => photo.productTypes.includes(productTypeOf(one) ?? '')),
  );
  console.log(`right kind of all  ${share(offers.length, asked.length)}`);
}
console.log(`surely wrong       ${share(surelyWrong.length, photos.length)}`);
printReliability(firsts.map(({ first, isRight }) => ({ confidence: first.confidence, isRight })));
console.log(`time per photo     p50 ${slowest(0.5)}, p95 ${slowest(0.95)}`);
console.log(`peak memory        ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
console.log(`misses\n${misses.map((line) => `  ${line}`).join('\n')}`);
