import type { Arbitrary } from 'fast-check';
import type { Shot } from './shot.ts';
import type { World } from './world.ts';

/** One way to attack. */
export interface Kind {
  name: string;
  shots(world: World): Arbitrary<Shot>;
  /** Works on pictures: a few shots at a time, and each may take longer. */
  isHeavy?: true;
}
