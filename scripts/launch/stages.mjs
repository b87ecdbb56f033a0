import { Failure } from './failure.mjs';
import { findBrowser } from './install/browser.mjs';
import { runStep } from './processes.mjs';
import { secondsSince } from './progress.mjs';
import { isInProject } from './root.mjs';
import { readPlaywrightReport, readVitestReport, withReport } from './test-report.mjs';
import { tool } from './tools.mjs';

/** The folders that hold code and its tests. */
export const testedFolders = [
  ...['contracts', 'i18n', 'catalog', 'listing-copy', 'reference-data', 'help', 'server', 'web', 'demo'],
  ...['tests', 'bench', 'training'],
].filter(isInProject);

/** Each check runs its programs one after the other and passes when all of them pass; the checks run at the same time. */
export const checkStages = [
  [
    check('types', [tool.reactRouter, 'typegen'], [tool.tsc, '--noEmit']),
    check('lint', [tool.biome, 'check']),
    check(
      'boundaries',
      [tool.depcruise, ...testedFolders],
      [tool.depcruise, '--config', '.dependency-cruiser.features.mjs', 'server/domains', 'web/domains'],
    ),
    check('dead code', [tool.knip]),
    check('unused messages', ['i18n/find-unused.ts']),
    check('dependencies', ['scripts/check-dependencies.mjs']),
    check('data files', ['tests/data/check.ts']),
  ],
];

/** Run for every change: the checks and all fast tests. */
export const fastStages = [
  ...checkStages,
  vitest('unit and API tests', ['--project=shared', '--project=web']),
  playwright('browser tests'),
];

/** Kills of processes, databases, several servers, vision networks, hostile input, accessibility, and the style guide. */
export const slowStages = [
  // These use the processor all the time, so a third worker would only delay the others.
  vitest('slow proofs', ['--project=slow', '--maxWorkers=2']),
  playwright('slow browser tests', ['--config=playwright.slow.config.ts']),
  playwright('style guide', ['--config=playwright.styleguide.config.ts']),
];

/** The unit and API tests whose path matches, fast or slow. */
export const matchingStages = (patterns) => [vitest('matching tests', patterns)];

/** Runs all stages even when one fails, so that one run shows every problem; those in a list run at the same time. */
export async function runStages(node, stages) {
  const results = [];
  for (const group of stages.map((stage) => [stage].flat())) {
    console.log(`\n── ${group.map(({ name }) => name).join(', ')}`);
    results.push(...(await Promise.all(group.map((stage) => runStage(node, stage)))));
  }
  // At the end, where they are read without searching for them in the output of thousands of tests.
  for (const { counts } of results) for (const failure of counts.failures ?? []) console.log(`\n${failure}`);
  console.log('');
  for (const { name, counts, seconds } of results)
    console.log(`${counts.failed ? '✗' : '✓'} ${name.padEnd(20)} ${seconds.padStart(6)} s  ${formatCounts(counts)}`);
  const total = results.reduce(
    (sum, { counts }) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
  console.log(`\n${formatCounts(total)}`);
  return { code: total.failed ? 1 : 0 };
}

async function runStage(node, { name, run }) {
  const start = performance.now();
  const counts = await run(node).catch(countFailure);
  return { name, counts, seconds: secondsSince(start) };
}

function countFailure(error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  return { passed: 0, failed: 1, skipped: 0 };
}

function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

function check(name, ...programs) {
  const run = async (node) => {
    for (const program of programs) {
      const { code, output } = await runStep(node, program, { capture: true });
      // Printed as a whole, because other checks run at the same time.
      if (code !== 0) throw new Failure(`${output.trimEnd()}\n✗ ${name}`);
    }
    return { passed: 1, failed: 0, skipped: 0 };
  };
  return { name, run };
}

function vitest(name, args) {
  const run = (node) =>
    withReport(readVitestReport, (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return runStep(node, [tool.vitest, 'run', ...reporters, ...args]);
    });
  return { name, run };
}

function playwright(name, args = []) {
  const run = (node) =>
    withReport(readPlaywrightReport, async (report) => {
      const env = { ...process.env, CHROMIUM_PATH: await findBrowser(node), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      return runStep(node, [tool.playwright, 'test', '--reporter=list,json', ...args], { env });
    });
  return { name, run };
}
