import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
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
const budget = 147;

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

/** Kilobytes of each page, by language and route. */
const totals = new Map<string, number>();

afterAll(() => {
  const largest = [...totals].sort(([, one], [, other]) => other - one).slice(0, 5);
  console.log(`The largest pages:\n${largest.map(([page, size]) => `${size.toFixed(2)} KB ${page}`).join('\n')}`);
});

const sizes = new Map<string, number>();

/** Kilobytes of a script as it is sent; each is compressed once, because many pages share it. */
function kilobytesOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(client, file)), { level: 9 }).length / 1024;
  sizes.set(file, size);
  return size;
}

test('the manifest of every language lists every route', () => {
  const short = languages.filter((language) => Object.keys(pagesIn(language).manifest.routes).length <= 30);
  expect(short).toEqual([]);
});

test('the script of every page in every language stays within its budget', () => {
  const tooLarge = languages.flatMap((language) => {
    const pages = pagesIn(language);
    return Object.keys(pages.manifest.routes).flatMap((id) => {
      const total = scriptsOf(id, pages).reduce((sum, file) => sum + kilobytesOf(file), 0);
      totals.set(`${language} ${id}`, total);
      return total <= budget ? [] : [`${id} in ${language}: ${total.toFixed(1)} KB`];
    });
  });
  expect(tooLarge).toEqual([]);
});
