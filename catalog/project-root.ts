import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of package.json, looked for upwards, because the server runs from its sources and from its bundle. */
export const projectRoot = findUpwards('package.json', import.meta.dirname);

function findUpwards(name: string, folder: string): string {
  if (existsSync(path.join(folder, name))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error(`There is no ${name} in ${import.meta.dirname} or above it.`);
  return findUpwards(name, parent);
}
