import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../contracts/languages.ts';

interface Chunk {
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Chunk;
  routes: Record<string, Chunk & { id: string; parentId?: string }>;
}

/** Kilobytes of gzipped script that a page may load before the first interaction. */
const budget = 148;

const client = path.join(import.meta.dirname, '../../build/client');
const assets = readdirSync(path.join(client, 'assets'));

interface Pages {
  file: string;
  manifest: Manifest;
}

/** The pages of one language, which has scripts of its own. */
function pagesIn(language: Language): Pages {
  const isManifest = new RegExp(`^manifest-\\w+-${language}-[\\w-]+\\.js$`);
  const file = assets.find((name) => isManifest.test(name)) ?? 'no manifest: build the pages first';
  const text = readFileSync(path.join(client, 'assets', file), 'utf8').replace(/^[^{]*|[^}]*$/g, '');
  return { file, manifest: JSON.parse(text) };
}

/** All scripts of a route: the entry, its own chunk, those of its layouts, and their imports. */
function scriptsOf(id: string, { file, manifest }: Pages): string[] {
  const chunks: Chunk[] = [manifest.entry];
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? '']) chunks.push(route);
  const files = chunks.flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([`/assets/${file}`, ...files])];
}

function kilobytesOf(file: string): number {
  // Files too small to benefit from compression have no .gz version.
  const [compressed] = [`${file}.gz`, file].flatMap(
    (name) => statSync(path.join(client, name), { throwIfNoEntry: false }) ?? [],
  );
  return (compressed?.size ?? Number.NaN) / 1024;
}

describe.each(languages)('the script of a page in %s', (language) => {
  const pages = pagesIn(language);

  test('is listed in the manifest for every route', () =>
    expect(Object.keys(pages.manifest.routes).length).toBeGreaterThan(30));

  test.each(Object.keys(pages.manifest.routes))('of %s stays within its budget', (id) => {
    const total = scriptsOf(id, pages).reduce((sum, file) => sum + kilobytesOf(file), 0);
    expect(total).toBeLessThanOrEqual(budget);
  });
});
