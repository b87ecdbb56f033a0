import type { AdPictureType } from '../../../../contracts/ad-picture-rules.ts';
import type { FontSet } from '../../../providers/text-drawing/load-fonts.ts';
import type { Theme } from '../theme.ts';

/** Everything a layout draws from; the texts are clean and drawable. */
export interface AdContent {
  type: AdPictureType;
  width: number;
  height: number;
  headline: string;
  /** Empty where there is no product. */
  description: string;
  photo: Buffer | null;
  letters: FontSet;
  /** Where none was asked for, the site's own look. */
  theme: Theme | null;
  /** Printed where the listing is reduced. */
  offer: string | null;
}
