import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeDeadRuns } from './dead-runs.ts';

/**
 * Written by the runtimes, not by a test: the ONNX runtime's library in each process, npm's compile cache on Node 22 and
 * newer, and a browser that is stopped while it writes.
 */
const runtimeFiles = /^(\.ses|mat-debug-\d+\.log|node-compile-cache|\.?org\.chromium\.Chromium\.\w+)$/;

/**
 * Creates a temporary folder for this test run, which every process started from now on uses, and removes those of runs
 * that were killed. The returned function removes it and, with `mustBeEmpty`, throws when a test has left files in it.
 */
export async function openTemporaryFolder({ mustBeEmpty = true } = {}): Promise<() => Promise<void>> {
  // Each project of a run creates its folder in the system's one: nested ones would be removed too early.
  process.env.SYSTEM_TMPDIR ??= tmpdir();
  await removeDeadRuns(process.env.SYSTEM_TMPDIR);
  const folder = await mkdtemp(path.join(process.env.SYSTEM_TMPDIR, `snapbazaar-tests-${process.pid}-`));
  // When root runs the tests, the databases belong to another user, who needs access to this folder.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return async () => {
    const leftover = (await readdir(folder)).filter((name) => !runtimeFiles.test(name));
    await rm(folder, { recursive: true, force: true });
    if (mustBeEmpty && leftover.length > 0) {
      throw new Error(`The tests left this in the temporary folder: ${leftover.join(', ')}`);
    }
  };
}
