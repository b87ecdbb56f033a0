import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomStream } from '../../demo/random/random-stream.ts';
import { check, watchAnalyses } from './checks/checks.ts';
import type { Fault } from './kinds/fault.ts';
import { type Layout, openSite, type Site } from './site/site.ts';
import type { Tally } from './tally.ts';
import { type Acknowledged, createAcknowledged } from './traffic/acknowledged.ts';
import { visitorOf } from './traffic/answers.ts';
import { findSpoiltPhotos } from './traffic/photos.ts';
import { startTraffic } from './traffic/traffic.ts';

// The site must recover within this time, or within a few times its own start-up time.
const recoverWithinMs = 30_000;
const recoverWithinStarts = 4;
// Every analysis and transfer must be finished within this time.
const finishWithinMs = 180_000;

/** One round: the fault, and whether it is a long one. */
export interface Round {
  fault: Fault;
  isLong: boolean;
}

/** Runs rounds on one site, one after another, under constant traffic. */
export async function playRounds(
  layout: Layout,
  draw: (site: Site) => Round[],
  { random, tally, signal }: { random: RandomStream; tally: Tally; signal: AbortSignal },
): Promise<void> {
  const site = await openSite(layout);
  const acknowledged = createAcknowledged();
  const rounds = draw(site);
  let name = 'before the first';
  const said = new Set<string>();
  const tell = (column: 'lost' | 'doubled' | 'speechless' | 'stuck', what: string) => {
    if (said.has(what)) return;
    if (column !== 'speechless') said.add(what);
    tally.add(name, column, 1);
    console.log(`  ${column}: ${what} [${layout}, ${name}]`);
  };

  async function lookAround(since: number): Promise<void> {
    const acts = acknowledged.acts.filter(({ at }) => at >= since);
    const { lost, doubled } = await check(site, acknowledged);
    for (const what of [...lost, ...(await findSpoiltPhotos(site, acts))]) tell('lost', what);
    for (const what of doubled) tell('doubled', what);
  }

  try {
    await watchAnalyses(site);
    const traffic = await startTraffic(
      site,
      acknowledged,
      visitorOf(site, (problem) => tell('speechless', problem)),
      (loss) => tell('lost', loss),
    );
    try {
      for (const [index, { fault, isLong }] of rounds.entries()) {
        if (signal.aborted) break;
        const began = performance.now();
        const actsBefore = acknowledged.acts.length;
        name = fault.name;
        await sleep(random.between(300, 1200));
        await fault.happen(site, random, isLong);
        const seconds = await recover(site);
        if (seconds === null) tell('stuck', `not ready again after round ${index + 1}`);
        else tally.recovered(name, seconds);
        await sleep(200);
        await lookAround(began);
        tally.add(name, 'rounds', 1);
        tally.add(name, 'acts', acknowledged.acts.length - actsBefore);
        const took = ((performance.now() - began) / 1000).toFixed(1);
        console.log(
          `${layout}, round ${index + 1} of ${rounds.length}: ${name}, back after ${seconds?.toFixed(1)} s, ${took} s in all`,
        );
      }
    } finally {
      await traffic.stop();
    }
    name = 'in the end';
    for (const what of await finish(site, acknowledged)) tell('stuck', what);
    await lookAround(0);
    for (const managed of new Set([site.web, site.worker])) {
      if (managed.endedByItself > 0) tell('stuck', `a process ended by itself ${managed.endedByItself} times`);
    }
    if (site.stripe) {
      const { charges, disputes, dashboardRefunds } = site.stripe.ledger;
      console.log(
        `${layout}: ${charges.size} payments, ${disputes.size} disputes and ${dashboardRefunds} refunds in the dashboard of Stripe.`,
      );
    }
    const payouts = await site.database.query<{ state: string; count: string }>(
      "select state || coalesce(' (' || failure || ')', '') as state, count(*) from payouts group by 1 order by 1",
    );
    console.log(`${layout}: payouts ${payouts.map(({ state, count }) => `${state} ${count}`).join(', ') || 'none'}.`);
    tally.givenUp += (await site.database.query("select from analyses where stage = 'failed'")).length;
  } finally {
    await site.close();
  }
}

/** Seconds until the site serves requests and jobs again, or null. */
async function recover({ web, worker, openedInMs }: Site): Promise<number | null> {
  const began = performance.now();
  const patienceMs = recoverWithinMs + recoverWithinStarts * openedInMs;
  const isServed = async (address: string) => (await fetch(address, { signal: AbortSignal.timeout(5000) })).ok;
  for (; performance.now() - began < patienceMs; await sleep(50)) {
    const questions = [`${web.address}/readyz`, `${worker.address}/readyz`, `${web.address}/search?q=${Math.random()}`];
    const answers = await Promise.all(questions.map((address) => isServed(address).catch(() => false)));
    const isUp = !web.wasDownSince(performance.now()) && !worker.wasDownSince(performance.now());
    if (isUp && answers.every(Boolean)) return (performance.now() - began) / 1000;
  }
  return null;
}

/** Waits for unfinished work and returns what is still not done. */
async function finish(site: Site, acknowledged: Acknowledged): Promise<string[]> {
  const end = performance.now() + finishWithinMs;
  let { unfinished } = await check(site, acknowledged);
  while (unfinished.length > 0 && performance.now() < end) {
    await sleep(2000);
    unfinished = (await check(site, acknowledged)).unfinished;
  }
  return unfinished;
}
