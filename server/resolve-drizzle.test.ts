import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

async function run(code: string): Promise<unknown> {
  const args = ['--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return JSON.parse(stdout);
}

const describeDrizzle = `
  const [core, pg, driver] = await Promise.all(
    ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'].map((name) => import(name)),
  );
  console.log(JSON.stringify({
    names: [core, pg, driver].map((module) => Object.keys(module).sort()),
    sharesClasses: core.is(pg.pgTable('t', { id: pg.integer() }).id, pg.PgColumn),
  }));`;

test('drizzle-orm has the same modules with and without its own resolution', async () => {
  const direct = `import { resolveDrizzleDirectly } from './server/resolve-drizzle.ts'; resolveDrizzleDirectly();`;
  const expected = await run(describeDrizzle);
  expect(expected).toMatchObject({ sharesClasses: true });
  expect(await run(direct + describeDrizzle)).toEqual(expected);
});

test('every .js file of drizzle-orm is an ES module, as the resolution says', async () => {
  const manifest = JSON.parse(await readFile(path.join(root, 'node_modules/drizzle-orm/package.json'), 'utf8'));
  expect(manifest.type).toBe('module');
});
