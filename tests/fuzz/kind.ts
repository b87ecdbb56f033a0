import type { Arbitrary } from 'fast-check';
import type { Shot } from './shot.ts';
import type { World } from './world.ts';

/** One kind of hostile request. */
export interface Kind {
  name: string;
  shots(world: World): Arbitrary<Shot>;
  /** Involves picture processing: lower concurrency and a longer timeout. */
  isHeavy?: true;
}
