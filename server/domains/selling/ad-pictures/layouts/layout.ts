import type { AdPictureType } from '../../../../../contracts/selling/ad-picture-rules.ts';
import type { FontSet } from '../../../../platform/documents/text-drawing/load-fonts.ts';
import type { Theme } from '../theme.ts';

/** The input of a layout; the texts contain only drawable characters. */
export interface AdContent {
  type: AdPictureType;
  width: number;
  height: number;
  headline: string;
  /** Empty where there is no product. */
  description: string;
  photo: Buffer | null;
  fonts: FontSet;
  /** Null for the site's own look. */
  theme: Theme | null;
  /** The discount label of a reduced listing. */
  offer: string | null;
}
