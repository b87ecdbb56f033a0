import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomStream } from '../../../demo/random/random-stream.ts';
import type { Site } from '../site/site.ts';

/** One kind of fault. */
export interface Fault {
  name: string;
  /** Whether this fault is possible on the given site. */
  isPossible(site: Site): boolean;
  /** Causes the fault and removes it; the site must then recover by itself. */
  happen(site: Site, random: RandomStream, isLong: boolean): Promise<void>;
  /** Whether it is sometimes tried for thirty seconds. */
  canBeLong?: true;
}

const longMs = 30_000;

/** Something that people outside do, and one time of two a server that dies in the middle of it. */
export async function withKill(site: Site, random: RandomStream, act: () => unknown): Promise<void> {
  const victim = random.pick([null, null, site.web, site.worker]);
  const acting = act();
  await sleep(random.between(50, 1500));
  victim?.kill();
  await acting;
}

/** The duration of a fault: mostly short, sometimes long. */
export function lasting(random: RandomStream, isLong: boolean): number {
  return isLong ? longMs : random.between(300, 3000);
}
