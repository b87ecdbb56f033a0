import type { AdPictureSize, AdPictureType } from '../../../contracts/ad-picture-rules.ts';
import type { Language } from '../../../contracts/languages.ts';

/** What a picture is wanted of: a product, typed words, or typed words for a product. */
export interface AdRequest {
  productId?: string;
  /** The product's title; says what the picture shows. */
  title?: string;
  language: Language;
  /** An advertisement unless told otherwise. */
  type?: AdPictureType;
  size?: AdPictureSize;
  headline?: string;
}
