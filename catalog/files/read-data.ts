import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * Reads all files of a folder of `data/` in the order of their names. For programs that compile data and for tests: what the
 * application itself needs is compiled, or imported where it is small.
 */
export const readDataFolder = <Content>(folder: string): Content[] => readFolder(path.join('data', folder));

/** Reads all files of a folder of evaluations, for tests. */
export const readEvaluation = <Content>(folder: string): Content[] => readFolder(path.join('bench/evaluation', folder));

function readFolder<Content>(folder: string): Content[] {
  const full = path.join(projectRoot, folder);
  const names = readdirSync(full, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => JSON.parse(readFileSync(path.join(full, name), 'utf8')));
}
