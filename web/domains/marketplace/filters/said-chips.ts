import type { SaidFilter } from '../../../../contracts/marketplace/listings.ts';

/** A filter that the words of a search name, as a chip shows it. */
export interface SaidChip {
  type: SaidFilter['type'];
  label: string;
  /** The search text without it. */
  rest: string;
  isUnmet: boolean;
}
