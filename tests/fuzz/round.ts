import { createHash } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { findFaults, isByDesign } from './checks.ts';
import type { Kind } from './kind.ts';
import { bodies } from './kinds/bodies.ts';
import { contracts, pictureContracts } from './kinds/contracts.ts';
import { forms } from './kinds/forms.ts';
import { headers } from './kinds/headers.ts';
import { images } from './kinds/images.ts';
import { pages } from './kinds/pages.ts';
import { requests } from './kinds/requests.ts';
import { uploads } from './kinds/uploads.ts';
import { describe, hangsUp, piecesOf, type Shot } from './shot.ts';
import { type Exchange, exchange } from './wire.ts';
import type { World } from './world.ts';

export const kinds: Kind[] = [
  ...[contracts, pages, headers, requests, bodies, uploads],
  ...[pictureContracts, forms, images],
];

export interface Finding {
  kind: string;
  /** The number of the request within its kind, to repeat it. */
  at: number;
  fault: string;
  shot: string;
}

export interface Tally {
  requests: number;
  /** Responses by status class; 0 counts connections that ended without one. */
  classes: Record<number, number>;
  byDesign: number;
  slowestMs: number;
  slowest: string;
}

const emptyTally = (): Tally => ({ requests: 0, classes: {}, byDesign: 0, slowestMs: 0, slowest: '' });

export interface RoundResult {
  tallies: Map<string, Tally>;
  findings: Finding[];
  /** Maps a log line to its request. */
  shotOf: Map<string, Finding>;
}

export interface RoundOptions {
  seed: number;
  only: Kind[];
  /** The duration, or the number of requests of each kind, or a single request. */
  amount: { seconds: number } | { shots: number } | { at: number };
}

const batch = 64;
/** Concurrency and timeout. */
const light = { isHeavy: false, concurrency: 6, limitSeconds: 10 };
const heavy = { isHeavy: true, concurrency: 2, limitSeconds: 60 };

/** Sends hostile requests concurrently; the same seed gives the same requests of a kind. */
export async function runRound(world: World, { seed, only, amount }: RoundOptions): Promise<RoundResult> {
  const tallies = new Map(only.map(({ name }) => [name, emptyTally()]));
  const result: RoundResult = { tallies, findings: [], shotOf: new Map() };
  const lanes = [light, heavy]
    .map((lane) => ({ ...lane, kinds: only.filter(({ isHeavy = false }) => isHeavy === lane.isHeavy) }))
    .filter((lane) => lane.kinds.length > 0);
  // One kind after the other, because photo requests would slow down all others.
  for (const lane of lanes) {
    const magazines = lane.kinds.map((kind) => ({ kind, shotAt: magazine(kind.shots(world), seed, kind.name) }));
    const end =
      performance.now() + ('seconds' in amount ? (amount.seconds * 1000) / lanes.length : Number.POSITIVE_INFINITY);
    const most = lane.kinds.length * ('at' in amount ? 1 : 'shots' in amount ? amount.shots : Number.POSITIVE_INFINITY);
    let fired = 0;
    const fireInTurn = async () => {
      while (fired < most && performance.now() < end) {
        const number = ('at' in amount ? amount.at : 0) + Math.floor(fired / magazines.length);
        const { kind, shotAt } = magazines[fired % magazines.length] as (typeof magazines)[number];
        fired += 1;
        await fire({ kind, number, limitSeconds: lane.limitSeconds }, shotAt(number), world, result);
      }
    };
    await Promise.all(Array.from({ length: lane.concurrency }, fireInTurn));
  }
  return result;
}

/** The requests of a kind by number, generated in batches. */
function magazine(shots: Arbitrary<Shot>, seed: number, name: string): (number: number) => Shot {
  let loaded = { batch: -1, shots: [] as Shot[] };
  return (number) => {
    const wanted = Math.floor(number / batch);
    if (loaded.batch !== wanted) {
      const batchSeed = createHash('sha256').update(`${seed} ${name} ${wanted}`).digest().readInt32BE(0);
      loaded = { batch: wanted, shots: fc.sample(shots, { seed: batchSeed, numRuns: batch }) };
    }
    return loaded.shots[number % batch] as Shot;
  };
}

interface Place {
  kind: Kind;
  number: number;
  limitSeconds: number;
}

async function fire(place: Place, shot: Shot, world: World, result: RoundResult): Promise<void> {
  const met = await exchange(piecesOf(shot, world.tokens), {
    port: world.port,
    hangsUp: hangsUp(shot),
    isHead: shot.method === 'HEAD',
    limitMs: place.limitSeconds * 1000,
  });
  note(place, shot, met, result);
  const [answer] = met.answers ?? [];
  if (!answer) return;
  if (shot.caller === 'leaver' && answer.status === 401) await world.renewLeaver();
  const next = shot.next?.(answer);
  if (next) await fire(place, next, world, result);
}

function note({ kind, number: at, limitSeconds }: Place, shot: Shot, met: Exchange, result: RoundResult): void {
  const finding = { kind: kind.name, at, fault: '', shot: describe(shot) };
  const tally = result.tallies.get(kind.name) ?? emptyTally();
  tally.requests += 1;
  for (const answer of met.answers ?? []) {
    const first = Math.floor(answer.status / 100);
    tally.classes[first] = (tally.classes[first] ?? 0) + 1;
    if (isByDesign(answer)) tally.byDesign += 1;
    result.shotOf.set(answer.headers['x-request-id'] ?? '', finding);
  }
  if (!met.answers?.length) tally.classes[0] = (tally.classes[0] ?? 0) + 1;
  if (met.ms > tally.slowestMs) Object.assign(tally, { slowestMs: met.ms, slowest: finding.shot });
  for (const fault of findFaults(shot, met, limitSeconds)) result.findings.push({ ...finding, fault });
}
