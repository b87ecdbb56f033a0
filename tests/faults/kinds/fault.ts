import type { SeededRandom } from '../seeded-random.ts';
import type { Site } from '../site.ts';

/** One kind of trouble. */
export interface Fault {
  name: string;
  /** Whether this house can have it at all. */
  isPossible(site: Site): boolean;
  /** Makes the trouble and takes it away again; from then on the site is on its own. */
  happen(site: Site, random: SeededRandom, isLong: boolean): Promise<void>;
  /** Whether it is worth a round of thirty seconds now and then. */
  canBeLong?: true;
}

const longMs = 30_000;

/** How long a trouble lasts: mostly a moment, now and then so long that people ask whether the site is gone. */
export function lasting(random: SeededRandom, isLong: boolean): number {
  return isLong ? longMs : random.between(300, 3000);
}
