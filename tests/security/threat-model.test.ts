import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const short = { T: 'tests/security', D: 'server/domains', P: 'server/providers' };

/** The rows of its tables, without their headings. */
async function readRows(): Promise<string[]> {
  const lines = (await read('docs/SECURITY.md')).split('\n');
  return lines.filter((line, at) => line.startsWith('| ') && !lines[at + 1]?.startsWith('|-'));
}

/** Every test that the page quotes, with the file it names. */
async function namedTests(): Promise<[string, string][]> {
  return (await readRows()).flatMap((line) => {
    let file = '';
    return [...(line.split(' | ')[2] ?? '').matchAll(/`([^`]+)`|“([^”]+)”/g)].flatMap(([, named, test]) => {
      file = named?.replace(/^([TDP])(?=\/)/u, (letter) => short[letter as keyof typeof short]) ?? file;
      return test ? [[file, test] as [string, string]] : [];
    });
  });
}

test('each defence in the threat model quotes tests that exist', async () => {
  const named = await namedTests();
  expect(named.length).toBeGreaterThan(50);
  for (const [file, name] of named) expect(await read(file), `${file}: ${name}`).toContain(name);
  for (const row of await readRows()) expect(row).toMatch(/`[^`]+` “[^”]+”.* \|$/);
});
