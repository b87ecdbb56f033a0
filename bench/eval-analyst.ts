import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCategory, pathTo } from '../catalog/lookup.ts';
import { readProcessConfig } from '../server/config.ts';
import { createEmbeddedAnalyst } from '../server/providers/analyst/embedded-analyst.ts';
import { createVision } from '../server/providers/vision/create-vision.ts';

/**
 * How often the embedded analyst finds the right category. Each sub-folder is named by the category ids that count as right,
 * of any level, joined by '-', and contains the photos.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of photos: npm run eval:analyst -- FOLDER');

const config = readProcessConfig();
const cacheDir = path.join(config.SNAPBAZAAR_DATA_DIR, 'package-files');
mkdirSync(cacheDir, { recursive: true });
const vision = createVision({ cacheDir, threads: config.VISION_THREADS });
const analyst = createEmbeddedAnalyst(vision);

const photos = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(path.join(folder, name)).map((file) => ({ file: path.join(name, file), right: name.split('-') })),
  );
const isRight = (leafId: string, right: string[]) => pathTo(leafId).some(({ id }) => right.includes(String(id)));
const nameOf = (id: string) => `${id} ${findCategory(id)?.names.en ?? '?'}`;
const percent = (count: number) => `${count} of ${photos.length} (${((100 * count) / photos.length).toFixed(1)} %)`;

await vision.prepare();
const took: number[] = [];
const misses: string[] = [];
let first = 0;
let amongThree = 0;
for (const [at, { file, right }] of photos.entries()) {
  const began = performance.now();
  const call = { signal: AbortSignal.timeout(120_000), onStage: () => undefined };
  const { facts } = await analyst.analyze({ bytes: readFileSync(path.join(folder, file)), sellerId: 0 }, call);
  // The first photo also waits for the weights to load.
  if (at > 0) took.push(performance.now() - began);
  const said = facts.categories;
  if (said.some(({ id }) => isRight(id, right))) amongThree += 1;
  if (said[0] && isRight(said[0].id, right)) first += 1;
  else {
    const guesses = said.map(({ id, confidence }) => `${nameOf(id)} ${confidence.toFixed(2)}`).join(', ');
    misses.push(`${file}: said ${guesses}; should be ${right.map(nameOf).join(' or ')}`);
  }
}
await vision.close();

took.sort((a, b) => a - b);
const slowest = (share: number) => `${Math.round(took[Math.ceil(took.length * share) - 1] ?? 0)} ms`;
console.log(`right at first     ${percent(first)}`);
console.log(`right among three  ${percent(amongThree)}`);
console.log(`time per photo     p50 ${slowest(0.5)}, p95 ${slowest(0.95)}`);
console.log(`peak memory        ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
console.log(`misses\n${misses.map((line) => `  ${line}`).join('\n')}`);
