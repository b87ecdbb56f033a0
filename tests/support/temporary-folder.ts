import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives a test run a temporary folder of its own, which every process started from here on uses. The returned step
 * removes it at the end of the run and, where it is to be empty, fails when a test has left something in it.
 */
export async function openTemporaryFolder({ mustBeEmpty = true } = {}): Promise<() => Promise<void>> {
  // Several projects of one run each open a folder: beside each other, because one is removed before the other.
  process.env.SYSTEM_TMPDIR ??= tmpdir();
  const folder = await mkdtemp(path.join(process.env.SYSTEM_TMPDIR, 'snapbazaar-tests-'));
  // Run by root, databases belong to another user, who must be able to reach them.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return async () => {
    const left = await readdir(folder);
    await rm(folder, { recursive: true, force: true });
    if (mustBeEmpty && left.length > 0) {
      throw new Error(`The tests left this in the temporary folder: ${left.join(', ')}`);
    }
  };
}
