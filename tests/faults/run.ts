import { parseArgs } from 'node:util';
import { minuteMs } from '../../contracts/durations.ts';
import { createRandomStream, type RandomStream } from '../../demo/random/random-stream.ts';
import { faults } from './kinds/index.ts';
import { playRounds, type Round } from './rounds.ts';
import { layouts, type Site } from './site/site.ts';
import { openTally } from './tally.ts';
import { longestAnswerMs } from './traffic/answers.ts';

// Of the faults that can last, one in ten lasts half a minute.
const longOnes = { every: 10, at: 3 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, only: { type: 'string' }, layout: { type: 'string' } },
});
const count = Number(positionals[0] ?? 200);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const only = values.only?.split(',') ?? Object.keys(faults);
const chosen = layouts.filter((layout) => !values.layout || layout === values.layout);
if (only.some((name) => !faults[name]) || chosen.length === 0 || !(count > 0)) {
  const usage = `[rounds] [--seed number] [--layout '${layouts.join("' or '")}'] [--only ${Object.keys(faults).join(',')}]`;
  console.error(`npm run faults -- ${usage}`);
  process.exit(1);
}

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => interrupted.abort());

/** Each kind equally often, in random order. */
function drawRounds(wanted: number, site: Site, random: RandomStream): Round[] {
  const possible = only.flatMap((name) => faults[name] ?? []).filter((fault) => fault.isPossible(site));
  const rounds: Round[] = [];
  for (let turn = 0; possible.length > 0 && rounds.length < wanted; turn += 1) {
    const isLongTurn = turn % longOnes.every === longOnes.at;
    for (const fault of random.shuffle(possible))
      rounds.push({ fault, isLong: isLongTurn && fault.canBeLong === true });
  }
  return rounds.slice(0, wanted);
}

const tally = openTally();
const began = performance.now();
console.log(`${count} rounds with seed ${seed}; an answer may take ${longestAnswerMs / 1000} s.`);
for (const [index, layout] of chosen.entries()) {
  const share = Math.floor((count * (index + 1)) / chosen.length) - Math.floor((count * index) / chosen.length);
  const random = createRandomStream(seed + index);
  await playRounds(layout, (site) => drawRounds(share, site, random), { random, tally, signal: interrupted.signal });
}
console.log(`\n${((performance.now() - began) / minuteMs).toFixed(1)} minutes, seed ${seed}`);
tally.print();
console.log(`${tally.givenUp} analyses were closed with a sentence instead of a proposal.`);
process.exitCode = tally.isGood() && !interrupted.signal.aborted ? 0 : 1;
