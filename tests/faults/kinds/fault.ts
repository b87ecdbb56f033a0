import type { Chance } from '../chance.ts';
import type { House } from '../house.ts';

/** One kind of trouble. */
export interface Fault {
  name: string;
  /** Whether this house can have it at all. */
  isPossible(house: House): boolean;
  /** Makes the trouble and takes it away again; from then on the site is on its own. */
  happen(house: House, chance: Chance, isLong: boolean): Promise<void>;
  /** Whether it is worth a round of thirty seconds now and then. */
  canBeLong?: true;
}

const longMs = 30_000;

/** How long a trouble lasts: mostly a moment, now and then so long that people ask whether the site is gone. */
export function lasting(chance: Chance, isLong: boolean): number {
  return isLong ? longMs : chance.between(300, 3000);
}
