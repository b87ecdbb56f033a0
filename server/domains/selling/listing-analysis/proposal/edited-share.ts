import { editDistance } from '../../../../../catalog/vocabulary/index/edit-distance.ts';

/** The share of a text that was edited, from 0 to 1: edits divided by the characters of the longer text. */
export function editedShare(before: string, after: string): number {
  if (before === after) return 0;
  const [from, to] = [[...before], [...after]];
  return editDistance(from, to, Number.POSITIVE_INFINITY) / Math.max(from.length, to.length);
}
