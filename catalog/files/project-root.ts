import { existsSync } from 'node:fs';
import path from 'node:path';

/** The project's folder, searched upwards because the sources and the bundle of the server lie at different depths in it. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('No package.json was found above the program: its folder is incomplete.');
  return findRoot(parent);
}

/** The path of a file of the project, given from its root; the same from the sources and from the bundle. */
export const inProject = (...parts: string[]): string => path.join(projectRoot, ...parts);
