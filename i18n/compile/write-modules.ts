import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moduleCode } from './module-code.ts';
import { readGroups } from './read-messages.ts';

const folder = path.join(import.meta.dirname, '../generated');

/** Writes a module a group into `messages/generated`. One that is up to date stays, so that nobody loads it anew. */
export function writeModules(): void {
  const modules = new Map([...readGroups()].map(([group, messages]) => [`${group}.ts`, moduleCode(group, messages)]));
  mkdirSync(folder, { recursive: true });
  const present = new Set(readdirSync(folder));
  for (const [file, code] of modules) {
    const target = path.join(folder, file);
    if (!present.has(file) || readFileSync(target, 'utf8') !== code) writeFileSync(target, code);
  }
  for (const file of present) if (!modules.has(file)) rmSync(path.join(folder, file));
}
