import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = path.join(import.meta.dirname, '../../scripts/check-dependencies.mjs');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dependencies-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** The problems of a project with this manifest and these locked packages. */
function check(manifest: object, licences: Record<string, string | undefined> = {}): string[] {
  const packages = Object.entries(licences).map(([name, license]) => [`node_modules/${name}`, { license }]);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: Object.fromEntries(packages) }));
  const { status, stderr } = spawnSync(process.execPath, [program, folder], { encoding: 'utf8' });
  const problems = stderr.split('\n').filter(Boolean);
  expect(status).toBe(problems.length > 0 ? 1 : 0);
  return problems;
}

const loose = ['^1.2.3', '~1.2.3', '1.x', '1.2', '*', 'latest', '>=1.2.3', 'npm:other@^1.2.3', 'github:owner/name'];

test('a version that is not exact is found in every field', () => {
  const versions = Object.fromEntries(loose.map((version, index) => [`p${index}`, version]));
  const fields = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];
  const manifest = Object.fromEntries(fields.map((field) => [field, versions]));
  const expected = fields.flatMap((field) => loose.map((version, index) => `${field}: p${index} is "${version}"; `));
  expect(check(manifest)).toEqual(expected.map((start) => expect.stringContaining(start)));
  expect(check({ overrides: { outer: { inner: '^1' } } })).toEqual([
    expect.stringContaining('overrides of outer: inner is'),
  ]);
});

test('exact versions, aliases of them and references to them pass', () => {
  const dependencies = {
    one: '1.2.3',
    beta: '18.4.0-beta.17',
    alias: 'npm:typescript@5.9.3',
    scoped: 'npm:@a/b@1.0.0',
  };
  expect(check({ dependencies, overrides: { outer: { one: '$one' }, other: '2.0.0' } })).toEqual([]);
});

test('a package with a licence that is not on the list, or with none, is found', () => {
  const forbidden = ['GPL-3.0-only', 'AGPL-3.0-or-later', 'UNLICENSED', 'MIT AND GPL-2.0-only', undefined];
  const packages = Object.fromEntries(forbidden.map((licence, index) => [`p${index}`, licence]));
  expect(check({}, { permissive: 'MIT', ...packages })).toEqual(
    forbidden.map((licence, index) =>
      expect.stringContaining(`p${index} has ${licence ? 'the licence' : 'no licence'}`),
    ),
  );
});

test('a package nested in another one is found', () => {
  expect(check({}, { 'outer/node_modules/@scope/inner': 'SSPL-1.0' })).toEqual([
    expect.stringMatching(/^@scope\/inner has the licence SSPL-1.0/),
  ]);
});

test('a choice that includes an allowed licence passes', () => {
  expect(check({}, { choice: '(GPL-2.0-only OR MIT)', both: 'Apache-2.0 AND MIT', plain: 'ISC' })).toEqual([]);
});

test('a named exception passes only with the licence that it names', () => {
  expect(check({}, { 'caniuse-lite': 'CC-BY-4.0' })).toEqual([]);
  expect(check({}, { 'caniuse-lite': 'CC-BY-NC-4.0' })).toHaveLength(1);
});
