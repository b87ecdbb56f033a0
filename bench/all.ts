import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { minuteMs } from '../contracts/durations.ts';
import { type Baseline, compare, memoryMbOf, type Result, secondsFor } from './support/peers/comparison.ts';
import { listComparisons, serveShop } from './support/peers/comparisons.ts';
import { findPgbench, howToGetPgbench } from './support/pgbench.ts';
import { measureStartUp } from './support/process/start-up.ts';
import { openShop } from './support/shops.ts';
import { startServer } from './support/site.ts';
import { whileOpen } from './support/while-open.ts';

/**
 * `npm run bench`: compares the API and the pages with minimal servers on the same data, at two sizes. `-- --large N` sets the larger
 * size, `-- --searched N` the larger size for searches, because indexing a million products takes twenty minutes and 21 GB.
 */
const { values } = parseArgs({
  options: { large: { type: 'string', default: '1000000' }, searched: { type: 'string', default: '100000' } },
});
const smallSize = 10_000;
const largeSize = Number(values.large);
const searchedSize = Math.min(largeSize, Number(values.searched));
if (!Number.isInteger(largeSize) || largeSize <= smallSize) {
  throw new Error(`Say a number above ${smallSize}: npm run bench -- --large 50000`);
}
if (!Number.isInteger(searchedSize) || searchedSize <= smallSize) {
  throw new Error(`Say a number above ${smallSize}: npm run bench -- --searched 50000`);
}

const count = (value: number) => value.toLocaleString('en');
const figure = (value: number | null, digits: number) => (value === null ? '–' : value.toFixed(digits));

function goalOf(against: Baseline | undefined): string {
  if (against?.type === 'cost of') return `≤ ${against.atMost} × the cost at ${count(smallSize)}`;
  return against?.atLeast === undefined ? '' : `≥ ${against.atLeast} of it`;
}

function verdict({ contender: { against }, ratio }: Result): string {
  if (ratio === null || goalOf(against) === '') return '';
  const isMet = against?.type === 'cost of' ? ratio <= against.atMost : ratio >= (against?.atLeast ?? 0);
  return isMet ? 'met' : 'missed';
}

function printRow(what: string, result: Result): void {
  const { contender, rate, p50, p99, cpuMs, ratio } = result;
  const { who, products, against } = contender;
  const compared =
    ratio === null ? '' : against?.type === 'cost of' ? `costs ${ratio.toFixed(2)} ×` : `ours is ${ratio.toFixed(2)} ×`;
  const cells = [
    ...[what, who, products === null ? '' : count(products), rate.toFixed(0), p50.toFixed(2), p99.toFixed(2)],
    ...[figure(cpuMs, 3), compared, goalOf(against), verdict(result)],
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const began = performance.now();
const pgbench = await findPgbench();
console.log(
  `Measures the API and the pages beside their peers with ${count(smallSize)} and ${count(largeSize)} products.`,
);
console.log('About ten minutes; the first time some more, to make the shops, which are kept in .data/bench.');
console.log(
  `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unnamed processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}.`,
);
if ((loadavg()[0] ?? 0) > 0.5) console.log('The machine is busy with other things: take the ratios, not the figures.');
if (!pgbench) console.log(howToGetPgbench);

await whileOpen(async (opened) => {
  const startUp = await measureStartUp();
  console.log(`start-up measured (${startUp.seconds.toFixed(1)} s)`);

  const smallShop = await opened(openShop(smallSize, { isSearchable: true }));
  const largeShop = await opened(openShop(largeSize, { isSearchable: largeSize === searchedSize }));
  const small = await serveShop(smallSize, smallShop, opened);
  const large = await serveShop(largeSize, largeShop, opened);
  const searched =
    largeSize === searchedSize
      ? large
      : await serveShop(searchedSize, await opened(openShop(searchedSize, { isSearchable: true })), opened);
  const copies = await opened(startServer(['bench/support/peers/peer-http.ts', small.site.address]));
  const memoryBefore = await memoryMbOf(small.site.pid);

  const comparisons = await listComparisons({ small, large, searched, copies, pgbench });
  const measured: { what: string; results: Result[] }[] = [];
  for (const { what, contenders } of comparisons) {
    console.log(`${what}: ${contenders.length} in turn, ${secondsFor(contenders.length)} s`);
    measured.push({ what, results: await compare(contenders) });
  }
  const memoryAfter = await memoryMbOf(small.site.pid);

  console.log('\n| what | who | products | requests/s | p50 ms | p99 ms | CPU-ms | compared | goal | |');
  console.log('|---|---|---|---|---|---|---|---|---|---|');
  for (const { what, results } of measured) {
    for (const [place, result] of results.entries()) printRow(place === 0 ? what : '', result);
  }
  console.log('\n| what | measured |\n|---|---|');
  console.log(`| start in a used folder, from nothing to ready | ${startUp.seconds.toFixed(2)} s |`);
  console.log(`| memory after that start | ${figure(startUp.memoryMb, 0)} MB |`);
  console.log(`| memory before the load | ${figure(memoryBefore, 0)} MB |`);
  console.log(`| memory after the load | ${figure(memoryAfter, 0)} MB |`);
  console.log(`\nTook ${((performance.now() - began) / minuteMs).toFixed(1)} minutes.`);
});
