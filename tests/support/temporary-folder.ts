import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives a test run a temporary folder of its own, which every process started from here on uses. The returned check
 * removes it at the end of the run, and fails when a test has left something in it.
 */
export async function openTemporaryFolder(): Promise<() => Promise<void>> {
  const earlier = process.env.TMPDIR;
  const folder = await mkdtemp(path.join(tmpdir(), 'snapbazaar-tests-'));
  // Run by root, databases belong to another user, who must be able to reach them.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return async () => {
    if (earlier === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = earlier;
    const left = await readdir(folder);
    await rm(folder, { recursive: true, force: true });
    if (left.length > 0) throw new Error(`The tests left this in the temporary folder: ${left.join(', ')}`);
  };
}
