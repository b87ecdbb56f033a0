import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '../support/expect/wait-for.ts';

// The start of a new shop, on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const root = path.join(import.meta.dirname, '..', '..');
let folder: string;
let site: ChildProcess;
let output: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-building-'));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(folder, 0o755);
  const settings = { SNAPBAZAAR_DATA_DIR: folder, DEMO_PRODUCTS: '20', PORT: '0', METRICS_PORT: '0' };
  output = '';
  site = spawn(process.execPath, ['build/app/main.js', '--while-building'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (text) => (output += text));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const whenPrinted = (words: string) => waitFor(() => expect(output).toContain(words));

test('a site that is started beside the build loads the demo shop, and opens when the pages are built', async () => {
  await whenPrinted('The demo shop holds');
  expect(output).not.toContain('is open at');
  site.send('built');
  await whenPrinted('is open at');
  site.kill('SIGTERM');
  expect(await once(site, 'exit')).toEqual([0, null]);
});

test('a site whose pages cannot be built ends with a sentence', async () => {
  site.disconnect();
  expect(await once(site, 'exit')).toEqual([1, null]);
  expect(output).toContain('The site was stopped before its pages were built.');
});
