import { existsSync, globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { configurationPage, environmentExample } from '../../scripts/docs/configuration.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** Written in backticks like a path, but made at run time, or no path. */
const notInRepository = [
  '.data/',
  'outbox/',
  'data/messages/es-MX/',
  'LISTEN/NOTIFY',
  'feature.role.ts',
  'PUBLIC_URL/api/v1/auth/google/callback',
];

/** The documents of today; the changelog and the decisions also name what was. */
async function listDocuments(): Promise<string[]> {
  const pages = (await readdir(path.join(root, 'docs'))).filter((file) => file.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'data/README.md', ...pages.map((page) => `docs/${page}`)];
}

/** What stands in backticks and looks like a file or a folder, up to its first placeholder. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.@<][\w.@<> -]*(?:\/[\w.@<> -]*)*)`/g)].map(([, path = '']) => path);
  const looksLikePath = (name: string) =>
    /^[^ ]*\/|^[\w-][\w.-]*\.(?:ts|tsx|mjs|md|json|yaml|css|conf)$/.test(name) && !/^[A-Z]\/|^@/.test(name);
  return quoted.filter((name) => looksLikePath(name) && !notInRepository.includes(name)).map(upToPlaceholder);
}

const upToPlaceholder = (name: string) => name.replace(/<.*$/, '');

/** A path begins at the root or at its document; a name without a folder may be anywhere in the sources. */
function isInRepository(name: string, document: string): boolean {
  const isPresent = [root, path.join(root, path.dirname(document))].some((from) => existsSync(path.join(from, name)));
  if (name.includes('/') || isPresent) return isPresent;
  return (
    globSync(`{contracts,data,i18n,catalog,listing-copy,reference-data,server,web,tests,scripts}/**/${name}`, {
      cwd: root,
    }).length > 0
  );
}

describe('the documents', () => {
  test('name only files and folders that exist', async () => {
    const missing = await Promise.all(
      (await listDocuments()).map(async (document) => {
        const names = pathsIn(await read(document)).filter((name) => !isInRepository(name, document));
        return names.map((name) => `${document}: ${name}`);
      }),
    );
    expect(missing.flat()).toEqual([]);
  });

  test('link only to documents that exist', async () => {
    const missing = await Promise.all(
      [...(await listDocuments()), 'CHANGELOG.md', 'docs/decisions/README.md'].map(async (document) => {
        const links = [...(await read(document)).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
        const folder = path.join(root, path.dirname(document));
        return links.filter((link) => !existsSync(path.join(folder, link))).map((link) => `${document}: ${link}`);
      }),
    );
    expect(missing.flat()).toEqual([]);
  });

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
