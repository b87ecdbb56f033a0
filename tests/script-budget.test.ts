import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

interface Chunk {
  module: string;
  imports?: string[];
}

interface Manifest {
  entry: Chunk;
  routes: Record<string, Chunk & { id: string; parentId?: string }>;
}

/** Kilobytes of script that a page may load before anything on it is pressed, compressed by gzip as sent. */
const budget = 150;
/** Pages that are still over it; they may shrink, and not grow. */
const overBudget: Record<string, number> = { 'routes/chat': 166, 'routes/storefront': 156 };

const client = path.join(import.meta.dirname, '../build/client');
const assets = readdirSync(path.join(client, 'assets'));
const manifestFile = assets.find((name) => /^manifest-\w+\.js$/.test(name)) ?? 'no manifest: build the pages first';
const manifest: Manifest = JSON.parse(
  readFileSync(path.join(client, 'assets', manifestFile), 'utf8').replace(/^[^{]*|[^}]*$/g, ''),
);

/** Everything a route loads: the entry, itself and the layouts around it, and what these import. */
function scriptsOf(id: string): string[] {
  const chunks: Chunk[] = [manifest.entry];
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? '']) chunks.push(route);
  const files = chunks.flatMap(({ module, imports = [] }) => [module, ...imports]);
  return [...new Set([`/assets/${manifestFile}`, ...files])];
}

function kilobytesOf(file: string): number {
  // What is too small to gain by it is sent as it is.
  const [compressed] = [`${file}.gz`, file].flatMap(
    (name) => statSync(path.join(client, name), { throwIfNoEntry: false }) ?? [],
  );
  return (compressed?.size ?? Number.NaN) / 1024;
}

describe('the script of a page', () => {
  test('is known for every route', () => expect(Object.keys(manifest.routes).length).toBeGreaterThan(30));

  test.each(Object.keys(manifest.routes))('of %s stays within its budget', (id) => {
    const total = scriptsOf(id).reduce((sum, file) => sum + kilobytesOf(file), 0);
    expect(Math.round(total)).toBeLessThanOrEqual(overBudget[id] ?? budget);
  });
});
