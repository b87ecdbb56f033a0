import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockData } from './data-lock.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'snapbazaar-lock-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('the lock on a data folder', () => {
  test('tells a second start the address of the first', async () => {
    const lock = await lockData(directory);
    lock.describe('http://localhost:3000');
    await expect(lockData(directory)).rejects.toThrow(
      'Snapbazaar is already running on this data at http://localhost:3000.',
    );
    await lock.release();
    await (await lockData(directory)).release();
  });

  test('is released when its holder is killed', async () => {
    const script = `import { lockData } from ${JSON.stringify(path.join(import.meta.dirname, 'data-lock.ts'))};
await lockData(${JSON.stringify(directory)}); process.kill(process.pid, 'SIGKILL');`;
    await new Promise((resolve) =>
      execFile(process.execPath, ['--input-type=module-typescript', '-e', script], resolve),
    );
    await (await lockData(directory)).release();
  });

  test('works in a folder whose path is longer than a socket path may be', async () => {
    const deep = path.join(directory, 'd'.repeat(120));
    const lock = await lockData(deep);
    await expect(lockData(deep)).rejects.toThrow('already running');
    await lock.release();
  });
});
