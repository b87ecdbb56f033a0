import type { Language } from '../../../../contracts/languages.ts';
import type { AdPictureSize, AdPictureType } from '../../../../contracts/selling/ad-picture-rules.ts';

/** The subject of an ad picture: a product or a typed prompt. */
export interface AdRequest {
  productId?: string;
  /** The product's title, used as the picture's alternative text. */
  title?: string;
  language: Language;
  /** Defaults to an advertisement. */
  type?: AdPictureType;
  size?: AdPictureSize;
  headline?: string;
  /** Typed text, from which the server extracts colour, occasion, type, size and product. */
  prompt?: string;
  /** Limits the search for products named in the prompt to this category. */
  categoryId?: string;
}
