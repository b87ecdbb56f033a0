import { globSync } from 'node:fs';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { build, parseSync, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { declaredContracts } from '../../tests/support/site/declared-endpoints.ts';
import { stubSchemasInClient } from './stub-schemas-in-client.ts';
import { trimContract } from './trim-contract.ts';

const contracts = path.join(import.meta.dirname, '../../contracts');
const trim = (code: string) => trimContract(code, parseSync('contract.js', code).program);

/** The exports of every contract, built as for a page. */
async function buildForPage(): Promise<Record<string, unknown>> {
  const files = globSync('**/*.ts', { cwd: contracts }).filter((name) => !name.endsWith('.test.ts'));
  const everyContract = files.map((name) => `export * from '${path.join(contracts, name)}';`).join('\n');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      stubSchemasInClient(),
      {
        name: 'input',
        resolveId: (id) => (id === 'input' ? id : null),
        load: (id) => (id === 'input' ? everyContract : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'input',
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'contracts' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return runInThisContext(`${output[0].code};contracts`);
}

describe('a contract in a page', () => {
  test('calls every endpoint by the method, path and form that the server expects', async () => {
    const built = await buildForPage();
    const callOf = ({ method, path, file, fileType, isStream }: Partial<Endpoint>) => ({
      ...{ method, path },
      ...(file && { file }),
      ...(fileType && { fileType }),
      ...(isStream && { isStream }),
    });
    const expected = (await declaredContracts()).map(([name, contract]) => [name, callOf(contract)]);
    expect(expected.length).toBeGreaterThan(50);
    expect(expected.map(([name]) => [name, callOf(built[String(name)] as Endpoint)])).toEqual(expected);
  });

  test('has no schema', () => {
    const contract = `import { z } from 'zod';
import { listed } from './listings.ts';
const name = z.string().trim().refine((text) => text !== '', 'Please enter a name.');
export const list = z.array(listed.pick({ id: true }));
const params = name.optional();
const answer = success({ list });
export const fields = { name: z.string(), limit: 20 };
export const rename = endpoint({ method: 'POST', path: '/name', summary: 'Rename', body: z.object({ name }), answer });`;
    expect(trim(contract)).toBe(`import { z } from 'zod';
const name = z;
export const list = z;
const params = z;
const answer = z;
export const fields = { name: z, limit: 20 };
export const rename = ({ method: 'POST', path: '/name' });`);
  });

  test('imports what is more than a schema', () => {
    const contract = `import { maxNameLength, name } from './name-rules.ts';
export const rules = { name: z.string().max(maxNameLength), maxNameLength };`;
    expect(trim(contract)).toBe(`import { maxNameLength, name } from './name-rules.ts';
export const rules = { name: z, maxNameLength };`);
  });

  test('keeps a parse, which the stub refuses with a sentence', () =>
    expect(trim('const name = z.string().parse(text);')).toBe('const name = z.parse(text);'));

  test('keeps an endpoint whose definition is not a plain object', () => {
    const contract = 'const one = endpoint({ ...other, path: "/one" });';
    expect(trim(contract)).toBe(contract);
  });
});
