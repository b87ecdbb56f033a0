import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { configurationPage, environmentExample } from '../scripts/docs/configuration.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

describe('the documents', () => {
  test('list every command of package.json and no other', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
    const listed = [...(await read('docs/COMMANDS.md')).matchAll(/^\| `([\w:-]+)(?: -- [^`]+)?` \|/gm)];
    expect(listed.map(([, name]) => name).sort()).toEqual(Object.keys(scripts).sort());
  });

  test.each([
    ['docs/CONFIGURATION.md', configurationPage],
    ['.env.example', environmentExample],
  ])('%s agrees with the settings; `npm run docs:configuration` writes it', async (file, write) => {
    expect(await read(file)).toBe(write());
  });
});

describe('the decisions', () => {
  test('each have a status and a row in the index with their title and status', async () => {
    const files = (await readdir(path.join(root, 'docs', 'decisions'))).filter((file) => /^\d{4}-/.test(file));
    const index = await read('docs/decisions/README.md');
    const rows = await Promise.all(
      files.map(async (file) => {
        const text = await read(`docs/decisions/${file}`);
        const [, title] = text.match(/^# \d+\. (.+)$/m) ?? [];
        const [, status] = text.match(/^Status: (.+)\.$/m) ?? [];
        return `| [${file.slice(0, 4)}](${file}) | ${title} | ${status} |`;
      }),
    );
    expect(rows.filter((row) => !index.includes(row))).toEqual([]);
  });
});
