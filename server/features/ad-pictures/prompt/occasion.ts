import type { InEveryLanguage } from '../../../../contracts/languages.ts';
import type { MotifId } from '../layouts/motifs.ts';

export interface Occasion {
  /** Ground and accent of a picture for it. */
  background: string;
  accent: string;
  motif: MotifId;
  /** Printed large; says nothing of the goods or their price. */
  headline: InEveryLanguage;
  /** What people call it, parted by commas. */
  words: InEveryLanguage;
}

export const occasion = (
  [background, accent, motif]: readonly [string, string, MotifId],
  headline: InEveryLanguage,
  words: InEveryLanguage,
): Occasion => ({ background, accent, motif, headline, words });
