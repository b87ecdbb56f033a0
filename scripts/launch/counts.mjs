import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a test runner that writes a JSON report, and returns the counts from the report. */
export async function withReport(count, run) {
  const folder = await mkdtemp(join(tmpdir(), 'snapbazaar-report-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await run(report);
    const counts = await readFile(report, 'utf8').then(
      (text) => count(JSON.parse(text)),
      () => ({ passed: 0, failed: 0, skipped: 0 }),
    );
    // A test file that cannot be loaded, or a runner that crashes, fails without a failed test.
    return code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

export function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
