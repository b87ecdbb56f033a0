import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { modulePackages } from './resolve-directly.ts';

const root = path.join(import.meta.dirname, '..', '..');

async function run(code: string): Promise<unknown> {
  const args = ['--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return JSON.parse(stdout);
}

const packages = ['drizzle-orm', 'drizzle-orm/pg-core', 'libphonenumber-js/min', 'pg-boss', 'react-router', 'zod'];

const describeModules = `
  const [core, pg, ...others] = await Promise.all(${JSON.stringify(packages)}.map((name) => import(name)));
  console.log(JSON.stringify({
    names: [core, pg, ...others].map((module) => Object.keys(module).sort()),
    sharesClasses: core.is(pg.pgTable('t', { id: pg.integer() }).id, pg.PgColumn),
  }));`;

test('packages have the same modules with and without direct resolution', async () => {
  const direct = `import { resolveDirectly } from '../server/resolve-directly.ts'; resolveDirectly();`;
  const expected = await run(describeModules);
  expect(expected).toMatchObject({ sharesClasses: true });
  expect(await run(direct + describeModules)).toEqual(expected);
});

test('a CommonJS file of a package that is also an ES module can still be required', async () => {
  const direct = `import { resolveDirectly } from '../server/resolve-directly.ts'; resolveDirectly();`;
  const require = `import { createRequire } from 'node:module';
    const { parsePhoneNumberFromString } = createRequire(import.meta.url)('libphonenumber-js/min');
    console.log(JSON.stringify(parsePhoneNumberFromString('+66812345678').country));`;
  expect(await run(direct + require)).toBe('TH');
});

test('every .js file of the packages that are resolved directly is an ES module', async () => {
  for (const name of modulePackages) {
    const manifest = JSON.parse(await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8'));
    expect(manifest.type, name).toBe('module');
  }
});
