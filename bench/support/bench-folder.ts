import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeDeadRuns } from '../../tests/support/database/dead-runs.ts';

/** Creates a temporary folder for a bench, and removes those of benches and test runs that were killed. */
export async function createBenchFolder(): Promise<string> {
  await removeDeadRuns(tmpdir());
  const folder = await mkdtemp(path.join(tmpdir(), `snapbazaar-tests-${process.pid}-`));
  // As root the database runs as another user, which needs access to this folder.
  await chmod(folder, 0o755);
  return folder;
}
