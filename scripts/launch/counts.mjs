import { readFile, rm } from 'node:fs/promises';
import { inRoot } from './root.mjs';

/** Runs a test runner that writes a JSON report, and returns the counts from the report. */
export async function withReport(count, run) {
  // Not in the system's temporary folder, where a killed run would leave it.
  const report = inRoot('.cache', `report-${process.pid}.json`);
  try {
    const { code } = await run(report);
    const counts = await readFile(report, 'utf8').then(
      (text) => count(JSON.parse(text)),
      () => ({ passed: 0, failed: 0, skipped: 0 }),
    );
    // A test file that cannot be loaded, or a runner that crashes, fails without a failed test.
    return code === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } finally {
    await rm(report, { force: true });
  }
}

export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

export function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
