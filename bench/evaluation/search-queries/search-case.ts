import type { ColourId } from '../../../listing-copy/words/colours.ts';

/** How the query was meant to be hard. */
export const queryClasses = ['noun', 'slang', 'compound', 'colour', 'order', 'typo', 'script', 'broad'] as const;

/** A query as a shopper types it, and the third-level categories whose goods count as right. */
export interface SearchCase {
  typed: string;
  class: (typeof queryClasses)[number];
  meant: number[];
  /** The colour that a right result has. */
  colour?: ColourId;
}
