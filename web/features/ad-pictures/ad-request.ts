import type { AdPictureSize, AdPictureType } from '../../../contracts/ad-picture-rules.ts';
import type { Language } from '../../../contracts/languages.ts';

/** What a picture is wanted of: a product, or what a prompt asks for. */
export interface AdRequest {
  productId?: string;
  /** The product's title; says what the picture shows. */
  title?: string;
  language: Language;
  /** An advertisement unless told otherwise. */
  type?: AdPictureType;
  size?: AdPictureSize;
  headline?: string;
  /** What was typed; the server reads it for colour, occasion, type, size and product. */
  prompt?: string;
  /** Where the products that a prompt names are looked for. */
  categoryId?: string;
}
