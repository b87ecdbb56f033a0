import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPhotos } from '../../demo/photos/photos.ts';
import { readProcessConfig } from '../../server/config.ts';
import { createPackageFiles } from '../../server/platform/package-files/package-files.ts';

// Extracting each one reads the whole package.
const fewDifferent = 8;

/** Returns this many real photos, repeating a small set of them unless more are asked for. */
export async function readPhotos(count: number, different = fewDifferent): Promise<Blob[]> {
  const cacheDir = path.join(readProcessConfig().SNAPBAZAAR_DATA_DIR, 'package-files');
  const files = createPackageFiles({ cacheDir });
  const chosen = demoPhotos.slice(0, Math.min(count, different));
  return Promise.all(chosen.map(async (photo) => new Blob([await readFile(await files.get(photo))])));
}
