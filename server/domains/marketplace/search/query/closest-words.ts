import { editDistance } from '../../../../../catalog/vocabulary/edit-distance.ts';

/** The known words a mistyped one may have been meant as: one slip in a short word, two in a long one. */
export function closestWords(typed: string, candidates: string[]): string[] {
  const limit = typed.length >= 7 ? 2 : 1;
  return candidates
    .map((word) => ({ word, distance: editDistance(typed, word, limit) }))
    .filter(({ distance }) => distance > 0 && distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word, 'en'))
    .slice(0, 4)
    .map(({ word }) => word);
}
