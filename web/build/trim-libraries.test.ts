import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { emptyFunctions } from './trim-functions.ts';
import { unusedParts } from './unused-functions.ts';

const code =
  'function draw() { measure(); }\nfunction measure() { return 7; }\nPart.prototype.weigh = function () { measure(); };';
const empty = (names: string[]) => emptyFunctions(code, parseSync('library.js', code).program, names);

test('a function or method that is left out does nothing, and the others stay', () => {
  expect(empty(['measure', 'Part.prototype.weigh'])).toBe(
    'function draw() { measure(); }\nfunction measure() {}\nPart.prototype.weigh = function () {};',
  );
});

test('a build fails when a library no longer has what is left out', () => {
  expect(() => empty(['measure', 'tear'])).toThrow('There is no function tear any more.');
});

test('no page asks for a part of a library that is left out', () => {
  const web = path.join(import.meta.dirname, '..');
  const files = globSync('{routes,domains,ui,lib}/**/*.{ts,tsx}', { cwd: web }).filter(
    (name) => !/\.test\./.test(name),
  );
  const asking = files.flatMap((name) => {
    const source = readFileSync(path.join(web, name), 'utf8').replaceAll(/\s+/g, ' ');
    const parts = Object.values(unusedParts).flat();
    return parts.filter(({ askedBy }) => askedBy.test(source)).map((part) => `${name} asks for ${part.name}`);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(asking).toEqual([]);
});
