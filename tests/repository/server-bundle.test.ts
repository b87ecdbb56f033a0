import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const bundled = globSync('build/app/**/*.js', { cwd: root });

describe('the bundle of the server', () => {
  test('holds every program that the server starts as a thread or a process', () => {
    const programs = globSync('{server,demo}/**/*.{worker,process}.ts', { cwd: root });
    expect(programs.length).toBeGreaterThan(5);
    for (const program of programs) {
      const name = path.basename(program, '.ts');
      expect(
        bundled.some((file) => path.basename(file).startsWith(`${name}-`)),
        name,
      ).toBe(true);
    }
  });

  test('starts no TypeScript', () => {
    expect(bundled.filter((file) => /new URL\("[^"]+\.ts"/.test(read(file)))).toEqual([]);
  });

  test('loads the code of a command only for that command', () => {
    const imported = [...read('build/app/main.js').matchAll(/^import .* from "(\.[^"]+)"/gm)];
    expect(imported.map(([, file = '']) => file).filter((file) => /demo|ledger|outbox|commands/.test(file))).toEqual(
      [],
    );
  });
});

test('no module finds other files by its own place, which the bundle changes', () => {
  const sources = globSync('{server,demo,catalog,listing-copy,reference-data,help,contracts}/**/*.ts', { cwd: root });
  const finding = sources.filter(
    (file) => !file.endsWith('.test.ts') && /import\.meta\.(dirname|filename)/.test(read(file)),
  );
  expect(finding).toEqual(['catalog/files/project-root.ts']);
});
