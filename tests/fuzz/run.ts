import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBenchSite } from '../../bench/support/site.ts';
import { liftedLimits } from '../support/site/lifted-limits.ts';
import { findInLog } from './log.ts';
import { printFindings, printTallies } from './report.ts';
import { kinds, runRound } from './round.ts';
import { readMemory, watchPulse } from './vitals.ts';
import { exploreWorld } from './world.ts';

/**
 * `npm run fuzz -- SECONDS [--seed N] [--only kind] [--at shot]`: hostile requests against the real site in its own
 * process. Exits with 1 when anything was found.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, only: { type: 'string' }, at: { type: 'string' } },
});
const seconds = Number(positionals[0] ?? 120);
const seed = Number(values.seed ?? randomInt(1_000_000));
const only = kinds.filter(({ name }) => (values.only ?? name) === name);
if (!(seconds > 0) || only.length === 0) throw new Error(`Kinds are ${kinds.map(({ name }) => name).join(', ')}.`);

/** Memory growth above this is a leak; decoding some large photos at once stays below it. */
const memoryLimit = 1200;
const pulseLimitMs = 10_000;

const lines: string[] = [];
let unfinished = '';
const site = await startBenchSite(
  {
    ...liftedLimits,
    ...{ SNAPBAZAAR_DEMO: 'on', DEMO_PRODUCTS: '60', SANDBOX_SECONDS: '0', LOG_LEVEL: 'info' },
  },
  {
    onOutput: (text) => {
      const parts = (unfinished + text).split('\n');
      unfinished = parts.pop() ?? '';
      lines.push(...parts);
    },
  },
);

try {
  await whenPhotosAreTakenIn();
  const world = await exploreWorld(site.address);
  const before = await readMemory(site.pid);
  const pulse = watchPulse(world.port);
  console.log(`Seed ${seed}, ${seconds} s.`);
  const amount = values.at === undefined ? { seconds } : { at: Number(values.at) };
  const result = await runRound(world, { seed, only, amount });
  const { slowestMs, missed } = await pulse.stop();
  // Queued work may still fail, and memory needs a moment to be released.
  await delay(3000);
  const after = await readMemory(site.pid);
  const findings = [...result.findings, ...findInLog(lines, world, result)];
  const ready = await fetch(`${site.address}/readyz`).catch(() => null);
  const findAlso = (fault: string, shot: string) => findings.push({ kind: 'site', at: 0, fault, shot });
  if (!ready?.ok) findAlso('not ready at the end', `status ${ready?.status}`);
  if (missed > 0 || slowestMs > pulseLimitMs)
    findAlso('the pulse stayed out', `${missed} times, ${Math.round(slowestMs)} ms at worst`);
  if (after && after.now > memoryLimit) findAlso('memory is not given back', `${after.now} MB`);

  printTallies(result.tallies, findings);
  console.log(
    `pulse: ${Math.round(slowestMs)} ms at worst; memory: ${before?.now} MB before, ${after?.highest} MB at most, ${after?.now} MB after`,
  );
  printFindings(findings, seed);
  console.log(`\n${findings.length === 0 ? 'Nothing found' : `${findings.length} findings`} with seed ${seed}.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await site.stop();
}

/** Waits for the model weights, without which no photo is accepted. */
async function whenPhotosAreTakenIn(): Promise<void> {
  for (
    let waited = 0;
    waited < 60 && !lines.some((line) => /Photos can be analysed|weights are not to be had/.test(line));
    waited += 1
  )
    await delay(1000);
}
