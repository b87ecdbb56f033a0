import { readFile, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, root } from './root.mjs';

/** Runs a test runner that writes a JSON report, and returns the counts and the failures of the report. */
export async function withReport(read, run) {
  // Not in the system's temporary folder, where a killed run would leave it.
  const report = inRoot('.cache', `report-${process.pid}.json`);
  try {
    const { code } = await run(report);
    const result = await readFile(report, 'utf8').then(
      (text) => read(JSON.parse(text)),
      () => ({ passed: 0, failed: 0, skipped: 0, failures: [] }),
    );
    // A test file that cannot be loaded, or a runner that crashes, fails without a failed test.
    return code === 0 ? result : { ...result, failed: Math.max(1, result.failed) };
  } finally {
    await rm(report, { force: true });
  }
}

export function readVitestReport({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [describeFailure(file, message)];
    return failed.map(({ fullName, failureMessages }) => describeFailure(`${file} › ${fullName}`, failureMessages[0]));
  });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures };
}

export function readPlaywrightReport({ stats, suites }) {
  const failures = suites
    .flatMap(listSpecs)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => describeFailure(`${file} › ${title}`, tests[0]?.results.at(-1)?.error?.message));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, failures };
}

function listSpecs({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function describeFailure(test, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`✗ ${test}`, ...lines.slice(0, 6).map((line) => `    ${line.trim()}`)].join('\n');
}
