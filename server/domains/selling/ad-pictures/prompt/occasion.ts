import type { InEveryLanguage } from '../../../../../contracts/languages.ts';
import type { MotifId } from '../layouts/motifs.ts';

export interface Occasion {
  /** Ground and accent of a picture for it. */
  background: string;
  accent: string;
  motif: MotifId;
  /** The large headline; makes no claim about the product or its price. */
  headline: InEveryLanguage;
  /** Names of the occasion, separated by commas. */
  words: InEveryLanguage;
}

export const occasion = (
  [background, accent, motif]: readonly [string, string, MotifId],
  headline: InEveryLanguage,
  words: InEveryLanguage,
): Occasion => ({ background, accent, motif, headline, words });
