import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeDeadRuns } from './dead-runs.ts';

let parent: string;
const started: ChildProcess[] = [];

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'snapbazaar-parent-'));
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(parent, { recursive: true, force: true });
});

async function startProcess(env: NodeJS.ProcessEnv = process.env): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env, stdio: 'ignore' });
  started.push(child);
  await once(child, 'spawn');
  return child;
}

/** The process id of a run that was killed. */
async function deadPid(): Promise<number> {
  const child = await startProcess();
  child.kill('SIGKILL');
  await once(child, 'exit');
  return child.pid as number;
}

async function createFolder(pid: number): Promise<string> {
  const folder = path.join(parent, `snapbazaar-tests-${pid}-a1B2c3`);
  await mkdir(path.join(folder, 'snapbazaar-app'), { recursive: true });
  await writeFile(path.join(folder, 'snapbazaar-app', 'photo.webp'), 'photo');
  return folder;
}

test('the folder of a killed run is removed, and its remaining processes end', async () => {
  const folder = await createFolder(await deadPid());
  const site = await startProcess({ ...process.env, TMPDIR: folder });
  const ended = once(site, 'exit');
  await removeDeadRuns(parent);
  expect(await readdir(parent)).toEqual([]);
  expect((await ended)[1]).toBe('SIGKILL');
});

test('the folder of a run that is still running is kept, and so are other programs’ files and links', async () => {
  const run = await startProcess();
  await createFolder(run.pid as number);
  const pid = await deadPid();
  const other = path.join(parent, 'snapbazaar-other');
  await mkdir(other);
  await symlink(other, path.join(parent, `snapbazaar-tests-${pid}-link12`));
  const before = (await readdir(parent)).sort();
  await removeDeadRuns(parent);
  expect((await readdir(parent)).sort()).toEqual(before);
  expect(run.exitCode).toBeNull();
});
