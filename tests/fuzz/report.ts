import type { Finding, Tally } from './round.ts';

const showEach = 3;

/** One table of requests, responses and findings. */
export function printTallies(tallies: Map<string, Tally>, findings: Finding[]): void {
  console.log(
    '\n| kind | requests | 2xx | 3xx | 4xx | 5xx | ended unanswered | of these 503 by design | findings | slowest ms |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const [name, { requests, classes, byDesign, slowestMs }] of tallies) {
    const counts = [2, 3, 4, 5, 0].map((first) => classes[first] ?? 0);
    const found = findings.filter(({ kind }) => kind === name).length;
    console.log(`| ${[name, requests, ...counts, byDesign, found, Math.round(slowestMs)].join(' | ')} |`);
  }
  for (const [name, { slowest, slowestMs }] of tallies)
    console.log(`slowest of ${name}, ${Math.round(slowestMs)} ms: ${slowest}`);
}

/** Each finding with a few of its requests and the command that repeats them. */
export function printFindings(findings: Finding[], seed: number): void {
  const faults = Map.groupBy(findings, ({ kind, fault }) => `${kind}: ${fault}`);
  for (const [fault, all] of faults) {
    console.log(`\n${fault} (${all.length})`);
    for (const { kind, at, shot } of all.slice(0, showEach)) {
      console.log(`  --seed ${seed} --only ${kind} --at ${at}\n    ${shot}`);
    }
  }
}
