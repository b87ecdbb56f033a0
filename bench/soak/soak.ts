import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { minuteMs } from '../../contracts/durations.ts';
import { listProducts } from '../../contracts/marketplace/listings.ts';
import { shuffle } from '../../demo/random/seeded-random.ts';
import { apiAt } from '../../tests/support/site/api-at.ts';
import { readPhotos } from '../support/photos.ts';
import { freePort, readPeakMemory } from '../support/process/vitals.ts';
import { startBenchSite } from '../support/site.ts';
import { advertise, searchWithPhoto } from './journeys/advertiser.ts';
import { buySomething } from './journeys/buyer.ts';
import { keepFavorites } from './journeys/customer.ts';
import { keepShop } from './journeys/merchant.ts';
import { searchFor } from './journeys/searcher.ts';
import { sellSomething } from './journeys/seller.ts';
import { lookAround } from './journeys/visitor.ts';
import { Closing, createPerson, type Person, type World } from './person.ts';
import { checkMemory, printProblems, printSummary, printTimes, sampleHead, sampleLine } from './report.ts';
import { readSiteLog } from './site-log.ts';
import { createTally } from './tally.ts';
import { type Sample, watchSite } from './watch.ts';

/**
 * `npm run soak -- MINUTES [--people 200] [--seed 1] [--pace 1]`: simulated users on mixed journeys against a real site with
 * its real limits. Prints response times, errors and memory; exits with 1 if any user met an error, or if the site takes more
 * memory than its budget once it is warm or when it is quiet again.
 */
const { values, positionals } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    pace: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const minutes = Number(positionals[0] ?? 5);
const people = Number(values.people);
const seed = Number(values.seed);
const pace = Number(values.pace);
if (!(minutes > 0 && people >= 1 && pace > 0 && Number.isInteger(seed))) {
  throw new Error('Say how many minutes: npm run soak -- 5 --people 200 --seed 1 --pace 1');
}

/** How many of each twenty-seven users are on this journey. */
const mix: [name: string, journey: (person: Person) => Promise<void>, share: number][] = [
  ['looking around', lookAround, 11],
  ['searching', searchFor, 6],
  ['keeping favourites', keepFavorites, 2],
  ['buying', buySomething, 2],
  ['keeping shop', keepShop, 3],
  ['selling', sellSomething, 1],
  ['advertising', advertise, 1],
  ['searching with a photo', searchWithPhoto, 1],
];
const places = shuffle(
  mix.flatMap(([name, journey, share]) => Array.from({ length: share }, (_, index) => ({ name, journey, index }))),
  ({ name, index }) => `${name} ${index}`,
);
const arrivalSeconds = 40;
const drainSeconds = 60;
// By then the processes for photos and pictures have ended.
const quietSeconds = 75;

const tally = createTally();
const closing = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => closing.abort());

/** One user who repeats the same journey; journeys that sign up use a new account each time. */
async function keepComing(world: World, place: number): Promise<void> {
  const { name, journey } = places[place % places.length] as (typeof places)[number];
  const regular = { place, kept: new Set<string>() };
  await delay((place / people) * arrivalSeconds * 1000, undefined, { signal: closing.signal }).catch(() => undefined);
  for (let number = place + 1; !closing.signal.aborted; number += people) {
    try {
      await journey(createPerson(world, regular, number));
      tally.finish(name);
    } catch (error) {
      if (error instanceof Closing) return;
      const { message, stack } = error as Error;
      tally.fail(`${name}: ${message.replace(/\d+/g, '…')}`, `visit ${number}: ${stack}`);
      // After an error the user pauses, so that one fault is not reported endlessly.
      await delay(1000);
    }
  }
}

/** The ids of all products that are for sale. */
async function listAllIds(address: string): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const answer = await apiAt(address)(listProducts, { body: cursor ? { cursor } : {} });
    for (const { id } of answer.products) ids.add(id);
    cursor = answer.next_cursor ?? undefined;
  } while (cursor);
  return ids;
}

console.log('starting the site …');
const log = readSiteLog(tally);
const metricsPort = await freePort();
const { DEMO_PRODUCTS = '720' } = process.env;
const site = await startBenchSite(
  {
    ...{ SNAPBAZAAR_DEMO: 'on', DEMO_PRODUCTS, METRICS_PORT: String(metricsPort), LOG_LEVEL: 'warn' },
    // Each user has an own address, so that the real limits apply.
    ...{ TRUSTED_PROXIES: '1', RATE_LIMIT: '', SIGN_IN_LIMIT: '' },
  },
  { onOutput: log.read },
);
try {
  const photos = await readPhotos(8);
  await log.whenPhotosCanBeAnalysed;
  const steady = await listAllIds(site.address);
  const isSteady = ({ id }: { id: string }) => steady.has(id);
  const world: World = { site: site.address, seed, tally, photos, isSteady, pace, closing: closing.signal };

  console.log(`${people} people for ${minutes} minutes, seed ${seed}\n\n${sampleHead}`);
  let printed = Number.NEGATIVE_INFINITY;
  const watch = await watchSite({ directory: site.directory, pid: site.pid, metricsPort }, (sample) => {
    if (sample.seconds - printed < 29) return;
    printed = sample.seconds;
    console.log(sampleLine(sample));
  });
  try {
    const ending = setTimeout(() => closing.abort(), minutes * minuteMs);
    await Promise.all(Array.from({ length: people }, (_, place) => keepComing(world, place)));
    clearTimeout(ending);
    const samples = [...watch.samples];
    const jobsLeft = await watch.drain(drainSeconds);
    if (jobsLeft.length > 0)
      tally.fail('jobs left', `${jobsLeft.join(', ')} are not done ${drainSeconds} s after the last visitor.`);
    const failedJobs = await watch.countFailedJobs();
    if (failedJobs > 0) tally.fail('failed jobs', `${failedJobs} jobs were given up.`);
    console.log(`quiet for ${quietSeconds} s …`);
    await delay(quietSeconds * 1000);
    const quiet = watch.samples.at(-1) as Sample;
    printTimes(tally);
    printSummary(tally, samples, await readPeakMemory(site.pid), jobsLeft.length);
    checkMemory(tally, samples, quiet);
  } finally {
    await watch.stop();
  }
} finally {
  await site.stop();
}
printProblems(tally);
process.exitCode = tally.problems.size > 0 ? 1 : 0;
