import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const sources = [
  '{contracts,i18n,catalog,listing-copy,reference-data,help,server,web,demo}/**/*.{ts,tsx}',
  '{vite,react-router}.config.ts',
];
// drizzle.config.ts is used only to generate migrations, so its imports may be dev dependencies.
const isDevelopmentOnly = (file: string) => /\.test\.tsx?$|\.d\.ts$|drizzle\.config\.ts$/.test(file);

/** The package of an import: 'drizzle-orm' for 'drizzle-orm/pg-core', '@fastify/compress' for itself. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

test('every package that the site or its build imports is a production dependency', () => {
  const imported = globSync(sources, { cwd: root })
    .filter((file) => !isDevelopmentOnly(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const imports = text.matchAll(
        /^(?:import|export) (?!type )[^'"]*?from '([^'.#][^']*)'|^import '([^'.#][^']*)'|import\('([^'.#][^']*)'\)/gm,
      );
      return [...imports].map((match) => ({ file, name: packageOf(match[1] ?? match[2] ?? match[3] ?? '') }));
    })
    .filter(({ name }) => !name.startsWith('node:') && !name.startsWith('virtual:') && !builtinModules.includes(name));
  expect(imported).toContainEqual({ file: 'vite.config.ts', name: 'vite' });
  expect(imported.filter(({ name }) => !(name in dependencies))).toEqual([]);
});
