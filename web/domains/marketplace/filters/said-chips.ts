import type { SaidFilter } from '../../../../contracts/marketplace/listings.ts';

/** A filter that the words of a search name, as a chip shows it. */
export interface SaidChip {
  kind: SaidFilter['kind'];
  label: string;
  /** The search text without it. */
  rest: string;
  isUnmet: boolean;
}
