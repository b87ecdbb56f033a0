import { type Slope, slopeOf } from './slope.ts';
import type { Tally } from './tally.ts';
import type { Sample } from './watch.ts';

// Memory is measured after the warm-up, when caches and compiled code have filled.
const warmUpShare = 0.4;
const fewestPoints = 6;
const memoryBudgetMb = 400;

export const sampleHead =
  '| minute | RSS MB | with its processes MB | heap MB | lag p99 ms | lag max ms | connections | jobs |\n|---|---|---|---|---|---|---|---|';

export function sampleLine(sample: Sample): string {
  const { seconds, rss, treeRss, heap, lagP99, lagMax, connections, jobs } = sample;
  const figures = [
    (seconds / 60).toFixed(1),
    ...[rss, treeRss, heap, lagP99, lagMax, connections, jobs].map((it) => it.toFixed(0)),
  ];
  return `| ${figures.join(' | ')} |`;
}

export function printTimes({ times }: Tally): void {
  console.log('\n| request | count | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|---|');
  const rows = [...times].toSorted(([, a], [, b]) => b.length - a.length);
  for (const [kind, all] of [['all', rows.flatMap(([, measured]) => measured)] as const, ...rows]) {
    const sorted = all.toSorted((a, b) => a - b);
    const figures = [0.5, 0.95, 0.99].map((share) => sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(0));
    console.log(`| ${kind} | ${all.length} | ${figures.join(' | ')} |`);
  }
}

export function printSummary(tally: Tally, samples: readonly Sample[], peak: number, jobsLeft: number): void {
  const journeys = [...tally.finished].map(([name, count]) => `${count} of ${name}`).join(', ');
  const errors = [...tally.problems.values()].reduce((sum, { count }) => sum + count, 0);
  const most = (figure: (sample: Sample) => number) => Math.max(...samples.map(figure)).toFixed(0);
  console.log('\n| what | measured | goal |\n|---|---|---|');
  console.log(`| journeys to their end | ${journeys} | |`);
  console.log(`| requests | ${[...tally.times.values()].reduce((sum, all) => sum + all.length, 0)} | |`);
  console.log(`| errors | ${errors} | 0 |`);
  console.log(`| memory at the start, at the end, at its peak | ${memories(samples)}, ${peak} MB | |`);
  console.log(`| memory slope after warm-up | ${tell(slope(samples, ({ rss }) => rss))} | flat |`);
  console.log(`| heap slope after warm-up | ${tell(slope(samples, ({ heap }) => heap))} | flat |`);
  console.log(
    `| event-loop lag, worst p99 of 5 s and longest | ${most((it) => it.lagP99)}, ${most((it) => it.lagMax)} ms | |`,
  );
  console.log(`| processors busy: the site, the people | ${cores(samples)}, ${coresOfPeople(samples)} | |`);
  console.log(`| database connections at most | ${most((it) => it.connections)} | |`);
  console.log(`| jobs left at the end | ${jobsLeft} | 0 |`);
}

/** The site levels below its budget under load, and is below it when it is quiet again. */
export function checkMemory(tally: Tally, samples: readonly Sample[], quiet: Sample): void {
  const most = Math.max(...warm(samples).map(({ rss }) => rss));
  console.log(`| memory when warm, at most | ${most.toFixed(0)} MB | ${memoryBudgetMb} |`);
  console.log(`| memory when quiet, with its processes | ${quiet.treeRss.toFixed(0)} MB | ${memoryBudgetMb} |`);
  if (most > memoryBudgetMb) tally.fail('memory under load', `${most.toFixed(0)} MB are above ${memoryBudgetMb} MB.`);
  if (quiet.treeRss > memoryBudgetMb) tally.fail('memory when quiet', `${quiet.treeRss.toFixed(0)} MB are too many.`);
}

export function printProblems({ problems }: Tally): void {
  for (const [kind, { count, example }] of problems) console.log(`\n${count} × ${kind}\n  ${example}`);
}

const warm = (samples: readonly Sample[]) => samples.slice(Math.floor(samples.length * warmUpShare));

function slope(samples: readonly Sample[], figure: (sample: Sample) => number): Slope | null {
  const measured = warm(samples);
  if (measured.length < fewestPoints) return null;
  return slopeOf(measured.map((sample) => ({ seconds: sample.seconds, value: figure(sample) })));
}

function tell(measured: Slope | null): string {
  if (!measured) return 'too short to tell';
  const { perHour, uncertainty } = measured;
  const verdict = Math.abs(perHour) <= uncertainty ? 'flat within it' : perHour > 0 ? 'growing' : 'shrinking';
  return `${perHour.toFixed(0)} ± ${uncertainty.toFixed(0)} MB/hour: ${verdict}`;
}

const memories = (samples: readonly Sample[]) =>
  [samples.at(0), samples.at(-1)].map((sample) => `${sample?.rss.toFixed(0)}`).join(', ');

const secondsOf = (samples: readonly Sample[]) => (samples.at(-1)?.seconds ?? 0) - (samples.at(0)?.seconds ?? 0);

const cores = (samples: readonly Sample[]) =>
  (((samples.at(-1)?.cpuSeconds ?? 0) - (samples.at(0)?.cpuSeconds ?? 0)) / secondsOf(samples)).toFixed(2);

/** CPU use of this process: when it is saturated, the load generator is the bottleneck, not the site. */
function coresOfPeople(samples: readonly Sample[]): string {
  const { user, system } = process.cpuUsage();
  return ((user + system) / 1e6 / secondsOf(samples)).toFixed(2);
}
