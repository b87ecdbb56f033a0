import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const sources = [
  '{contracts,catalog,phrasebook,market,help,server,web,demo}/**/*.{ts,tsx}',
  '{vite,react-router}.config.ts',
];
// Written where a migration is, not where the site starts.
const isForDevelopers = (file: string) => /\.test\.tsx?$|\.d\.ts$|drizzle\.config\.ts$/.test(file);

/** 'drizzle-orm/pg-core' is of drizzle-orm, '@fastify/compress' is a whole name. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

test('`npm start` installs every package that the site and its build import', () => {
  const imported = globSync(sources, { cwd: root })
    .filter((file) => !isForDevelopers(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const values = text.matchAll(
        /^(?:import|export) (?!type )[^'"]*?from '([^'.#][^']*)'|^import '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm,
      );
      return [...values].map((found) => ({ file, name: packageOf(found[1] ?? found[2] ?? found[3] ?? '') }));
    })
    .filter(({ name }) => !name.startsWith('node:') && !name.startsWith('virtual:') && !builtinModules.includes(name));
  expect(imported).toContainEqual({ file: 'vite.config.ts', name: 'vite' });
  expect(imported.filter(({ name }) => !(name in dependencies))).toEqual([]);
});
